#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import PanelPresentation
  import SwiftUI

  extension View {
    /// Hands a drag on from the panel to a list in it, and back.
    @ViewBuilder
    func panelScrolls(_ moment: PanelMoment) -> some View {
      if #available(iOS 18, macOS 15, visionOS 2, *) {
        modifier(PanelScrollGeometryModifier(moment: moment))
      } else {
        // Without the list's own geometry there is one rule left: it scrolls once the panel is open, and the
        // panel is then moved by its handle.
        scrollDisabled(moment.keepsListStill)
          .environment(\.panelScrollReading, moment.unseenList)
      }
    }
  }

  extension View {
    /// Lets lists scroll again, whatever a panel further out says: its word is not about a panel above it.
    func panelScrollsFreely() -> some View {
      environment(\.isScrollEnabled, true)
        .environment(\.panelScrollReading, PanelScrollReading())
    }
  }

  extension PanelMoment {
    private var pixel: Double { PixelGrid(scale: panel.metrics.scene.displayScale).pixel }

    /// What is known of a list without its own geometry.
    var unseenList: PanelScrollReading {
      PanelScrollReading.unseen(
        contentHeight: panel.contentHeight, shownHeight: placement.frame.height,
        hasHandle: showsHandle, pixel: pixel)
    }

    /// Whether lists keep still, so that a drag moves the panel instead.
    var keepsListStill: Bool {
      panel.phase != .hidden
        && PanelScrollReading.keepsStill(
          height: placement.height, largest: panel.stops.largest?.height,
          handoff: panel.configuration.scrollHandoff, pixel: pixel)
    }
  }
#endif
