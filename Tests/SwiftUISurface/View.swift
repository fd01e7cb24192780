// The part of SwiftUI's public interface that PanelUI, its previews and its example app use, so that they can
// be compiled where there is no SwiftUI. Nothing is drawn: most bodies do nothing.
//
// Each declaration is preceded by the page it follows, below https://developer.apple.com/documentation/swiftui/.
// Where overloads share a page's name, its suffix is left out. Types whose names begin with an underscore are
// named by those pages as results. Nothing is declared that is not there; what is not used is left out.

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
  nonisolated public init() {}
}

/// Page: anyview
public struct AnyView: View {
  public typealias Body = Never
  nonisolated public init<V>(_ view: V) where V: View {}
}

/// Page: tupleview
public struct TupleView<T>: View {
  public typealias Body = Never
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
  public var content: Content
  public var modifier: Modifier
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

/// Page: previewprovider
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

extension View {
  /// Page: view/previewdisplayname(_:)
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
}
