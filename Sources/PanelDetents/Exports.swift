// Whoever takes this module alone gets the words its API is written in.
@_exported public import PanelCore
