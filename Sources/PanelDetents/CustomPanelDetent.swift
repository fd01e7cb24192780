/// A detent whose height the caller computes.
///
///     let half = CustomPanelDetent("half of what is free") { $0.availableHeight / 2 }
///
/// Two custom detents are equal when their names are, byte for byte: a closure cannot be compared, and
/// the one a redraw makes anew must still be the one that is selected.
public struct CustomPanelDetent: Sendable {
  /// What tells this detent from others.
  public let name: String

  private let rule: @Sendable (PanelDetentContext) -> Double?

  /// Creates a detent.
  ///
  /// - Parameters:
  ///   - name: What tells it from others.
  ///   - height: The height in points, or nil where the detent is inactive: it then stays in the set, and
  ///     a panel that has it selected waits for its return.
  public init(_ name: String, height: @escaping @Sendable (PanelDetentContext) -> Double?) {
    self.name = name
    self.rule = height
  }

  /// The height in `context`, in points; nil where the detent is inactive.
  public func height(in context: PanelDetentContext) -> Double? { rule(context) }
}

extension CustomPanelDetent: Hashable {
  // String's own comparison normalises Unicode, whose tables are 60 KB of a WebAssembly build.

  public static func == (lhs: CustomPanelDetent, rhs: CustomPanelDetent) -> Bool {
    lhs.name.utf8.elementsEqual(rhs.name.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    for byte in name.utf8 { hasher.combine(byte) }
  }
}
