#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import PanelCore
  public import SwiftUI

  extension View {
    /// Fills the background of the panel around this view with a style.
    ///
    /// The counterpart of `presentationBackground(_:)`.
    public func panelBackground<S: ShapeStyle>(_ style: S) -> some View {
      panelBackground { Rectangle().fill(style) }
    }

    /// Puts a view behind the panel around this view; it fills the panel and is cut to its shape.
    ///
    /// The counterpart of `presentationBackground(alignment:content:)`.
    public func panelBackground<V: View>(
      alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
      let view = content()
      return panelPreference(
        PanelBackgroundKey.self,
        PanelBackground {
          AnyView(view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        })
    }
  }

  /// What is behind a panel; the last sibling that states it wins.
  enum PanelBackgroundKey: PanelPreferenceKey {
    static var defaultValue: PanelBackground? { nil }

    static func reduce(value: inout PanelBackground?, nextValue: () -> PanelBackground?) {
      value = nextValue() ?? value
    }
  }

  /// A view that is compared by identity, since views cannot be compared otherwise.
  final class PanelBackground: Equatable, Sendable {
    let view: @MainActor () -> AnyView

    init(view: @escaping @MainActor () -> AnyView) { self.view = view }

    static func == (lhs: PanelBackground, rhs: PanelBackground) -> Bool { lhs === rhs }
  }
#endif
