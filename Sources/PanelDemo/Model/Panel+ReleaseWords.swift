import Panels

extension Panel {
  /// Why the panel goes where it goes, just after a finger has let go: the release policy's reasons and, where
  /// the panel goes elsewhere, that a request went before them.
  ///
  /// - Parameter target: The target of the effect `dragEnded`.
  /// - Returns: nil where there was nothing to decide: there are no stops.
  func releaseWords(target: PanelDetent?) -> String? {
    let stops = stops.stops
    guard !stops.isEmpty, let explanation = lastReleaseExplanation else { return nil }
    // A target beyond the stops is held to them, which is no request; the panel reports it.
    guard let target, case .stop(let index) = explanation.target, stops.indices.contains(index),
      !stops[index].members.contains(target)
    else { return "\(explanation)" }
    return "\(explanation); but a request that waited for the release goes before it, to "
      + target.words
  }
}
