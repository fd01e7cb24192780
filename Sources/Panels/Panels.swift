// The umbrella: one import for the whole engine.

@_exported public import PanelAdaptation
@_exported public import PanelCore
@_exported public import PanelDetents
@_exported public import PanelGestures
@_exported public import PanelPresentation
