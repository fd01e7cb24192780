import PanelUI
import SwiftUI

// What the article on adaptation policies shows.

// snippet: thirds
struct ThirdOfTheScene: PanelAdaptationPolicy, Equatable {
  func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
    let width = context.availableWidth
    return width < 900 ? .compact(width: width) : .regular(edge: .leading, width: width / 3)
  }
}
// snippet end

struct CalmPanel: View {
  var body: some View {
    // snippet: calm thirds
    Preferences()
      .panelAdaptation(ThirdOfTheScene().hysteresis(band: 24))
    // snippet end
  }
}
