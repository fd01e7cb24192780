import PanelCore

/// Draws the keyboard, with rows of keys.
struct KeyboardDrawing {
  let drawing: FrameDrawing

  var elements: [SVGElement] {
    let scene = drawing.frame.scene
    guard scene.keyboardHeight > 0, !scene.isEmpty else { return [] }
    let area = PanelRect(
      x: 0, y: scene.size.height - scene.keyboardHeight, width: scene.size.width,
      height: scene.keyboardHeight)
    return [.rect(area, ["fill": StoryboardStyle.keyboard])] + keys(in: area)
  }

  private func keys(in area: PanelRect) -> [SVGElement] {
    let counts = [10, 9, 7, 0]
    let gap = min(6, area.width / 80)
    let height = (area.height - drawing.frame.scene.safeAreaInsets.bottom) / Double(counts.count)
    guard height > 3 * gap else { return [] }
    let unit = (area.width - gap) / 10
    return counts.enumerated().flatMap { row, count -> [SVGElement] in
      let y = area.minY + Double(row) * height + gap
      // The last row is the space bar.
      let (columns, width) = count == 0 ? (1, unit * 5) : (count, unit)
      let start = area.midX - width * Double(columns) / 2 + gap / 2
      return (0..<columns).map { column in
        .rect(
          PanelRect(
            x: start + Double(column) * width, y: y, width: width - gap, height: height - gap),
          radius: min(5, height / 6),
          ["fill": StoryboardStyle.keyCap, "fill-opacity": 0.85])
      }
    }
  }
}
