#if canImport(SwiftUI)
  import PanelCore
  import SwiftUI

  /// Keeps the detents of a system sheet at the height of its content.
  struct SizeToFitModifier: ViewModifier {
    let sizing: PanelContentSizing
    let additional: Set<PresentationDetent>
    let animation: Animation?

    @State private var fit: SizeToFitSelection<PresentationDetent>
    @Environment(\.panelSceneSize) private var sceneSize
    @Environment(\.panelSceneSafeAreaInsets) private var sceneInsets

    init(
      sizing: PanelContentSizing, additional: Set<PresentationDetent>, animation: Animation?
    ) {
      self.sizing = sizing
      self.additional = additional
      self.animation = animation
      // Before the first measurement: a height every sheet has, rather than none.
      _fit = State(
        initialValue: SizeToFitSelection(provisional: .medium, additional: additional))
    }

    func body(content: Content) -> some View {
      SizeToFitLayout {
        content
        Color.clear
          .onGeometryChange(for: Double.self) { proxy in
            proxy.size.height
          } action: { height in
            measure(height)
          }
          .panelInert()
      }
      .presentationDetents(fit.detents, selection: $fit.selection)
      .onChange(of: additional) { _, new in fit.offer(new) }
    }

    private func measure(_ content: Double) {
      let available = sceneSize.map {
        $0.height - (sceneInsets?.top ?? 0) - (sceneInsets?.bottom ?? 0)
      }
      guard
        let height = SizeToFitHeight.height(
          content: content, available: available.map { Double($0) })
      else { return }
      let detent = PresentationDetent.height(height)
      let moves = animation != nil && fit.moves(to: detent)
      withAnimation(moves ? animation : nil) { fit.measure(detent, animated: moves) }
      let left = fit.leaving
      guard !left.isEmpty else { return }
      Task {
        try? await Task.sleep(for: Self.longestMove)
        fit.arrive(from: left)
      }
    }

    /// Longer than the system's own animation of a sheet takes; nobody reports its end.
    private static var longestMove: Duration { .seconds(1) }
  }
#endif
