#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import PanelPresentation
  import SwiftUI

  /// Reads SwiftUI's drag as the engine's events, next to whatever else the content does with a touch.
  struct PanelDragModifier: ViewModifier {
    let part: PanelPart
    let moment: PanelMoment
    let actions: PanelActions

    @State private var reading: PanelGestureReading
    @GestureState private var isTouched = false
    @Environment(\.panelScrollReading) private var list

    init(part: PanelPart, moment: PanelMoment, actions: PanelActions) {
      self.part = part
      self.moment = moment
      self.actions = actions
      _reading = State(initialValue: PanelGestureReading(pointer: part.pointer))
    }

    func body(content: Content) -> some View {
      content
        .contentShape(Rectangle())
        .simultaneousGesture(drag)
        // A gesture that the system takes away ends without a word; only its state falls back.
        .onChange(of: isTouched) { _, isTouched in
          if !isTouched { actions.send(reading.cancelled(), at: PanelTime.now) }
        }
    }

    private var drag: some Gesture {
      DragGesture(minimumDistance: minimumDistance, coordinateSpace: .global)
        .updating($isTouched) { _, isTouched, _ in isTouched = true }
        .onChanged { value in
          let events = reading.changed(
            start: moment.inScene(PanelPoint(value.startLocation)),
            location: moment.inScene(PanelPoint(value.location)),
            region: region, scroll: scroll)
          actions.send(events, at: PanelTime.seconds(value.time))
        }
        .onEnded { value in
          let events = reading.ended(at: moment.inScene(PanelPoint(value.location)))
          actions.send(events, at: PanelTime.seconds(value.time))
        }
    }

    private var region: PanelDragRegion { part.dragRegion }

    private var minimumDistance: CGFloat {
      reading.minimumDistance(region: region, isInFlight: moment.panel.restTime != nil)
    }

    private var scroll: PanelScrollState? {
      region == .handle
        ? nil
        : list.state(isHeldStill: moment.keepsListStill, isUnderWay: reading.isActive)
    }
  }
#endif
