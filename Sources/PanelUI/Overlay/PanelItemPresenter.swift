#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// Presents a panel for an item; another item waits until the panel of the one before has left.
  struct PanelItemPresenter<Item: Identifiable, PanelContent: View>: ViewModifier {
    @Binding var item: Item?
    let onDismiss: (() -> Void)?
    let panelContent: (Item) -> PanelContent

    @State private var turn = PanelItemTurn<Item>()

    init(
      item: Binding<Item?>, onDismiss: (() -> Void)?,
      panelContent: @escaping (Item) -> PanelContent
    ) {
      _item = item
      self.onDismiss = onDismiss
      self.panelContent = panelContent
    }

    func body(content: Content) -> some View {
      let shown = turn.content(for: item)
      content
        .modifier(
          PanelPresenter(
            wish: PanelWish(
              isPresented: turn.isPresented(for: item),
              isWanted: { turn.isPresented(for: item) },
              dismiss: { if turn.takesAway(item) { item = nil } },
              onDismiss: onDismiss,
              onGone: { turn.isGone(next: item, letGo: $0) })
          ) {
            if let shown { panelContent(shown).id(shown.id) }
          }
        )
        .onChange(of: item?.id, initial: true) { turn.take(item) }
    }
  }
#endif
