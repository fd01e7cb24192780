#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// A panel presented from within another one's content, on its way up to where it can be shown whole.
  ///
  /// Compared by identity: each one made is another.
  final class PanelNestedPanel: Identifiable, Equatable, Sendable {
    let nest: PanelNest

    /// The panel over its container, given what the panel around it says.
    let view: @MainActor (PanelNestedPlace) -> AnyView

    init(nest: PanelNest, view: @escaping @MainActor (PanelNestedPlace) -> AnyView) {
      self.nest = nest
      self.view = view
    }

    var id: ObjectIdentifier { ObjectIdentifier(nest) }

    static func == (lhs: PanelNestedPanel, rhs: PanelNestedPanel) -> Bool { lhs === rhs }
  }

  /// The place a nested panel comes from: what stays when the panel is made anew.
  final class PanelNest: Sendable {}

  /// The panels within a panel's content, in tree order.
  struct PanelNestedKey: PreferenceKey {
    static var defaultValue: [PanelNestedPanel] { [] }

    static func reduce(value: inout [PanelNestedPanel], nextValue: () -> [PanelNestedPanel]) {
      value += nextValue()
    }
  }

  /// Where a nested panel is asked for: hands it up, with the environment of this place, as a sheet's content
  /// has that of the view that presents it.
  struct PanelNestedSource<Overlay: View>: View {
    let nest: PanelNest
    let overlay: (PanelNestedPlace) -> Overlay

    @Environment(\.self) private var environment

    init(nest: PanelNest, overlay: @escaping (PanelNestedPlace) -> Overlay) {
      self.nest = nest
      self.overlay = overlay
    }

    var body: some View {
      Color.clear
        .frame(width: 0, height: 0)
        .panelHandsUp(
          PanelNestedPanel(nest: nest) { [environment] place in
            AnyView(
              overlay(place)
                .panelScrollsFreely()
                .environment(\.self, environment))
          }
        )
        .panelInert()
    }
  }

  // SwiftUI may ask for a preference on any thread: what answers must not belong to the main actor.
  extension View {
    /// Hands a panel up to the one around it.
    nonisolated func panelHandsUp(_ panel: PanelNestedPanel) -> some View {
      transformPreference(PanelNestedKey.self) { $0.append(panel) }
    }

    /// What a panel's content states, and what it presents, is this panel's, not that of one around it.
    nonisolated func panelKeepsStatements() -> some View {
      transformPreference(PanelStatementKey.self) { $0 = PanelStatement() }
        .transformPreference(PanelNestedKey.self) { $0 = [] }
    }

    /// Says that there is a content, though it may state nothing.
    nonisolated func panelStatesSomething() -> some View {
      transformPreference(PanelStatementKey.self) { $0.isStated = true }
    }
  }

  private struct IsInPanelKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  extension EnvironmentValues {
    /// Whether a view is in a panel's content.
    var isInPanel: Bool {
      get { self[IsInPanelKey.self] }
      set { self[IsInPanelKey.self] = newValue }
    }
  }
#endif
