#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import SwiftUI

  extension View {
    /// Presents a panel over this view while a binding is true.
    ///
    ///     CityMap()
    ///       .panel(isPresented: $showsWalk) {
    ///         WalkPreferences()
    ///           .panelDetents([.adaptive, .medium], selection: $detent)
    ///       }
    ///
    /// The counterpart of `sheet(isPresented:onDismiss:content:)`; what the content states with the `panel…`
    /// modifiers shapes the panel. Several panels over one view do not know each other. The view should
    /// fill the window; a panel presented from within another one's content lies over that one, whole, and
    /// leaves with it.
    ///
    /// A write to the binding moves the panel by its spring, within `withAnimation` and without, as it does a
    /// sheet by the system's; in a transaction whose `disablesAnimations` is true, and with Reduce Motion, the
    /// panel is there, or gone, at once.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the panel is there. The package sets it to false when the user dismisses it.
    ///   - onDismiss: Called when the panel is gone.
    ///   - content: What is in the panel.
    public func panel<Content: View>(
      isPresented: Binding<Bool>,
      onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping () -> Content
    ) -> some View {
      modifier(
        PanelPresenter(
          wish: PanelWish(isPresented: isPresented, onDismiss: onDismiss), panelContent: content))
    }

    /// Presents a panel over this view while an item is there.
    ///
    /// The counterpart of `sheet(item:onDismiss:content:)`. When another item, one of another `id`, takes the
    /// place of the one shown, the panel leaves, `onDismiss` is called, and a panel with the new item comes. An
    /// item that has changed but for its `id` is shown where the panel stands.
    ///
    /// - Parameters:
    ///   - item: What the panel is about; the package sets it to nil when the user dismisses it.
    ///   - onDismiss: Called when the panel is gone.
    ///   - content: What is in the panel, for an item.
    public func panel<Item: Identifiable, Content: View>(
      item: Binding<Item?>,
      onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
      modifier(PanelItemPresenter(item: item, onDismiss: onDismiss, panelContent: content))
    }
  }
#endif
