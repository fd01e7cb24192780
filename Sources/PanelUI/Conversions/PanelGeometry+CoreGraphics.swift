#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import PanelCore
  public import SwiftUI

  // The engine counts in `Double`, SwiftUI in `CGFloat`; Swift converts between the two scalars by itself.

  extension PanelPoint {
    /// A point of SwiftUI's, in the same coordinates.
    public init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
  }

  extension PanelSize {
    /// A size of SwiftUI's.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  }

  extension PanelRect {
    /// A rectangle of SwiftUI's, in the same coordinates.
    public init(_ rect: CGRect) {
      self.init(origin: PanelPoint(rect.origin), size: PanelSize(rect.size))
    }
  }

  extension PanelInsets {
    /// Insets of SwiftUI's; leading and trailing keep their meaning.
    public init(_ insets: EdgeInsets) {
      self.init(
        top: insets.top, leading: insets.leading, bottom: insets.bottom,
        trailing: insets.trailing)
    }
  }

  extension PanelLayoutDirection {
    /// A layout direction of SwiftUI's; one that is not known runs from left to right.
    public init(_ direction: LayoutDirection) {
      self = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  extension CGPoint {
    /// A point of the engine's, in the same coordinates.
    public init(_ point: PanelPoint) { self.init(x: point.x, y: point.y) }
  }

  extension CGSize {
    /// A size of the engine's.
    public init(_ size: PanelSize) { self.init(width: size.width, height: size.height) }
  }

  extension CGRect {
    /// A rectangle of the engine's, in the same coordinates.
    public init(_ rect: PanelRect) {
      self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
    }
  }

  extension EdgeInsets {
    /// Insets of the engine's; leading and trailing keep their meaning.
    public init(_ insets: PanelInsets) {
      self.init(
        top: insets.top, leading: insets.leading, bottom: insets.bottom,
        trailing: insets.trailing)
    }
  }
#endif
