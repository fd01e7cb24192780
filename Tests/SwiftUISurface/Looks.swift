// Materials, shadows, and what cuts a view to a shape. Pages: see View.swift.

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

/// Page: circle
public struct Circle: Shape {
  /// Page: circle/init()
  nonisolated public init() {}
  /// Page: circle/path(in:)
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

/// Page: roundedcornerstyle
public enum RoundedCornerStyle: Sendable {
  case circular
  case continuous
}

/// Page: capsule
public struct Capsule: Shape {
  /// Page: capsule/init(style:)
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
  /// Page: capsule/path(in:)
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
  /// Page: unevenroundedrectangle/path(in:)
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
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
}
