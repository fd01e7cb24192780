import PanelAdaptation
import PanelCore
import PanelDetents

extension PanelPlacementLayout {
  /// Where everything is when `height` points of the panel show. Nothing is measured or resolved.
  ///
  /// - Parameters:
  ///   - height: How much of the panel shows, in points.
  ///   - restingHeight: The height of the stop it stands at or heads for, in points; 0 when it leaves.
  ///   - contentHeight: The height the content is laid out for, in points; the resting height by default.
  ///   - cache: The settled metrics.
  // Inlined: its result is 272 bytes, made where it goes instead of copied there, once per frame.
  @inline(__always)
  public static func placement(
    height: Double,
    restingHeight: Double,
    contentHeight: Double? = nil,
    cache: PanelPlacementLayoutCache
  ) -> PanelPlacement {
    let smallest = cache.detents.heights.first ?? 0
    let top = cache.floorY - height
    let presence = presence(height, smallest)
    let insets = mainContentInsets(height: height, isShown: true, cache)
    let restingInsets = mainContentInsets(
      height: restingHeight, isShown: restingHeight >= smallest, cache)
    return PanelPlacement(
      frame: PanelRect(
        x: cache.minX, y: top, width: cache.arrangement.width, height: max(height, smallest)),
      backgroundFrame: PanelRect(
        x: cache.backgroundX, y: top, width: cache.backgroundWidth,
        height: max(0, backgroundBottom(cache) - top)),
      height: height,
      contentHeight: contentHeight ?? restingHeight,
      displayMode: cache.arrangement.displayMode,
      detentIndex: cache.detents.index(at: height),
      presence: presence,
      dimming: dimming(height: height, cache),
      cornerRadii: cache.cornerRadii,
      mainContentInsets: insets,
      restingMainContentInsets: restingInsets,
      unobscuredRect: rect(in: cache.scene, insetBy: insets),
      restingUnobscuredRect: rect(in: cache.scene, insetBy: restingInsets))
  }

  /// The placement of a panel that does not show: no panel, and the scene's own insets.
  public static func hiddenPlacement(cache: PanelPlacementLayoutCache) -> PanelPlacement {
    let insets = mainContentInsets(height: 0, isShown: false, cache)
    let rest = rect(in: cache.scene, insetBy: insets)
    return PanelPlacement(
      frame: .zero, backgroundFrame: .zero, height: 0, contentHeight: 0,
      displayMode: cache.arrangement.displayMode, detentIndex: -1, presence: 0, dimming: 0,
      cornerRadii: cache.cornerRadii, mainContentInsets: insets, restingMainContentInsets: insets,
      unobscuredRect: rest, restingUnobscuredRect: rest)
  }

  private static func presence(_ height: Double, _ smallest: Double) -> Double {
    smallest > 0 ? min(1, max(0, height / smallest)) : 1
  }

  /// A panel with a bottom margin floats: its background ends where it does.
  private static func backgroundBottom(_ cache: PanelPlacementLayoutCache) -> Double {
    cache.arrangement.margins.bottom > 0 ? cache.floorY : cache.scene.size.height
  }

  /// 0 up to the undimmed height, then in proportion to 1 at the largest stop.
  static func dimming(height: Double, _ cache: PanelPlacementLayoutCache) -> Double {
    guard let start = cache.dimmingStart, let largest = cache.detents.heights.last,
      height > start
    else { return 0 }
    return min(1, (height - start) / (largest - start))
  }

  private static func mainContentInsets(
    height: Double, isShown: Bool, _ cache: PanelPlacementLayoutCache
  ) -> PanelInsets {
    var insets = cache.scene.safeAreaInsets
    insets.bottom = cache.scene.bottomObstruction
    guard isShown else { return insets }
    let margins = cache.arrangement.margins
    switch cache.arrangement.displayMode {
    case .compact:
      insets.bottom += height + margins.bottom
    case .regular:
      // The whole column's width from the first frame on: `presence` is there for hosts that glide.
      let edge = cache.arrangement.edge
      insets[edge] += cache.arrangement.width + margins[edge]
    }
    return insets
  }

  private static func rect(
    in scene: PanelSceneGeometry, insetBy insets: PanelInsets
  ) -> PanelRect {
    let left = insets.left(in: scene.layoutDirection)
    let right = insets.right(in: scene.layoutDirection)
    return PanelRect(
      x: left, y: insets.top,
      width: max(0, scene.size.width - left - right),
      height: max(0, scene.size.height - insets.top - insets.bottom))
  }
}
