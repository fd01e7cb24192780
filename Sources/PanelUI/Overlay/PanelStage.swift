#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import PanelPresentation
  import SwiftUI

  /// The parts of a panel where they are at one moment.
  struct PanelStage<Content: View>: View {
    let host: PanelHost
    let statement: PanelStatement
    let isAboveDimmed: Bool
    let time: Double
    let actions: PanelActions
    let content: () -> Content

    private var panel: Panel { host.panel }

    var body: some View {
      let moment = PanelMoment(
        host: host, statement: statement, isAboveDimmed: isAboveDimmed, time: time)
      let input = PanelLayoutInput(host: host, placement: moment.placement)
      PanelPlacementLayout(panel.configuration) {
        PanelShade(moment: moment, actions: actions)
          .panelPart(.shade, input)
        PanelSurface(moment: moment, actions: actions)
          .panelPart(.surface, input)
        PanelContent(overhang: panel.metrics.overhang, content: content)
          .panelStatesSomething()
          .panelTouches(.content, moment, actions)
          .panelScrolls(moment)
          .panelCut(moment)
          .panelPart(.content, input)
        PanelHandle(moment: moment, actions: actions)
          .panelPart(.handle, input)
        PanelRuler(actions: actions)
          .panelPart(.ruler, input)
      }
      .panelSpeaks(moment, actions)
      .panelMoves(byItself: moment.movesByItself, placement: moment.placement)
      .onChange(of: host.isDue(at: time)) { _, isDue in
        if isDue { actions.tell(time) { $0.collect(at: $1) } }
      }
      .onChange(of: moment.placement) { _, placement in
        statement.inform(PanelChange(effects: [], placement: placement))
      }
    }
  }

  /// The content, in a view of its own, so that it is not made anew at every frame.
  private struct PanelContent<Content: View>: View {
    let overhang: CGFloat
    let content: () -> Content

    var body: some View {
      content()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .safeAreaPadding(.bottom, overhang)
        .environment(\.isInPanel, true)
    }
  }

  /// As large as the content wants to be, without showing: the layout gives it that size, and it reports it.
  private struct PanelRuler: View {
    let actions: PanelActions

    var body: some View {
      Color.clear
        .onGeometryChange(for: CGSize.self) { proxy in
          proxy.size
        } action: { size in
          actions.tell(PanelTime.now) {
            $0.setContent(height: size.height, width: size.width, at: $1)
          }
        }
        .panelInert()
    }
  }
#endif
