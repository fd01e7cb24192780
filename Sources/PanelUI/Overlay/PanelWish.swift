#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// What an app wants of a panel, and what it is told.
  struct PanelWish {
    /// Whether the panel is to be there.
    let isPresented: Bool

    /// Whether the app's binding asks for the panel at this moment; ``isPresented`` is of the last update.
    let isWanted: () -> Bool

    /// Tells the app's binding that the panel is not there any more.
    let dismiss: () -> Void

    /// The app's own action for a panel that is gone.
    let onDismiss: (() -> Void)?

    /// Told when nothing of the panel is left, also of one that was given up before it was seen; with whether
    /// the app's binding let go of it in this very moment.
    let onGone: (Bool) -> Void

    /// Whether the panel around it is open, without which it cannot come.
    var isPossible = true
  }

  extension PanelWish {
    /// A panel that is there while a binding is true.
    init(isPresented: Binding<Bool>, onDismiss: (() -> Void)?) {
      self.init(
        isPresented: isPresented.wrappedValue,
        isWanted: { isPresented.wrappedValue },
        dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
        onDismiss: onDismiss,
        onGone: { _ in })
    }

    /// The same wish, as far as the panel around it lets it come true.
    func within(_ outer: Bool) -> PanelWish {
      PanelWish(
        isPresented: isPresented && outer, isWanted: isWanted, dismiss: dismiss,
        onDismiss: onDismiss, onGone: onGone, isPossible: outer)
    }
  }
#endif
