// The part of SwiftUI's public interface that PanelUI, its previews and its example app use, so that they can
// be compiled where there is no SwiftUI. Nothing is drawn: most bodies do nothing.
//
// Each declaration is preceded by the page it follows, below https://developer.apple.com/documentation/swiftui/.
// Of overloads some have a page of their own, whose name ends in a suffix; a page without one that several share
// is that of their group, and lists them all. What only fulfils a protocol (a body, a Body, a raw value)
// follows the protocol's page. Types whose names begin with an underscore are named by those pages as results.
// Nothing is declared that is not there; what is not used is left out.
//
// View, State, Layout, Time and Shapes are all that the overlay needs; the other files are for what touches,
// scrolls, speaks and looks, for the previews and for the example.

@_exported public import Foundation

/// Page: view
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("there is no value of this type") }
}

extension View where Body == Never {
  /// Page: view/body — the views SwiftUI draws itself have none.
  public var body: Never { fatalError("a primitive view has no body") }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

/// Page: emptyview
public struct EmptyView: View, Sendable {
  public typealias Body = Never
  /// Page: emptyview/init()
  nonisolated public init() {}
}

/// Page: anyview
public struct AnyView: View {
  public typealias Body = Never
  /// Page: anyview/init(_:)
  nonisolated public init<V>(_ view: V) where V: View {}
}

/// Page: tupleview
public struct TupleView<T>: View {
  public typealias Body = Never
  /// Page: tupleview/init(_:)
  nonisolated public init(_ value: T) {}
}

/// Page: viewbuilder/buildeither(first:)
public struct _ConditionalContent<TrueContent, FalseContent> {
  nonisolated init() {}
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

/// Page: viewbuilder
@resultBuilder
public struct ViewBuilder {
  /// Page: viewbuilder/buildexpression(_:)
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// Page: viewbuilder/buildblock()
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Page: viewbuilder/buildblock(_:)
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// Page: viewbuilder/buildblock(_:)
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    TupleView((repeat each content))
  }

  /// Page: viewbuilder/buildif(_:)
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }

  /// Page: viewbuilder/buildeither(first:)
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent()
  }

  /// Page: viewbuilder/buildeither(second:)
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent()
  }

  /// Page: viewbuilder/buildlimitedavailability(_:)
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView
  where Content: View {
    AnyView(content)
  }
}

/// Page: viewmodifier
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

extension ViewModifier where Body == Never {
  /// Page: viewmodifier/body(content:)
  public func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }
}

/// Page: viewmodifier/content
public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
  public typealias Body = Never
}

/// Page: modifiedcontent
public struct ModifiedContent<Content, Modifier> {
  /// Page: modifiedcontent/content
  public var content: Content
  /// Page: modifiedcontent/modifier
  public var modifier: Modifier
  /// Page: modifiedcontent/init(content:modifier:)
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension View {
  /// Page: view/modifier(_:)
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// Page: view/id(_:)
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { self }
}

/// Page: foreach
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Page: foreach/init(_:content:)
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Page: foreach/init(_:content:)
  nonisolated public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {}
}
