// An app that shows a panel configures it in the engine's words.
@_exported public import PanelAdaptation
@_exported public import PanelCore
@_exported public import PanelDetents
@_exported public import PanelGestures
@_exported public import PanelPresentation
