public import PanelCore

/// Becomes a column at fixed widths of the scene, each with a width of its own for the column.
///
///     PanelBreakpointAdaptation([
///       .init(from: 700, width: 320),
///       .init(from: 1100, width: 400, edge: .leading),
///     ])
public struct PanelBreakpointAdaptation: PanelAdaptationPolicy {
  /// From which width on the column stands where, and how wide.
  public struct Breakpoint: Hashable, Sendable {
    /// The least available width at which this one applies, in points.
    public let availableWidth: Double

    /// The column's width, in points.
    public let width: Double

    /// The edge the column stands at.
    public let edge: PanelHorizontalEdge

    /// Creates a breakpoint; widths in points.
    public init(from availableWidth: Double, width: Double, edge: PanelHorizontalEdge = .trailing) {
      self.availableWidth = availableWidth
      self.width = width
      self.edge = edge
    }
  }

  /// The breakpoints, ascending.
  public let breakpoints: [Breakpoint]

  private let given: [Breakpoint]

  /// Creates the policy.
  ///
  /// - Parameter breakpoints: In any order; below the first, and without any, the panel is compact. One
  ///   whose numbers are not finite, or whose column is not above 0 wide, is left out and reported.
  public init(_ breakpoints: [Breakpoint]) {
    given = breakpoints
    // What cannot be used goes last, and is left there.
    var usable = 0
    let thresholds = Array(count: breakpoints.count) { index in
      guard breakpoints[index].issue == nil else { return Double.infinity }
      usable += 1
      return breakpoints[index].availableWidth
    }
    let order = ascendingOrder(of: thresholds)
    self.breakpoints = Array(count: usable) { breakpoints[order[$0]] }
  }

  /// What was wrong with the breakpoints given.
  public var issues: [PanelIssue] {
    var issues: [PanelIssue] = []
    for breakpoint in given {
      if let issue = breakpoint.issue { issues.push(issue) }
    }
    return issues
  }

  /// The breakpoints that were left out, in the order given, one for each of ``issues``.
  package var unusable: [Breakpoint] { given.filter { $0.issue != nil } }

  public func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
    let available = context.availableWidth
    guard let match = breakpoints.last(where: { $0.availableWidth <= available }) else {
      return .compact(width: available)
    }
    return .regular(edge: match.edge, width: min(match.width, available))
  }
}

extension PanelBreakpointAdaptation.Breakpoint {
  /// Why the breakpoint cannot be used; nil if it can.
  fileprivate var issue: PanelIssue? {
    if !availableWidth.isFinite {
      return .parameterOutOfRange(
        .breakpoint, given: availableWidth, used: PanelSceneGeometry.maximumLength)
    }
    if !(width > 0 && width.isFinite) {
      return .parameterOutOfRange(.breakpoint, given: width, used: 0)
    }
    return nil
  }
}

extension PanelBreakpointAdaptation: Hashable {
  /// Two policies are equal when they decide alike and report the same; what was left out may hold numbers
  /// that do not equal themselves.
  public static func == (lhs: PanelBreakpointAdaptation, rhs: PanelBreakpointAdaptation) -> Bool {
    lhs.breakpoints == rhs.breakpoints && lhs.issues == rhs.issues
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(breakpoints)
    hasher.combine(issues)
  }
}

extension PanelAdaptationPolicy where Self == PanelBreakpointAdaptation {
  /// A column from `availableWidth` points on, `width` points wide.
  public static func breakpoint(
    from availableWidth: Double, width: Double, edge: PanelHorizontalEdge = .trailing
  ) -> Self {
    PanelBreakpointAdaptation([.init(from: availableWidth, width: width, edge: edge)])
  }
}
