#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import PanelPresentation
  import SwiftUI

  extension View {
    /// Notes what the transaction of each change of a value says.
    ///
    /// An action that reacts to a change is performed after the update, and is not told its transaction. What
    /// tells it is `transaction(value:_:)`, and that only where something within can be animated: here a
    /// number that nobody sees, and that changes with the value. It is brought up to date in the update
    /// itself, and so before any action.
    nonisolated func panelTransaction<Value: Hashable & Sendable>(
      of value: Value, into note: PanelTransactionNote<Value>
    ) -> some View {
      background {
        Color.clear
          .frame(width: 0, height: 0)
          .modifier(PanelAnimatedNumber(animatableData: Double(value.hashValue >> 12)))
          .transaction(value: value) { note.note(value, $0) }
          .panelInert()
      }
    }
  }

  extension View {
    /// Where the engine moves the panel, an animation of the host's must not move it a second time. A panel at
    /// rest goes along with a rotation.
    nonisolated func panelMoves(byItself moves: Bool, placement: PanelPlacement) -> some View {
      transaction(value: placement) { transaction in
        if moves { transaction.animation = nil }
      }
    }
  }

  /// Runs `body` so that what it changes moves no more than the change it comes from.
  func withPanelTransaction(animated: Bool, _ body: () -> Void) {
    guard !animated else { return body() }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction, body)
  }

  /// A number that can be animated, and shows nowhere.
  private struct PanelAnimatedNumber: ViewModifier, Animatable {
    nonisolated var animatableData: Double

    nonisolated init(animatableData: Double) { self.animatableData = animatableData }

    func body(content: Content) -> some View { content }
  }
#endif
