#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import PanelPresentation
  import SwiftUI

  /// Follows the scroll view in a panel by its own geometry, and moves it where it cannot move itself: in a
  /// drag that began while the panel was not open yet.
  @available(iOS 18, macOS 15, visionOS 2, *)
  struct PanelScrollGeometryModifier: ViewModifier {
    let moment: PanelMoment

    @State private var list = PanelScrollReading()
    @State private var position = ScrollPosition(idType: Never.self)

    init(moment: PanelMoment) { self.moment = moment }

    func body(content: Content) -> some View {
      content
        .scrollPosition($position)
        .scrollDisabled(moment.keepsListStill)
        .onScrollGeometryChange(for: [Double].self) { geometry in
          [
            geometry.contentOffset.y + geometry.contentInsets.top,
            geometry.contentSize.height + geometry.contentInsets.top
              + geometry.contentInsets.bottom - geometry.containerSize.height,
          ]
        } action: { _, values in
          list.offset = values[0]
          list.maximumOffset = max(0, values[1])
        }
        .onScrollPhaseChange { _, phase in
          list.isMoving = phase != .idle
          list.isDecelerating = phase == .decelerating
        }
        .environment(\.panelScrollReading, list)
        // What the engine gives to the list in a drag, as long as the list does not take it by itself.
        .onChange(of: moment.panel.scrollOffset) { old, new in
          guard let old, let new, let offset = list.offset(afterScrollingBy: new - old) else {
            return
          }
          position.scrollTo(y: offset)
        }
    }
  }
#endif
