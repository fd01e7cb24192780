/// Distances inward from the four edges, in points; leading and trailing follow the layout direction.
public struct PanelInsets: Hashable, Sendable {
  /// From the top edge, downwards.
  public var top: Double

  /// From the edge where a line of text begins: the left one in a left-to-right layout.
  public var leading: Double

  /// From the bottom edge, upwards.
  public var bottom: Double

  /// From the edge where a line of text ends: the right one in a left-to-right layout.
  public var trailing: Double

  /// No inset at any edge.
  public static let zero = PanelInsets()

  /// Creates insets; an edge that is not named has none.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The inset of the left edge in `direction`.
  public func left(in direction: PanelLayoutDirection) -> Double {
    switch direction {
    case .leftToRight: leading
    case .rightToLeft: trailing
    }
  }

  /// The inset of the right edge in `direction`.
  public func right(in direction: PanelLayoutDirection) -> Double {
    switch direction {
    case .leftToRight: trailing
    case .rightToLeft: leading
    }
  }

  /// The inset of `edge`.
  public subscript(edge: PanelHorizontalEdge) -> Double {
    get {
      switch edge {
      case .leading: leading
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .leading: leading = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}

/// The parts of a scene that the system keeps for itself: notch, status bar, home indicator.
public typealias PanelSafeAreaInsets = PanelInsets
