import CPanelRuntime
import Panels

/// The adaptation policy that the page has written itself.
struct PageAdaptation: PanelAdaptationPolicy, Equatable {
  /// Tells one policy of the page from another, so that stating the same one again is no change.
  var number: Int

  func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
    let currentMode: Int32 =
      switch context.currentMode {
      case nil: -1
      case .compact: 0
      case .regular: 1
      }
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: 7) { answer in
      answer.initialize(repeating: 0)
      panel_page_arrangement(
        context.scene.size.width, context.scene.size.height, context.availableWidth, currentMode,
        answer.baseAddress)
      return PanelArrangement(
        displayMode: answer[0] == 1 ? .regular : .compact,
        edge: answer[1] == 0 ? .leading : .trailing, width: answer[2],
        margins: PanelInsets(
          top: answer[3], leading: answer[4], bottom: answer[5], trailing: answer[6]))
    }
  }
}
