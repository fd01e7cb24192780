public import PanelCore

/// Becomes a column as soon as the scene is wide enough for it and as much again for the main content.
///
///     let adaptation = PanelRegularAdaptation()
///     adaptation.usesRegularDisplayMode(availableWidth: 640)  // true
///     adaptation.width(availableWidth: 640)                   // 320
///     adaptation.width(availableWidth: 844)                   // 380
///
/// The column gives up its ideal width before the main content gets less than the panel's minimum.
public struct PanelRegularAdaptation: PanelAdaptationPolicy, Hashable {
  /// The least width of the column, and the least that is left to the main content, in points.
  public let minWidth: Double

  /// The column's width where there is room, in points; not below ``minWidth``.
  public let idealWidth: Double

  /// The most the column takes, in points; not below ``minWidth``.
  public let maxWidth: Double

  /// The edge the column stands at.
  public let edge: PanelHorizontalEdge

  /// What was wrong with the bounds given, already put right.
  public let issues: [PanelIssue]

  /// Creates the policy.
  ///
  /// Bounds that contradict each other are normalised, and reported once: the minimum wins, the maximum
  /// is raised to it and the ideal held between. A bound that is not a positive number becomes its default.
  ///
  /// - Parameters:
  ///   - edge: The edge the column stands at.
  ///   - minWidth: The least width, in points.
  ///   - idealWidth: The width where there is room, in points.
  ///   - maxWidth: The most the column takes, in points.
  @inline(never)
  public init(
    edge: PanelHorizontalEdge = .trailing,
    minWidth: Double = 320,
    idealWidth: Double = 380,
    maxWidth: Double = 420
  ) {
    var issues: [PanelIssue] = []
    @inline(never)
    func usable(_ given: Double, _ parameter: PanelIssue.Parameter, _ standard: Double) -> Double {
      if given > 0 && given <= PanelSceneGeometry.maximumLength { return given }
      let used = given > 0 ? PanelSceneGeometry.maximumLength : standard
      issues.noteCorrection(of: parameter, from: given, to: used)
      return used
    }
    let minimum = usable(minWidth, .minimumWidth, 320)
    let ideal = usable(idealWidth, .idealWidth, 380)
    let maximum = usable(maxWidth, .maximumWidth, 420)
    if maximum < minimum || ideal < minimum || ideal > maximum {
      issues.push(.contradictoryWidths(minimum: minimum, ideal: ideal, maximum: maximum))
    }
    self.edge = edge
    self.minWidth = minimum
    self.maxWidth = max(minimum, maximum)
    self.idealWidth = min(max(minimum, ideal), max(minimum, maximum))
    self.issues = issues
  }

  /// Whether a scene with this width inside its side insets, in points, gets a column: at least twice
  /// ``minWidth``, and more than ``maxWidth``.
  public func usesRegularDisplayMode(availableWidth: Double) -> Bool {
    availableWidth >= 2 * minWidth && availableWidth > maxWidth
  }

  /// The column's width in such a scene, in points: the ideal one, unless the main content would get
  /// less than ``minWidth``.
  public func width(availableWidth: Double) -> Double {
    let leftOver = availableWidth.isFinite ? availableWidth - minWidth : idealWidth
    return min(max(min(idealWidth, leftOver), minWidth), maxWidth)
  }

  public func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
    let available = context.availableWidth
    guard usesRegularDisplayMode(availableWidth: available) else {
      return .compact(width: available)
    }
    return .regular(edge: edge, width: width(availableWidth: available))
  }
}

extension PanelAdaptationPolicy where Self == PanelRegularAdaptation {
  /// A column where the scene is wide enough, at the trailing edge and 320 to 420 points wide.
  public static var regular: Self { PanelRegularAdaptation() }
}
