public import PanelCore

/// Where a panel stands and how wide it is: what an adaptation policy answers.
public struct PanelArrangement: Hashable, Sendable {
  /// Across the bottom, or a column.
  public var displayMode: PanelDisplayMode

  /// The edge a column stands at; of no meaning across the bottom.
  public var edge: PanelHorizontalEdge

  /// The panel's width, in points.
  public var width: Double

  /// Room kept free around the panel, inside the scene's own insets, in points.
  public var margins: PanelInsets

  /// Creates an arrangement.
  public init(
    displayMode: PanelDisplayMode,
    edge: PanelHorizontalEdge = .trailing,
    width: Double,
    margins: PanelInsets = .zero
  ) {
    self.displayMode = displayMode
    self.edge = edge
    self.width = width
    self.margins = margins
  }

  /// Across the bottom, `width` points wide and centred.
  public static func compact(width: Double, margins: PanelInsets = .zero) -> Self {
    PanelArrangement(displayMode: .compact, width: width, margins: margins)
  }

  /// A column at `edge`, `width` points wide.
  public static func regular(
    edge: PanelHorizontalEdge = .trailing, width: Double, margins: PanelInsets = .zero
  ) -> Self {
    PanelArrangement(displayMode: .regular, edge: edge, width: width, margins: margins)
  }
}
