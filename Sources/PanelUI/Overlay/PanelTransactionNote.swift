#if canImport(SwiftUI)
  import SwiftUI

  /// What the last change of the presenting binding said about animation.
  ///
  /// Only while a view updates is its transaction known; the action that reacts to the change runs later.
  /// A plain change is animated, as a sheet's is; one that disables animations is not.
  final class PanelTransactionNote {
    private(set) var isAnimated = true

    func take(_ transaction: Transaction) {
      isAnimated = !transaction.disablesAnimations
    }
  }
#endif
