// What this module says about a panel is said in the words of the engine.
@_exported public import PanelPresentation
