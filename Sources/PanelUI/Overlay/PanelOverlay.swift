#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import PanelPresentation
  import SwiftUI

  /// A panel in its container: holds the engine, tells it what happens, and does what comes of it.
  ///
  /// Everything here is layout, preferences and time. What touches, scrolls, speaks or looks is in folders of
  /// its own, and used here by name only: ``PanelShade``, ``PanelSurface``, ``PanelHandle`` and the modifiers
  /// `panelInert`, `panelTouches`, `panelScrolls`, `panelScrollsFreely`, `panelSpeaks` and `panelCut`.
  struct PanelOverlay<Content: View>: View {
    let wish: PanelWish
    @Binding var covered: PanelInsets
    let note: PanelTransactionNote<Bool>

    /// Whether a panel beneath this one dims what is behind it.
    let isAboveDimmed: Bool
    let content: () -> Content

    @State private var host = PanelHost()
    @State private var statement = PanelStatement()
    @State private var region: PanelRegionReading?
    @State private var keyboardTop: Double?

    @Environment(\.panelSceneSize) private var sceneSize
    @Environment(\.panelSceneSafeAreaInsets) private var sceneInsets
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.displayScale) private var displayScale
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    init(
      wish: PanelWish, covered: Binding<PanelInsets>, note: PanelTransactionNote<Bool>,
      isAboveDimmed: Bool, content: @escaping () -> Content
    ) {
      self.wish = wish
      _covered = covered
      self.note = note
      self.isAboveDimmed = isAboveDimmed
      self.content = content
    }

    var body: some View {
      PanelRegionReader(region: $region)
        .background { PanelKeyboardReader(top: $keyboardTop) }
        .overlay { if host.isMounted { stage } }
        .panelDims(host.dims)
        .modifier(
          PanelNestedStack(
            place: PanelNestedPlace(
              isOpen: host.carriesOthers, isAboveDimmed: isAboveDimmed || host.dims))
        )
        .onChange(of: scene, initial: true) { _, new in
          if let new { tell { $0.setScene(new, at: $1) } }
        }
        .onChange(of: wish.isPresented, initial: true) { _, new in
          let animated = note.isAnimated(new)
          withPanelTransaction(animated: animated) {
            tell { $0.setPresented(new, animated: animated, at: $1) }
          }
        }
        .onChange(of: reducesMotion) { configure() }
    }

    private var stage: some View {
      TimelineView(.animation(minimumInterval: nil, paused: host.panel.restTime == nil)) {
        context in
        PanelStage(
          host: host, statement: statement, isAboveDimmed: isAboveDimmed,
          time: PanelTime.seconds(context.date), actions: PanelActions(tell: tell(at:_:)),
          content: content)
      }
      .onPreferenceChange(PanelStatementKey.self) { [statement = $statement] new in
        statement.wrappedValue = new
      }
      .onChange(of: statement, initial: true) { configure() }
      .ignoresSafeArea()
      .id(host.departures)
      .transition(.identity)
    }

    // MARK: What the engine is told

    private var scene: PanelSceneReading? {
      region.map { region in
        PanelSceneReading(
          container: region, keyboardTop: keyboardTop,
          root: sceneSize.map {
            (PanelSize($0), sceneInsets.map { PanelInsets($0) } ?? region.insets)
          },
          direction: PanelLayoutDirection(layoutDirection), displayScale: displayScale)
      }
    }

    private func configure() {
      guard statement.isStated else { return }
      var configuration = statement.configuration
      configuration.reducesMotion = configuration.reducesMotion || reducesMotion
      let link = statement.preferences[PanelSelectionLinkKey.self]
      let animated = configuration.selection.flatMap { link?.note.isAnimated($0) } ?? true
      withPanelTransaction(animated: animated) {
        tell { $0.configure(configuration, animated: animated, at: $1) }
      }
    }

    private func tell(_ change: (inout PanelHost, Double) -> PanelHost.Outcome) {
      tell(at: PanelTime.now, change)
    }

    // MARK: What comes of it

    private func tell(
      at time: Double, _ change: (inout PanelHost, Double) -> PanelHost.Outcome
    ) {
      var told = host
      let outcome = change(&told, time)
      host = told
      if outcome.writes.dismisses { wish.dismiss() }
      let letGo = outcome.writes.dismisses && !wish.isWanted()
      if let selection = outcome.writes.selection {
        statement.preferences[PanelSelectionLinkKey.self]?.binding.wrappedValue = selection
      }
      let placement = told.panel.placement(at: told.time)
      if placement.restingMainContentInsets != covered {
        covered = placement.restingMainContentInsets
      }
      if !outcome.effects.isEmpty {
        statement.inform(PanelChange(effects: outcome.effects, placement: placement))
      }
      // A content that has left the tree states nothing; the next one is heard anew.
      if !told.isMounted, statement.isStated { statement = PanelStatement() }
      if outcome.writes.isDismissed { wish.onDismiss?() }
      if outcome.writes.isGone { wish.onGone(letGo) }
      if outcome.writes.comeBack(letGo: letGo, isWanted: wish.isPossible && wish.isWanted()) {
        tell { $0.setPresented(true, animated: true, at: $1) }
      }
    }
  }
#endif
