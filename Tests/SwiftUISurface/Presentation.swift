// The system's sheets, previews, and apps. Pages: see View.swift.

/// Page: presentationdetent
public struct PresentationDetent: Hashable, Sendable {
  private let height: CGFloat

  /// Page: presentationdetent/medium
  public static let medium = PresentationDetent(height: 400)

  /// Page: presentationdetent/large
  public static let large = PresentationDetent(height: 800)

  /// Page: presentationdetent/height(_:)
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: height)
  }
}

extension View {
  /// Page: view/presentationdetents(_:selection:)
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Page: view/sheet(ispresented:ondismiss:content:)
  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { self }
}

/// Page: scene
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Page: scene/body
  public var body: Never { fatalError("a primitive scene has no body") }
}

/// Page: scenebuilder
@resultBuilder
public struct SceneBuilder {
  /// Page: scenebuilder/buildblock(_:)
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }
}

/// Page: windowgroup
public struct WindowGroup<Content>: Scene where Content: View {
  public typealias Body = Never

  /// Page: windowgroup/init(content:)
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

/// Page: app
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Page: app/main()
  @MainActor @preconcurrency public static func main() {
    print("This app was built against a stand-in of SwiftUI's interface, and shows nothing.")
  }
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
