// Shapes and colours, frames and safe areas. Pages: see View.swift.

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

  /// Page: color/clear
  public static let clear = Color()
  /// Page: color/black
  public static let black = Color()
  /// Page: color/white
  public static let white = Color()
  /// Page: color/green
  public static let green = Color()
  /// Page: color/blue
  public static let blue = Color()
  /// Page: color/orange
  public static let orange = Color()
  /// Page: color/red
  public static let red = Color()
  /// Page: color/secondary
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

/// Page: fillstyle
public struct FillStyle: Equatable, Sendable {
  /// Page: fillstyle/init(eofill:antialiased:)
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// Page: path
public struct Path: Equatable, Sendable {
  /// Page: path/init()
  public init() {}
  /// Page: path/move(to:)
  public mutating func move(to end: CGPoint) {}
  /// Page: path/addline(to:)
  public mutating func addLine(to end: CGPoint) {}
  /// Page: path/addquadcurve(to:control:)
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Page: path/addellipse(in:)
  public mutating func addEllipse(in rect: CGRect) {}
}

/// Page: shape
public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

/// Page: foregroundstyle
public struct ForegroundStyle: ShapeStyle, Sendable {
  /// Page: foregroundstyle/init()
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
  /// Page: rectangle/init()
  nonisolated public init() {}
  /// Page: rectangle/path(in:)
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

/// Page: safearearegions
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Page: safearearegions/container
  public static let container = SafeAreaRegions(rawValue: 1)
  /// Page: safearearegions/keyboard
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Page: safearearegions/all
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// Page: visibility
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

extension View {
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

  /// Page: view/safeareapadding(_:)-5lh9p
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }

  /// Page: view/ignoressafearea(_:edges:)
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
}
