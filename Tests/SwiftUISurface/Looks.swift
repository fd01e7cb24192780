// Shapes, colours, styles. Pages: see View.swift.

/// Page: shapestyle
public protocol ShapeStyle: Sendable {}

/// Page: color
public struct Color: Hashable, Sendable {
  /// Page: color/rgbcolorspace
  public enum RGBColorSpace: Sendable {
    case sRGB
  }

  nonisolated init() {}

  /// Page: color/init(_:red:green:blue:opacity:)
  nonisolated public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {}

  public static let clear = Color()
  public static let black = Color()
  public static let white = Color()
  public static let green = Color()
  public static let blue = Color()
  public static let orange = Color()
  public static let red = Color()
  public static let secondary = Color()

  /// Page: color/opacity(_:)
  public func opacity(_ opacity: Double) -> Color { self }
}

extension Color: ShapeStyle {}

extension Color: View {
  public typealias Body = Never
}

extension ShapeStyle where Self == Color {
  /// Page: shapestyle/white
  public static var white: Color { Color.white }

  /// Page: shapestyle/blue
  public static var blue: Color { Color.blue }
}

/// Page: material
public struct Material: ShapeStyle, Sendable {}

extension ShapeStyle where Self == Material {
  /// Page: shapestyle/regularmaterial
  public static var regularMaterial: Material { Material() }

  /// Page: shapestyle/thinmaterial
  public static var thinMaterial: Material { Material() }
}

/// Page: hierarchicalshapestyle
public struct HierarchicalShapeStyle: ShapeStyle, Sendable {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// Page: shapestyle/secondary
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

/// Page: fillstyle
public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// Page: path
public struct Path: Equatable, Sendable {
  public init() {}
  public mutating func move(to end: CGPoint) {}
  public mutating func addLine(to end: CGPoint) {}
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public mutating func addEllipse(in rect: CGRect) {}
}

/// Page: shape
public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

/// Page: foregroundstyle
public struct ForegroundStyle: ShapeStyle, Sendable {
  public init() {}
}

/// Page: shape — what a shape looks like by itself.
public struct _ShapeView<Content, Style>: View where Content: Shape, Style: ShapeStyle {
  public typealias Body = Never
  nonisolated init() {}
}

extension Shape {
  /// Page: shape/body
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView() }

  /// Page: shape/fill(_:style:)
  nonisolated public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some View
  where S: ShapeStyle { self }

  /// Page: shape/stroke(_:linewidth:)
  nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View
  where S: ShapeStyle { self }
}

/// Page: rectangle
public struct Rectangle: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

/// Page: circle
public struct Circle: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

/// Page: roundedcornerstyle
public enum RoundedCornerStyle: Sendable {
  case circular
  case continuous
}

/// Page: capsule
public struct Capsule: Shape {
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

/// Page: unevenroundedrectangle
public struct UnevenRoundedRectangle: Shape {
  /// Page: unevenroundedrectangle/init(topleadingradius:bottomleadingradius:bottomtrailingradius:toptrailingradius:style:)
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

/// Page: safearearegions
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// Page: visibility
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

extension View {
  /// Page: view/clipshape(_:style:)
  nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View
  where S: Shape { self }

  /// Page: view/shadow(color:radius:x:y:)
  nonisolated public func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }

  /// Page: view/opacity(_:)
  nonisolated public func opacity(_ opacity: Double) -> some View { self }

  /// Page: view/foregroundstyle(_:)
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { self }

  /// Page: view/overlay(alignment:content:)
  nonisolated public func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View { self }

  /// Page: view/background(alignment:content:)
  nonisolated public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View { self }

  /// Page: view/frame(width:height:alignment:)
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }

  /// Page: view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }

  /// Page: view/padding(_:_:)
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }

  /// Page: view/safeareapadding(_:_:)
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { self }

  /// Page: view/safeareapadding(_:)
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }

  /// Page: view/ignoressafearea(_:edges:)
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
}
