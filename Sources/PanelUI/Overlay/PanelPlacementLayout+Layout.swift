#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import PanelPresentation
  public import SwiftUI

  /// The engine's placement, as a layout of SwiftUI's.
  ///
  /// Which part a subview is, and the moment it is to be placed at, come with the subviews; the cache holds
  /// the settled metrics, and a drag leaves them alone.
  extension PanelPlacementLayout: Layout {
    /// The settled metrics.
    public struct Cache {
      var memory = PanelLayoutMemory()
    }

    public func makeCache(subviews: Subviews) -> Cache {
      var cache = Cache()
      updateCache(&cache, subviews: subviews)
      return cache
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
      if let input = Self.input(of: subviews) { cache.memory.update(input) }
    }

    public func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
      let scene = cache.memory.metrics.scene.size
      return CGSize(
        width: proposal.width ?? scene.width, height: proposal.height ?? scene.height)
    }

    public func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      guard let input = Self.input(of: subviews) else { return }
      // Whether the cache was asked to update since the last frame is SwiftUI's affair.
      cache.memory.update(input)
      let placement = cache.memory.placement(input)
      let metrics = cache.memory.metrics
      let width = metrics.arrangement.width
      let overhang = metrics.overhang
      let wanted = Self.wantedHeight(of: subviews, width: width, overhang: overhang)
      for subview in subviews {
        guard let part = subview[PanelPartKey.self]?.part else { continue }
        let frame = part.frame(
          placement, scene: metrics.scene.size, width: width, wanted: wanted, overhang: overhang
        ).placed(
          from: input.origin, in: bounds.width,
          mirrors: subviews.layoutDirection == .rightToLeft)
        subview.place(
          at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
          proposal: ProposedViewSize(CGSize(frame.size)))
      }
    }

    private static func input(of subviews: Subviews) -> PanelLayoutInput? {
      for subview in subviews {
        if let value = subview[PanelPartKey.self] { return value.input }
      }
      return nil
    }

    /// The content's own height at the panel's width, in points; a finite number. What it keeps clear
    /// beneath the panel's foot is not counted.
    private static func wantedHeight(
      of subviews: Subviews, width: Double, overhang: Double
    ) -> Double {
      guard width > 0,
        let content = subviews.first(where: { $0[PanelPartKey.self]?.part == .content })
      else { return 0 }
      let height = content.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      return height.isFinite ? max(0, height - overhang) : PanelSceneGeometry.maximumLength
    }
  }
#endif
