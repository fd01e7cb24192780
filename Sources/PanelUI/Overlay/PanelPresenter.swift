#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import PanelCore
  import SwiftUI

  /// Puts a panel over a view, and tells the view what of it stays clear.
  struct PanelPresenter<PanelContent: View>: ViewModifier {
    let wish: PanelWish
    let panelContent: () -> PanelContent

    @State private var covered = PanelInsets.zero
    @State private var isAboveDimmed = false
    @State private var note = PanelTransactionNote<Bool>()
    @State private var nest = PanelNest()
    @Environment(\.panelMainContentInsets) private var inherited
    @Environment(\.isInPanel) private var isNested

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
        .onPreferenceChange(PanelDimmingKey.self) { [isAboveDimmed = $isAboveDimmed] new in
          isAboveDimmed.wrappedValue = new
        }
        .overlay {
          if isNested {
            // Within another panel this one would be cut to its shape: it is handed up, and shown above it.
            PanelNestedSource(nest: nest) { place in
              overlay(
                wish.within(place.isOpen), isAboveDimmed: isAboveDimmed || place.isAboveDimmed)
            }
          } else {
            overlay(wish, isAboveDimmed: isAboveDimmed)
          }
        }
    }

    private func overlay(_ wish: PanelWish, isAboveDimmed: Bool) -> some View {
      PanelOverlay(
        wish: wish, covered: $covered, note: note, isAboveDimmed: isAboveDimmed,
        content: panelContent
      )
      .panelKeepsStatements()
    }
  }
#endif
