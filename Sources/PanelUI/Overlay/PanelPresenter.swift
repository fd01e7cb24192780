#if canImport(SwiftUI)
  import PanelCore
  import SwiftUI

  /// Puts a panel over a view, and tells the view what of it stays clear.
  struct PanelPresenter<PanelContent: View>: ViewModifier {
    let wish: PanelWish
    let panelContent: () -> PanelContent

    @State private var covered = PanelInsets.zero
    @State private var note = PanelTransactionNote<Bool>()
    @State private var nest = PanelNest()
    @Environment(\.panelMainContentInsets) private var inherited
    @Environment(\.isInPanel) private var isNested
    @Environment(\.self) private var environment

    init(wish: PanelWish, @ViewBuilder panelContent: @escaping () -> PanelContent) {
      self.wish = wish
      self.panelContent = panelContent
    }

    func body(content: Content) -> some View {
      content
        .environment(
          \.panelMainContentInsets, EdgeInsets(PanelInsets(inherited).union(covered))
        )
        .panelTransaction(of: wish.isPresented, into: note)
        .overlay { if !isNested { overlay(wish) } }
        // A panel within another one would be cut to its shape: it is handed up, and shown above it.
        .panelHandsUp(isNested ? nested() : nil)
    }

    private func overlay(_ wish: PanelWish) -> some View {
      PanelOverlay(wish: wish, covered: $covered, note: note, content: panelContent)
        .panelKeepsStatements()
    }

    private func nested() -> PanelNestedPanel {
      PanelNestedPanel(nest: nest) { [environment] outer in
        AnyView(overlay(wish.within(outer)).environment(\.self, environment))
      }
    }
  }
#endif
