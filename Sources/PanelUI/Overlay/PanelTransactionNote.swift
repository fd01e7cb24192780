#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Foundation
  import SwiftUI

  /// What the transaction of a value's last change said about animation.
  ///
  /// SwiftUI may ask for a transaction on any thread; hence the lock.
  final class PanelTransactionNote<Value: Equatable & Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var change = PanelStillChange<Value>()

    /// The views are updated for a value.
    func note(_ value: Value, _ transaction: Transaction) {
      lock.withLock {
        change.note(value, disablesAnimations: transaction.disablesAnimations)
      }
    }

    /// Whether the change to a value that is acted upon now is animated.
    func isAnimated(_ value: Value) -> Bool {
      lock.withLock { change.isAnimated(value) }
    }
  }
#endif
