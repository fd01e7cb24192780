#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import PanelPresentation
  import SwiftUI

  /// A panel at one moment, as its parts look at it.
  struct PanelMoment {
    let panel: Panel
    let placement: PanelPlacement
    let statement: PanelStatement
    let isAboveDimmed: Bool

    /// Where a point of SwiftUI's global space is in the scene.
    let inScene: @Sendable (PanelPoint) -> PanelPoint

    init(host: PanelHost, statement: PanelStatement, isAboveDimmed: Bool, time: Double) {
      panel = host.panel
      placement = host.panel.placement(at: host.engineTime(time))
      self.statement = statement
      self.isAboveDimmed = isAboveDimmed
      inScene = { host.inScene($0) }
    }

    /// Whether the views behind are dimmed, and taps there are the panel's.
    var isDimmed: Bool { placement.dimming > 0 }

    /// Whether assistive technologies pass over what is beside the panel and not modal: what it dims, and what a
    /// panel beneath it dims. That one is modal itself, and is not passed over.
    var isModal: Bool { isDimmed || isAboveDimmed }

    /// Whether every change of place is the engine's: a finger, a flight, or a move that must not be seen.
    var movesByItself: Bool {
      panel.phase != .resting || panel.configuration.reducesMotion
    }

    /// Whether a drag indicator is shown.
    var showsHandle: Bool {
      panel.phase != .hidden
        && panel.configuration.dragIndicator.isShown(stopCount: panel.stops.stops.count)
    }
  }
#endif
