/// One of the two side edges of a scene, named by the direction of text.
public enum PanelHorizontalEdge: Hashable, Sendable, CaseIterable {
  /// Where a line of text begins: left in a left-to-right layout.
  case leading

  /// Where a line of text ends: right in a left-to-right layout.
  case trailing

  /// Whether the edge is the left one in `direction`.
  public func isLeft(in direction: PanelLayoutDirection) -> Bool {
    switch (self, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): true
    case (.leading, .rightToLeft), (.trailing, .leftToRight): false
    }
  }
}
