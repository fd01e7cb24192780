/// The extent of a terminal, in character cells.
///
///     TerminalSize(columns: 80, rows: 24).cellCount  // 1920
public struct TerminalSize: Hashable, Sendable {
  /// Cells from left to right, 0 … ``maximumColumns``.
  public let columns: Int

  /// Cells from top to bottom, 0 … ``maximumRows``.
  public let rows: Int

  /// The widest terminal that is drawn on; a device may claim 65535, which no screen has.
  public static let maximumColumns = 1000

  /// The tallest terminal that is drawn on.
  public static let maximumRows = 500

  /// What a terminal that does not tell its size is taken for.
  public static let fallback = TerminalSize(columns: 80, rows: 24)

  /// Creates a size; each extent is held within 0 and its maximum.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 0), Self.maximumColumns)
    self.rows = min(max(rows, 0), Self.maximumRows)
  }

  /// The number of cells.
  public var cellCount: Int { columns * rows }
}
