// The names behind which PanelUI keeps what touches, scrolls, speaks and looks, with nothing behind them.
//
// With this file in place of the folders Gesture, Scroll, Accessibility, Looks, Sheet and Previews the overlay,
// its layout and its preferences compile against an implementation of SwiftUI that has none of these.
// `scripts/check-swiftui` sees to it that this stays so.

import PanelPresentation
import SwiftUI

struct PanelShade: View {
  let moment: PanelMoment
  let actions: PanelActions
  var body: some View { Color.clear }
}

struct PanelSurface: View {
  let moment: PanelMoment
  let actions: PanelActions
  var body: some View { Color.clear }
}

struct PanelHandle: View {
  let moment: PanelMoment
  let actions: PanelActions
  var body: some View { Color.clear }
}

extension View {
  nonisolated func panelInert() -> some View { self }
  func panelTouches(
    _ part: PanelPart, _ moment: PanelMoment, _ actions: PanelActions
  ) -> some View { self }
  func panelScrolls(_ moment: PanelMoment) -> some View { self }
  func panelScrollsFreely() -> some View { self }
  func panelSpeaks(_ moment: PanelMoment, _ actions: PanelActions) -> some View { self }
  func panelCut(_ moment: PanelMoment) -> some View { self }
}
