public import PanelCore

/// A set of detents turned into the stops of one scene, ascending.
///
///     let context = PanelDetentContext(
///       sceneHeight: 800, availableHeight: 750, adaptiveContentHeight: 240)
///     ResolvedDetents(resolving: [.large, .adaptive, .medium], in: context).heights  // [240, 400, 750]
///
/// Heights lie between 0 and the available height and on a device pixel. Detents at one pixel are one
/// stop with several members, in declared order.
public struct ResolvedDetents: Hashable, Sendable {
  /// A height at which the panel may rest, and the detents that mean it.
  public struct Stop: Hashable, Sendable {
    /// The height above whatever is taken at the bottom, in points.
    public let height: Double

    /// The detents that resolve to this height, in declared order; never empty.
    public let members: [PanelDetent]

    /// The detent the stop speaks as when nothing else is selected: the first member.
    public var detent: PanelDetent { members[0] }

    /// The detent the stop speaks as: `selection` when it is a member, else the first member.
    @inline(never)
    public func detent(preferring selection: PanelDetent?) -> PanelDetent {
      guard let selection, members.contains(selection) else { return detent }
      return selection
    }
  }

  /// The stops, ascending by height; empty in an empty scene, and as long as the set names
  /// ``PanelDetent/adaptive`` and the content was not measured.
  public private(set) var stops: [Stop] = []

  /// The stops' heights, ascending, in points.
  public private(set) var heights: [Double] = []

  /// Detents of the set that have no height here and now, in declared order: they have not left it.
  public private(set) var inactive: [PanelDetent] = []

  /// No stops: nothing was resolved yet.
  public init() {}

  /// Resolves `detents` in `context`.
  ///
  /// Not-a-number is ignored and reported, negative becomes 0, infinite the available height. Where no
  /// usable detent is left, or none was given, the set is ``PanelDetent/adaptive``, or
  /// ``PanelDetent/large`` as long as the content was not measured.
  ///
  /// - Parameters:
  ///   - detents: The set, in any order, with or without repetition.
  ///   - context: The scene's numbers and the content's height.
  ///   - report: Receives an issue for each detent that is not a number.
  public init(
    resolving detents: [PanelDetent],
    in context: PanelDetentContext,
    report: (PanelIssue) -> Void = { _ in }
  ) {
    guard context.sceneHeight > 0, context.sceneHeight.isFinite else { return }
    // What is no stop goes behind all that are.
    var (usable, waiting) = (0, 0)
    let given = Array(count: detents.count) { position in
      let intended = detents[position].height(in: context)
      if let intended, !intended.isNaN {
        usable += 1
        return Self.fitted(intended, in: context)
      }
      if intended != nil { report(.detentNotANumber(position: position)) }
      if !detents[position].isNotANumber { waiting += 1 }
      return Double.infinity
    }
    let order = ascendingOrder(of: given)
    var next = usable
    inactive = Array(count: waiting) { _ in
      while detents[order[next]].isNotANumber { next += 1 }
      next += 1
      return detents[order[next - 1]]
    }
    // A set that names the content's height has no stops until there is one: a panel that opened at
    // another stop meanwhile would jump.
    if context.adaptiveContentHeight == nil, inactive.contains(.adaptive) { return }
    next = 0
    stops = Array(upTo: max(1, usable)) {
      if usable == 0 { return Self.fallback(in: context) }
      guard next < usable else { return nil }
      let (height, first) = (given[order[next]], detents[order[next]])
      // Detents of one height are one stop, in the declared order.
      var (members, membership) = ([first], StopMembership())
      next += 1
      while next < usable, given[order[next]] == height {
        let detent = detents[order[next]]
        if membership.isNew(detent, among: members) { members.push(detent) }
        next += 1
      }
      return Stop(height: height, members: members)
    }
    heights = Array(count: stops.count) { stops[$0].height }
  }

  /// The stop of a set that has none: as high as the content, or as the scene allows before it was
  /// measured.
  private static func fallback(in context: PanelDetentContext) -> Stop {
    guard let content = context.adaptiveContentHeight, !content.isNaN else {
      return Stop(height: fitted(context.sceneHeight, in: context), members: [.large])
    }
    return Stop(height: fitted(content, in: context), members: [.adaptive])
  }

  /// `height` clamped to the scene and put on its pixel grid, in points.
  @inline(never)
  static func fitted(_ height: Double, in context: PanelDetentContext) -> Double {
    let available = context.availableHeight.isFinite ? Swift.max(0, context.availableHeight) : 0
    let clamped = Swift.min(Swift.max(0, height), available)
    return PixelGrid(scale: context.displayScale).nearest(to: clamped, notBeyond: available)
  }
}
