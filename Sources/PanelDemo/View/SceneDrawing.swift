import PanelTerminal
import Panels

/// Draws what the simulated device keeps for itself: the notch, the home indicator and the keyboard.
struct SceneDrawing {
  var model: DemoModel
  var theme: DemoTheme

  func draw(on canvas: inout TerminalCanvas) {
    let scene = model.panel.metrics.scene
    if scene.keyboardHeight > 0 { drawKeyboard(scene, on: &canvas) }
    if model.settings.hasSafeArea { drawSafeArea(scene, on: &canvas) }
  }

  private func drawSafeArea(_ scene: PanelSceneGeometry, on canvas: inout TerminalCanvas) {
    let width = Double(canvas.width)
    let ink = model.settings.look == .day ? TerminalColor.black : .white
    // The notch hangs below the help line.
    canvas.fill(
      PixelRect(x: width / 2 - 9, y: 2, width: 18, height: 3), .black,
      corners: PixelCornerRadii(bottomLeft: 2, bottomRight: 2))
    if scene.keyboardHeight == 0 {
      canvas.fill(
        PixelRect(x: width / 2 - 11, y: Double(canvas.height) - 2, width: 22, height: 1),
        ink.opacity(0.75), corners: PixelCornerRadii(0.5))
    }
    guard model.settings.explains else { return }
    let insets = scene.safeAreaInsets
    let (left, right) = (
      insets.left(in: scene.layoutDirection), insets.right(in: scene.layoutDirection)
    )
    let safe = PanelRect(
      x: left, y: insets.top, width: scene.size.width - left - right,
      height: scene.size.height - insets.top - scene.bottomObstruction)
    canvas.stroke(TerminalGrid.pixels(safe), theme.accent.opacity(0.35))
  }

  private static let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

  private func drawKeyboard(_ scene: PanelSceneGeometry, on canvas: inout TerminalCanvas) {
    let height = scene.keyboardHeight / TerminalGrid.pixel
    let top = Double(canvas.height) - height
    canvas.fill(
      PixelRect(x: 0, y: top, width: Double(canvas.width), height: height), theme.keyboard)
    // As many rows of keys as there is room for, and the space bar below.
    let pitch = 4.0
    let count = min(Self.rows.count, Int((height - 1) / pitch))
    for index in 0..<max(0, count) {
      drawKeys(Self.rows[index], top: top + 1 + Double(index) * pitch, on: &canvas)
    }
    guard height >= Double(Self.rows.count + 1) * pitch else { return }
    let width = min(30, Double(canvas.width) / 2)
    canvas.fill(
      PixelRect(
        x: (Double(canvas.width) - width) / 2, y: top + 1 + Double(Self.rows.count) * pitch,
        width: width, height: 3),
      theme.key, corners: PixelCornerRadii(1))
  }

  private func drawKeys(_ letters: String, top: Double, on canvas: inout TerminalCanvas) {
    let pitch = min(6, Double(canvas.width) / 10)
    var x = (Double(canvas.width) - pitch * Double(letters.count)) / 2
    // The row of cells that lies within the key.
    let row = Int((top / 2).rounded(.up))
    for letter in letters {
      canvas.fill(
        PixelRect(x: x + 0.4, y: top, width: pitch - 0.8, height: 3), theme.key,
        corners: PixelCornerRadii(1))
      canvas.text(
        String(letter), column: Int((x + pitch / 2).rounded(.down)), row: row, color: theme.text)
      x += pitch
    }
  }
}
