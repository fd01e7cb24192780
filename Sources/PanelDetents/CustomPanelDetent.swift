/// A detent whose height the caller computes.
///
///     let half = CustomPanelDetent("half of what is free") { $0.availableHeight / 2 }
///
/// Two custom detents are equal when their names are, byte for byte: a closure cannot be compared, and
/// the one a redraw makes anew must still be the one that is selected.
public struct CustomPanelDetent: Sendable {
  /// Kept together behind one reference: detents are copied with every effect and every selection.
  private final class Definition: Sendable {
    let name: String
    let number: Int?
    let height: @Sendable (PanelDetentContext) -> Double?

    /// The name in UTF-8, to compare: String's own comparison normalises Unicode, whose tables are 60 KB of a
    /// WebAssembly build.
    let bytes: [UInt8]

    init(
      name: String, number: Int?, height: @escaping @Sendable (PanelDetentContext) -> Double?
    ) {
      self.name = name
      self.number = number
      self.height = height
      #if hasFeature(Embedded)
        // A string that may hide its bytes exists on Apple's systems only, and going through them one by one
        // takes 10 KB.
        bytes = name.utf8.withContiguousStorageIfAvailable { Array($0) } ?? []
      #else
        bytes = Array(name.utf8)
      #endif
    }
  }

  private let definition: Definition

  /// What tells this detent from others.
  public var name: String { definition.name }

  /// Creates a detent.
  ///
  /// - Parameters:
  ///   - name: What tells it from others.
  ///   - height: The height in points, or nil where the detent is inactive: it then stays in the set, and
  ///     a panel that has it selected waits for its return.
  public init(_ name: String, height: @escaping @Sendable (PanelDetentContext) -> Double?) {
    definition = Definition(name: name, number: nil, height: height)
  }

  /// Creates a detent without a name, told from others by a number: for a host in another language, whose
  /// names stay there.
  package init(number: Int, height: @escaping @Sendable (PanelDetentContext) -> Double?) {
    definition = Definition(name: "", number: number, height: height)
  }

  /// The number it was created with; nil for one with a name.
  package var number: Int? { definition.number }

  /// The height in `context`, in points; nil where the detent is inactive.
  public func height(in context: PanelDetentContext) -> Double? {
    definition.height(context)
  }
}

extension CustomPanelDetent: Hashable {
  public static func == (lhs: CustomPanelDetent, rhs: CustomPanelDetent) -> Bool {
    lhs.definition === rhs.definition
      || (lhs.number == rhs.number && lhs.definition.bytes == rhs.definition.bytes)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    for byte in definition.bytes { hasher.combine(byte) }
  }
}
