#if canImport(SwiftUI)
  import PanelPresentation
  import SwiftUI

  extension View {
    /// Makes a panel one region for assistive technologies and the keyboard.
    func panelSpeaks(_ moment: PanelMoment, _ actions: PanelActions) -> some View {
      modifier(PanelSpeechModifier(moment: moment, actions: actions))
    }
  }

  /// One region with a way out; modal exactly while the views behind are dimmed.
  private struct PanelSpeechModifier: ViewModifier {
    let moment: PanelMoment
    let actions: PanelActions

    @AccessibilityFocusState private var isFocused: Bool

    init(moment: PanelMoment, actions: PanelActions) {
      self.moment = moment
      self.actions = actions
    }

    func body(content: Content) -> some View {
      content
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(moment.isDimmed ? .isModal : [])
        .accessibilityAction(.escape) { actions.send(.escape) }
        .accessibilityFocused($isFocused)
        .modifier(PanelKeyModifier(actions: actions))
        .onChange(of: moment.panel.phase == .hidden, initial: true) { _, isHidden in
          if !isHidden { isFocused = true }
        }
    }
  }

  /// The escape key, while something in the panel has the keyboard's focus.
  private struct PanelKeyModifier: ViewModifier {
    let actions: PanelActions

    func body(content: Content) -> some View {
      #if os(iOS) || os(visionOS)
        content.onKeyPress(.escape) {
          actions.send(.escape)
          return .handled
        }
      #else
        content.focusSection().onExitCommand { actions.send(.escape) }
      #endif
    }
  }
#endif
