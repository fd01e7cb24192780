extension TerminalCanvas {
  /// Paints with everything outside `rect` protected; the pixels that it touches in part are inside.
  ///
  ///     canvas.clipped(to: panel) { canvas in
  ///       canvas.text("a long line", column: 40, row: 3, color: .white)
  ///     }
  ///
  /// Clips nest: the inner one never widens the outer one.
  public mutating func clipped<Failure: Error>(
    to rect: PixelRect, _ paint: (inout TerminalCanvas) throws(Failure) -> Void
  ) throws(Failure) {
    let outer = clip
    if let rect = rect.drawable {
      clip = clip.touched(by: rect)
    } else {
      clip = PixelBounds()
    }
    defer { clip = outer.intersection(bounds) }
    try paint(&self)
  }
}
