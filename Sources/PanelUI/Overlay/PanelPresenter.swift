#if canImport(SwiftUI)
  import PanelCore
  import SwiftUI

  /// Puts a panel over a view, and tells the view what of it stays clear.
  struct PanelPresenter<PanelContent: View>: ViewModifier {
    @Binding var isPresented: Bool
    let onDismiss: (() -> Void)?
    let panelContent: () -> PanelContent

    @State private var covered = PanelInsets.zero
    @Environment(\.panelMainContentInsets) private var inherited

    init(
      isPresented: Binding<Bool>, onDismiss: (() -> Void)?,
      @ViewBuilder panelContent: @escaping () -> PanelContent
    ) {
      _isPresented = isPresented
      self.onDismiss = onDismiss
      self.panelContent = panelContent
    }

    func body(content: Content) -> some View {
      content
        .environment(
          \.panelMainContentInsets, EdgeInsets(PanelInsets(inherited).union(covered))
        )
        .overlay {
          PanelOverlay(
            isPresented: $isPresented, covered: $covered, onDismiss: onDismiss,
            content: panelContent
          )
          // What this panel's content states is about this panel, not about one around it.
          .transformPreference(PanelStatementKey.self) { $0 = PanelStatement() }
        }
    }
  }
#endif
