#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import PanelPresentation
  import SwiftUI

  extension View {
    /// Makes a panel one region for assistive technologies and the keyboard.
    func panelSpeaks(_ moment: PanelMoment, _ actions: PanelActions) -> some View {
      modifier(PanelSpeechModifier(moment: moment, actions: actions))
        .modifier(PanelKeyModifier(moment: moment, actions: actions))
    }
  }

  /// One region with a way out; modal exactly while views behind are dimmed, by it or by a panel beneath it.
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
        .accessibilityAddTraits(moment.isModal ? .isModal : [])
        .accessibilityAction(.escape) { actions.send(.escape) }
        .accessibilityFocused($isFocused)
        .onChange(of: moment.panel.phase == .hidden, initial: true) { _, isHidden in
          if !isHidden { isFocused = true }
        }
    }
  }

  /// The escape key: while something in the panel has the keyboard's focus, and from anywhere while the views
  /// behind are dimmed. A panel that leaves them usable leaves them the key, too.
  private struct PanelKeyModifier: ViewModifier {
    let moment: PanelMoment
    let actions: PanelActions

    func body(content: Content) -> some View {
      let keyed =
        content
        .panelKey(.escape, .leave, moment, actions)
        .background { if moment.isDimmed { cancelButton } }
      #if os(iOS) || os(visionOS)
        keyed
      #else
        keyed
          .focusSection()
          .onExitCommand { actions.send(.escape) }
      #endif
    }

    private var cancelButton: some View {
      Button(action: { actions.send(.escape) }) { Color.clear }
        .buttonStyle(.plain)
        .keyboardShortcut(.cancelAction)
        .frame(width: 0, height: 0)
        .panelInert()
    }
  }
#endif
