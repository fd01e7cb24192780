// Scroll views. Pages: see View.swift.

/// Page: axis
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// Page: axis/set
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Page: axis/set/horizontal
    public static let horizontal = Set(rawValue: 1)
    /// Page: axis/set/vertical
    public static let vertical = Set(rawValue: 2)
  }
}

/// Page: scrollview
public struct ScrollView<Content>: View where Content: View {
  public typealias Body = Never

  /// Page: scrollview/init(_:content:)
  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {}
}

/// Page: scrollgeometry
@available(iOS 18, macOS 15, visionOS 2, *)
public struct ScrollGeometry: Equatable, Sendable {
  /// Page: scrollgeometry/contentoffset
  public var contentOffset: CGPoint
  /// Page: scrollgeometry/contentsize
  public var contentSize: CGSize
  /// Page: scrollgeometry/contentinsets
  public var contentInsets: EdgeInsets
  /// Page: scrollgeometry/containersize
  public var containerSize: CGSize
}

/// Page: scrollphase
@available(iOS 18, macOS 15, visionOS 2, *)
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
}

/// Page: scrollposition
@available(iOS 18, macOS 15, visionOS 2, *)
public struct ScrollPosition: Equatable, Sendable {
  /// Page: scrollposition/init(idtype:)
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// Page: scrollposition/scrollto(y:)
  public mutating func scrollTo(y: CGFloat) {}
}

extension EnvironmentValues {
  /// Page: environmentvalues/isscrollenabled
  public var isScrollEnabled: Bool {
    get { true }
    set {}
  }
}

extension View {
  /// Page: view/scrolldisabled(_:)
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Page: view/scrollposition(_:anchor:)
  @available(iOS 18, macOS 15, visionOS 2, *)
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Page: view/onscrollgeometrychange(for:of:action:)
  @available(iOS 18, macOS 15, visionOS 2, *)
  nonisolated public func onScrollGeometryChange<T>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View where T: Equatable { self }

  /// Page: view/onscrollphasechange(_:)
  @available(iOS 18, macOS 15, visionOS 2, *)
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
  ) -> some View { self }
}
