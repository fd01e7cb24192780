#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import PanelPresentation
  import SwiftUI

  extension View {
    /// Lets the keyboard move a panel by its handle: the arrows to the next detent, space and return on to the
    /// next and from the largest to the smallest.
    ///
    /// As a button the handle takes the focus where the user moves it by keyboard, and not when it is touched.
    /// A key that has nowhere to go is left to the system, which may move the focus.
    func panelHandleKeys(_ moment: PanelMoment, _ actions: PanelActions) -> some View {
      focusable(true, interactions: .activate)
        .panelKey(.upArrow, .larger, moment, actions)
        .panelKey(.downArrow, .smaller, moment, actions)
        .panelKey(.space, .next, moment, actions)
        .panelKey(.return, .next, moment, actions)
    }

    /// Performs a command when a key is pressed while this view, or one within it, has the keyboard's focus.
    func panelKey(
      _ key: KeyEquivalent, _ command: PanelHandleCommand, _ moment: PanelMoment,
      _ actions: PanelActions
    ) -> some View {
      onKeyPress(key) {
        actions.perform(command, on: moment.panel) ? .handled : .ignored
      }
    }
  }
#endif
