extension PanelEffects: CustomStringConvertible {
  /// The effects in their order, as an array prints them.
  ///
  ///     print(panel.send(.dragEnded(), at: 1.2))
  ///     // [dragEnded(target: medium), selectionChanged(medium, drag)]
  public var description: String {
    var text = "["
    for index in indices {
      if index > 0 { text += ", " }
      text += self[index].description
    }
    return text + "]"
  }
}
