// A panel is configured in the words of the four modules it is made of.
@_exported public import PanelAdaptation
@_exported public import PanelCore
@_exported public import PanelDetents
@_exported public import PanelGestures
