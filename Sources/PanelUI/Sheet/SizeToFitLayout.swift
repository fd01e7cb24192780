#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import PanelCore
  import SwiftUI

  /// Gives a sheet's content all the room there is, and a second, invisible view the height the content would
  /// like, so that it can be read without cutting the content to it.
  struct SizeToFitLayout: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      guard let content = subviews.first else { return }
      content.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
      let wanted = content.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil)).height
      let height = wanted.isFinite ? min(wanted, PanelSceneGeometry.maximumLength) : 0
      for ruler in subviews.dropFirst() {
        ruler.place(
          at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: height))
      }
    }
  }
#endif
