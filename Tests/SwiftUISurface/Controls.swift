// Text, stacks and controls. Pages: see View.swift.

/// Page: localizedstringkey
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// Page: localizedstringkey/init(_:)
  public init(_ value: String) {}
  /// Page: localizedstringkey/init(stringliteral:)
  public init(stringLiteral value: String) {}
  /// Page: localizedstringkey/init(stringinterpolation:)
  public init(stringInterpolation: StringInterpolation) {}

  /// Page: localizedstringkey/stringinterpolation
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Page: localizedstringkey/stringinterpolation/init(literalcapacity:interpolationcount:)
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Page: localizedstringkey/stringinterpolation/appendliteral(_:)
    public mutating func appendLiteral(_ literal: String) {}
    /// Page: localizedstringkey/stringinterpolation/appendinterpolation(_:)
    public mutating func appendInterpolation(_ string: String) {}
    /// Page: localizedstringkey/stringinterpolation/appendinterpolation(_:)
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {}
  }
}

/// Page: localizedstringkey/stringinterpolation/appendinterpolation(_:)
public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}

/// Page: text
public struct Text: View, Equatable, Sendable {
  public typealias Body = Never

  /// Page: text/init(_:tablename:bundle:comment:)
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}

  /// Page: text/init(verbatim:)
  nonisolated public init(verbatim content: String) {}
}

/// Page: font
public struct Font: Hashable, Sendable {
  /// Page: font/title2
  public static let title2 = Font()
  /// Page: font/headline
  public static let headline = Font()
  /// Page: font/footnote
  public static let footnote = Font()
}

/// Page: image
public struct Image: View, Equatable, Sendable {
  public typealias Body = Never

  /// Page: image/init(systemname:)
  nonisolated public init(systemName: String) {}
}

/// Page: hstack
public struct HStack<Content>: View where Content: View {
  public typealias Body = Never
  /// Page: hstack/init(alignment:spacing:content:)
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Page: vstack
public struct VStack<Content>: View where Content: View {
  public typealias Body = Never
  /// Page: vstack/init(alignment:spacing:content:)
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Page: zstack
public struct ZStack<Content>: View where Content: View {
  public typealias Body = Never
  /// Page: zstack/init(alignment:content:)
  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {}
}

/// Page: lazyvstack
public struct LazyVStack<Content>: View where Content: View {
  public typealias Body = Never
  /// Page: lazyvstack/init(alignment:spacing:content:)
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Page: spacer
public struct Spacer: View, Sendable {
  public typealias Body = Never
  /// Page: spacer/init(minlength:)
  nonisolated public init(minLength: CGFloat? = nil) {}
}

/// Page: divider
public struct Divider: View {
  public typealias Body = Never
  /// Page: divider/init()
  nonisolated public init() {}
}

/// Page: button
public struct Button<Label>: View where Label: View {
  public typealias Body = Never

  /// Page: button/init(action:label:)
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}

extension Button where Label == Text {
  /// Page: button/init(_:action:)
  nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {}
}

/// Page: primitivebuttonstyle
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}

/// Page: borderedprominentbuttonstyle
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Page: borderedprominentbuttonstyle/init()
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Page: primitivebuttonstyle/borderedprominent
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// Page: plainbuttonstyle
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Page: plainbuttonstyle/init()
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Page: primitivebuttonstyle/plain
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// Page: toggle
public struct Toggle<Label>: View where Label: View {
  public typealias Body = Never
}

extension Toggle where Label == Text {
  /// Page: toggle/init(_:ison:)
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {}
}

extension View {
  /// Page: view/font(_:)
  nonisolated public func font(_ font: Font?) -> some View { self }

  /// Page: view/buttonstyle(_:)
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    self
  }
}
