#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import PanelDetents
  import SwiftUI

  /// States the bound selection, and where to write it.
  struct PanelSelectionModifier: ViewModifier {
    @Binding var selection: PanelDetent

    @State private var note = PanelTransactionNote<PanelDetent>()

    nonisolated init(selection: Binding<PanelDetent>) { _selection = selection }

    func body(content: Content) -> some View {
      content
        .panelTransaction(of: selection, into: note)
        .panelPreference(PanelSelectionKey.self, selection)
        .panelPreference(
          PanelSelectionLinkKey.self, PanelSelectionLink(binding: $selection, note: note))
    }
  }

  /// Where the selection is written back to, and how what the host writes there is to move.
  ///
  /// Compared by identity: two bindings cannot be told apart, and another one may say the same. So each time
  /// the modifier is evaluated the statement is another one; what comes of it leaves the content alone, which
  /// `PanelContent` keeps, and so does not evaluate it again.
  final class PanelSelectionLink: Sendable {
    let binding: Binding<PanelDetent>
    let note: PanelTransactionNote<PanelDetent>

    init(binding: Binding<PanelDetent>, note: PanelTransactionNote<PanelDetent>) {
      self.binding = binding
      self.note = note
    }
  }

  /// The way back to the selection; the last sibling that binds one wins.
  enum PanelSelectionLinkKey: PanelPreferenceKey {
    static var defaultValue: PanelSelectionLink? { nil }

    static func reduce(
      value: inout PanelSelectionLink?, nextValue: () -> PanelSelectionLink?
    ) {
      value = nextValue() ?? value
    }
  }
#endif
