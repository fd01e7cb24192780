import PanelTerminal
import Panels

/// What the user of the demo plays with, besides the panel itself.
struct DemoSettings: Hashable, Sendable {
  var policy = PolicyChoice.regular
  var direction = PanelLayoutDirection.leftToRight

  /// Whether the scene has a notch, a home indicator and sides it keeps for itself.
  var hasSafeArea = false

  /// Whether a keyboard is up.
  var hasKeyboard = false

  var reducesMotion = false
  var look = DemoLook.day

  /// Whether the stops and the decision at a release are shown.
  var explains = false

  /// Whether all keys are shown.
  var showsKeys = false

  /// The scene in a terminal of this size.
  func scene(in terminal: TerminalSize) -> PanelSceneGeometry {
    let size = TerminalGrid.size(of: terminal)
    return PanelSceneGeometry(
      size: size, safeAreaInsets: safeAreaInsets, keyboardHeight: keyboardHeight(in: size),
      layoutDirection: direction, displayScale: 1 / TerminalGrid.pixel)
  }

  /// The first row always belongs to the help line.
  private var safeAreaInsets: PanelInsets {
    hasSafeArea
      ? PanelInsets(top: 48, leading: 32, bottom: 32, trailing: 16) : PanelInsets(top: 16)
  }

  /// As high as on a phone, but never more than two fifths of the scene, in whole rows.
  private func keyboardHeight(in size: PanelSize) -> Double {
    guard hasKeyboard else { return 0 }
    let rows = (size.height * 0.4 / TerminalGrid.rowHeight).rounded(.down)
    return min(208, rows * TerminalGrid.rowHeight)
  }
}
