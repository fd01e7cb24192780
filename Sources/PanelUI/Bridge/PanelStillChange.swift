/// Which change of a value was asked for without animation.
///
/// A view tree hears of a change twice: while the views are updated, when the change's transaction is known,
/// and afterwards, when it is acted upon and the transaction is gone. This carries the answer from the one to
/// the other:
///
///     var change = PanelStillChange<Bool>()
///     change.note(true, disablesAnimations: true)   // while the views are updated
///     change.isAnimated(true)                       // false: when it is acted upon
///     change.isAnimated(true)                       // true: an answer is given once
///
/// A change of which nothing was noted is animated, as that of a sheet is.
package struct PanelStillChange<Value: Equatable & Sendable>: Equatable, Sendable {
  /// The value that was written without animation and not asked about since.
  private var still: Value?

  /// Creates a memory of nothing.
  package init() {}

  /// The views are updated for a value; the last word before it is acted upon counts.
  ///
  /// - Parameters:
  ///   - value: What the value has become.
  ///   - disablesAnimations: What the transaction of the change says.
  package mutating func note(_ value: Value, disablesAnimations: Bool) {
    still = disablesAnimations ? value : nil
  }

  /// Whether the way to a value is to be seen; the answer that it is not is given once.
  ///
  /// Asked about another value, as by what was under way before, it keeps what was noted.
  package mutating func isAnimated(_ value: Value) -> Bool {
    guard still == value else { return true }
    still = nil
    return false
  }
}
