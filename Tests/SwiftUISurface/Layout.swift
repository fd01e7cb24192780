// Geometry and custom layouts. Pages: see View.swift.

/// Page: layoutdirection
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

/// Page: edgeinsets
public struct EdgeInsets: Equatable, Sendable {
  /// Page: edgeinsets/top
  public var top: CGFloat
  /// Page: edgeinsets/leading
  public var leading: CGFloat
  /// Page: edgeinsets/bottom
  public var bottom: CGFloat
  /// Page: edgeinsets/trailing
  public var trailing: CGFloat

  /// Page: edgeinsets/init(top:leading:bottom:trailing:)
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Page: edgeinsets/init()
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// Page: edge
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Page: edge/set
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Page: edge/set/top
    public static let top = Set(rawValue: 1)
    /// Page: edge/set/leading
    public static let leading = Set(rawValue: 2)
    /// Page: edge/set/bottom
    public static let bottom = Set(rawValue: 4)
    /// Page: edge/set/trailing
    public static let trailing = Set(rawValue: 8)
    /// Page: edge/set/all
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Page: edge/set/horizontal
    public static let horizontal: Set = [.leading, .trailing]
    /// Page: edge/set/vertical
    public static let vertical: Set = [.top, .bottom]
  }
}

/// Page: unitpoint
public struct UnitPoint: Hashable, Sendable {
  /// Page: unitpoint/x
  public var x: CGFloat
  /// Page: unitpoint/y
  public var y: CGFloat
  /// Page: unitpoint/init(x:y:)
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  /// Page: unitpoint/topleading
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// Page: unitpoint/center
  public static let center = UnitPoint(x: 0.5, y: 0.5)
}

/// Page: horizontalalignment
public struct HorizontalAlignment: Equatable, Sendable {
  /// Page: horizontalalignment/leading
  public static let leading = HorizontalAlignment()
  /// Page: horizontalalignment/center
  public static let center = HorizontalAlignment()
}

/// Page: verticalalignment
public struct VerticalAlignment: Equatable, Sendable {
  /// Page: verticalalignment/center
  public static let center = VerticalAlignment()
}

/// Page: alignment
public struct Alignment: Equatable, Sendable {
  /// Page: alignment/center
  public static let center = Alignment()
  /// Page: alignment/top
  public static let top = Alignment()
  /// Page: alignment/topleading
  public static let topLeading = Alignment()
}

/// Page: proposedviewsize
public struct ProposedViewSize: Equatable, Sendable {
  /// Page: proposedviewsize/width
  public var width: CGFloat?
  /// Page: proposedviewsize/height
  public var height: CGFloat?
  /// Page: proposedviewsize/init(width:height:)
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  /// Page: proposedviewsize/init(_:)
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

/// Page: coordinatespaceprotocol
public protocol CoordinateSpaceProtocol {}

/// Page: globalcoordinatespace
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Page: globalcoordinatespace/init()
  public init() {}
}

/// Page: localcoordinatespace
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Page: localcoordinatespace/init()
  public init() {}
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// Page: coordinatespaceprotocol/global
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// Page: coordinatespaceprotocol/local
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// Page: geometryproxy
public struct GeometryProxy {
  /// Page: geometryproxy/size
  public var size: CGSize { .zero }

  /// Page: geometryproxy/safeareainsets
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Page: geometryproxy/frame(in:)
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { .zero }
}

extension View {
  /// Page: view/ongeometrychange(for:of:action:)
  @preconcurrency nonisolated public func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View where T: Equatable, T: Sendable { self }
}

/// Page: animatable
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: AnimatableData { get set }
}

/// Page: vectorarithmetic
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

/// Page: emptyanimatabledata
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Page: emptyanimatabledata/init()
  public init() {}
  /// Page: emptyanimatabledata/zero
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Page: emptyanimatabledata/+(_:_:)
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// Page: emptyanimatabledata/-(_:_:)
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Page: emptyanimatabledata/scale(by:)
  public mutating func scale(by rhs: Double) {}
  /// Page: emptyanimatabledata/magnitudesquared
  public var magnitudeSquared: Double { 0 }
}

extension Double: VectorArithmetic {
  /// Page: vectorarithmetic/scale(by:)
  public mutating func scale(by rhs: Double) { self *= rhs }

  /// Page: vectorarithmetic/magnitudesquared
  public var magnitudeSquared: Double { self * self }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Page: animatable/animatabledata
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// Page: layout
@preconcurrency
public protocol Layout: Sendable, Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)
}

extension Layout where Cache == Void {
  /// Page: layout/makecache(subviews:)
  public func makeCache(subviews: Self.Subviews) {}
}

extension Layout {
  /// Page: layout/updatecache(_:subviews:)
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Page: layout/callasfunction(_:)
  public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
    content()
  }
}

/// Page: layoutsubviews
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  /// Page: layoutsubviews/layoutdirection
  public var layoutDirection: LayoutDirection
  /// Page: layoutsubviews/startindex
  public var startIndex: Int { 0 }
  /// Page: layoutsubviews/endindex
  public var endIndex: Int { 0 }
  /// Page: layoutsubviews/subscript(_:)
  public subscript(index: Int) -> LayoutSubview { fatalError("there are no subviews") }
}

/// Page: layoutsubview
public struct LayoutSubview: Equatable {
  /// Page: layoutsubview/subscript(_:)
  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { K.defaultValue }

  /// Page: layoutsubview/sizethatfits(_:)
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Page: layoutsubview/place(at:anchor:proposal:)
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}

/// Page: layoutvaluekey
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

extension View {
  /// Page: view/layoutvalue(key:value:)
  nonisolated public func layoutValue<K>(key: K.Type, value: K.Value) -> some View
  where K: LayoutValueKey { self }
}
