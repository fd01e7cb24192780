#if canImport(SwiftUI)
  import SwiftUI

  /// Presents a panel for an item, and keeps showing the last one while the panel leaves.
  struct PanelItemPresenter<Item: Identifiable, PanelContent: View>: ViewModifier {
    @Binding var item: Item?
    let onDismiss: (() -> Void)?
    let panelContent: (Item) -> PanelContent

    @State private var lastItem: Item?

    init(
      item: Binding<Item?>, onDismiss: (() -> Void)?,
      panelContent: @escaping (Item) -> PanelContent
    ) {
      _item = item
      self.onDismiss = onDismiss
      self.panelContent = panelContent
    }

    func body(content: Content) -> some View {
      let shown = item ?? lastItem
      content
        .modifier(
          PanelPresenter(isPresented: $item.isThere, onDismiss: onDismiss) {
            if let shown { panelContent(shown).id(shown.id) }
          }
        )
        .onChange(of: item?.id, initial: true) {
          if let item { lastItem = item }
        }
    }
  }

  extension Optional {
    /// Whether there is a value; it can only be taken away.
    fileprivate var isThere: Bool {
      get { self != nil }
      set { if !newValue { self = nil } }
    }
  }
#endif
