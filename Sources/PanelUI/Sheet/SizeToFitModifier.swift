#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
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
          // What there is room for changes without the content, as when the device is turned back.
          .onGeometryChange(for: Double?.self) { [available] proxy in
            SizeToFitHeight.height(content: proxy.size.height, available: available)
          } action: { height in
            if let height { stand(at: height) }
          }
          .panelInert()
      }
      .presentationDetents(fit.detents, selection: $fit.selection)
      .onChange(of: additional) { _, new in fit.offer(new) }
    }

    /// The height there is in the scene, in points; nil where nobody measures it.
    private var available: Double? {
      sceneSize.map { $0.height - (sceneInsets?.top ?? 0) - (sceneInsets?.bottom ?? 0) }
    }

    private func stand(at height: Double) {
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
