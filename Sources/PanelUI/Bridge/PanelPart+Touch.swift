package import PanelPresentation

extension PanelPart {
  /// What the engine calls the part when a finger comes down on it.
  package var dragRegion: PanelDragRegion {
    switch self {
    case .handle: .handle
    case .surface, .content: .content
    case .shade, .ruler: .outside
    }
  }

  /// The finger the engine takes a drag of this part for.
  ///
  /// Each part recognises a drag of its own, and two of them can be on at once. Under one number the second
  /// finger would be taken for the first one come down again, and the panel would jump from one to the other.
  package var pointer: Int {
    switch self {
    case .content: 0
    case .handle: 1
    case .surface: 2
    case .shade: 3
    case .ruler: 4
    }
  }
}
