#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import PanelPresentation
  import SwiftUI

  /// The drag indicator: always moves the panel, and is what assistive technologies hold it by.
  struct PanelHandle: View {
    let moment: PanelMoment
    let actions: PanelActions

    @State private var isHovered = false

    init(moment: PanelMoment, actions: PanelActions) {
      self.moment = moment
      self.actions = actions
    }

    var body: some View {
      if moment.showsHandle {
        Capsule()
          .fill(Color.secondary.opacity(isHovered ? 0.8 : 0.5))
          .frame(width: isHovered ? 44 : 36, height: 5)
          .padding(.top, 5)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
          .panelTouches(.handle, moment, actions)
          .onHover { isHovered = $0 }
          .panelHandleKeys(moment, actions)
          .panelHandleSpeaks(moment, actions)
      }
    }
  }
#endif
