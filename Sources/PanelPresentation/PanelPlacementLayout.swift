public import PanelAdaptation
public import PanelCore
public import PanelDetents

/// The layout of a panel in its scene, in two steps.
///
/// ``makeCache(scene:contentHeight:currentMode:report:)`` asks the policies and resolves the detents;
/// ``placement(height:restingHeight:contentHeight:cache:)`` turns a height into rectangles with a few
/// additions. While a finger drags only the second one runs.
public struct PanelPlacementLayout: Sendable {
  /// The heights at which the panel may rest.
  public var detents: [PanelDetent]

  /// The policy that decides where it stands.
  public var adaptation: AnyPanelAdaptationPolicy

  /// The largest detent at which the scene behind stays undimmed; nil for all.
  public var undimmedThrough: PanelDetent?

  /// The radius of the panel's free corners, in points.
  public var cornerRadius: Double

  /// Creates the layout a configuration asks for.
  public init(_ configuration: PanelConfiguration = PanelConfiguration()) {
    detents = configuration.detents
    adaptation = configuration.adaptation
    undimmedThrough = configuration.undimmedThrough
    cornerRadius = configuration.cornerRadius
  }

  package init(
    detents: [PanelDetent], adaptation: AnyPanelAdaptationPolicy, undimmedThrough: PanelDetent?,
    cornerRadius: Double
  ) {
    self.detents = detents
    self.adaptation = adaptation
    self.undimmedThrough = undimmedThrough
    self.cornerRadius = cornerRadius
  }

  /// Measures everything that does not depend on the panel's height.
  ///
  /// - Parameters:
  ///   - scene: The scene, as given by the host.
  ///   - contentHeight: The content's measured height, in points; nil before it was measured.
  ///   - currentMode: How the panel stands now; nil before the first decision.
  ///   - report: Receives an issue for each number that had to be put right.
  public func makeCache(
    scene: PanelSceneGeometry,
    contentHeight: Double?,
    currentMode: PanelDisplayMode? = nil,
    report: (PanelIssue) -> Void = { _ in }
  ) -> PanelPlacementLayoutCache {
    var cache = PanelPlacementLayoutCache()
    measure(
      into: &cache, scene: scene, contentHeight: contentHeight, currentMode: currentMode,
      report: report)
    return cache
  }

  /// The same, where the measures stand already: a panel's own are 400 bytes.
  func measure(
    into cache: inout PanelPlacementLayoutCache,
    scene: PanelSceneGeometry,
    contentHeight: Double?,
    currentMode: PanelDisplayMode?,
    report: (PanelIssue) -> Void
  ) {
    cache = PanelPlacementLayoutCache()
    cache.scene = scene.validated(report: report)
    guard !cache.scene.isEmpty else {
      cache.arrangement.displayMode = currentMode ?? .compact
      return
    }
    cache.arrangement = arrangement(in: cache.scene, currentMode: currentMode, report: report)
    place(&cache)
    let margins = cache.arrangement.margins
    cache.context = PanelDetentContext(cache.scene, adaptiveContentHeight: contentHeight)
    cache.context.availableHeight -= margins.top + margins.bottom
    cache.context.availableHeight = max(0, cache.context.availableHeight)
    cache.detents = ResolvedDetents(resolving: detents, in: cache.context, report: report)
    cache.dimmingStart = dimmingStart(cache)
    cache.cornerRadii = cornerRadii(margins, report: report)
  }

  /// What the policy answers, held within the scene.
  private func arrangement(
    in scene: PanelSceneGeometry,
    currentMode: PanelDisplayMode?,
    report: (PanelIssue) -> Void
  ) -> PanelArrangement {
    let context = PanelAdaptationContext(scene: scene, currentMode: currentMode)
    var result = adaptation.arrangement(in: context)
    @inline(never)
    func margin(_ value: Double) -> Double {
      if value >= 0 && value <= PanelSceneGeometry.maximumLength { return value }
      report(.parameterOutOfRange(.margin, given: value, used: 0))
      return 0
    }
    result.margins = PanelInsets(
      top: margin(result.margins.top), leading: margin(result.margins.leading),
      bottom: margin(result.margins.bottom), trailing: margin(result.margins.trailing))
    let available = max(0, scene.availableWidth - result.margins.leading - result.margins.trailing)
    if !(result.width > 0 || (result.width == 0 && available == 0)) || !result.width.isFinite {
      report(.arrangementUnusable(width: result.width))
      result.displayMode = .compact
      result.width = available
    }
    result.width = min(result.width, available)
    return result
  }

  /// Finds the panel's sides and the line it stands on.
  private func place(_ cache: inout PanelPlacementLayoutCache) {
    let (scene, arrangement) = (cache.scene, cache.arrangement)
    let (direction, insets) = (scene.layoutDirection, scene.safeAreaInsets)
    let margins = arrangement.margins
    let left = insets.left(in: direction) + margins.left(in: direction)
    let right =
      scene.size.width - insets.right(in: direction) - margins.right(in: direction)
    let width = arrangement.width
    cache.floorY = max(0, scene.size.height - scene.bottomObstruction - margins.bottom)
    switch arrangement.displayMode {
    case .regular:
      cache.minX = arrangement.edge.isLeft(in: direction) ? left : right - width
      (cache.backgroundX, cache.backgroundWidth) = (cache.minX, width)
    case .compact:
      cache.minX = left + (right - left - width) / 2
      // The background runs on to both sides, unless the panel is to float away from them.
      let fills = margins.leading == 0 && margins.trailing == 0
      cache.backgroundX = fills ? 0 : cache.minX
      cache.backgroundWidth = fills ? scene.size.width : width
    }
  }

  private func dimmingStart(_ cache: PanelPlacementLayoutCache) -> Double? {
    guard let undimmedThrough, cache.arrangement.displayMode == .compact,
      let largest = cache.detents.heights.last,
      let intended = cache.detents.height(of: undimmedThrough)
        ?? undimmedThrough.height(in: cache.context), intended < largest
    else { return nil }
    return max(0, intended)
  }

  private func cornerRadii(
    _ margins: PanelInsets, report: (PanelIssue) -> Void
  ) -> PanelCornerRadii {
    if undimmedThrough?.isNotANumber == true { report(.undimmedDetentNotANumber) }
    let isUsable = cornerRadius >= 0 && cornerRadius <= PanelSceneGeometry.maximumLength
    if !isUsable { report(.parameterOutOfRange(.cornerRadius, given: cornerRadius, used: 0)) }
    let radius = isUsable ? cornerRadius : 0
    return PanelCornerRadii(top: radius, bottom: margins.bottom > 0 ? radius : 0)
  }
}

extension PanelPlacementLayout: Equatable {
  /// Two layouts are equal when they state the same; not-a-number equals itself here, so that a
  /// configuration stated again is no change.
  public static func == (lhs: PanelPlacementLayout, rhs: PanelPlacementLayout) -> Bool {
    lhs.detents == rhs.detents && lhs.adaptation == rhs.adaptation
      && lhs.undimmedThrough == rhs.undimmedThrough
      && lhs.cornerRadius.isSame(as: rhs.cornerRadius)
  }
}
