extension ReleaseExplanation: CustomStringConvertible {
  /// The decision in one sentence, with lengths to a tenth of a point.
  ///
  ///     let release = PanelRelease(position: 220, velocity: 900, stops: [100, 450, 900])
  ///     print(ProjectedRelease().explain(release))
  ///     // let go at 220.0 pt with 900.0 pt/s, which would come to rest at 669.1 pt; of the stops in
  ///     // reach, 100.0 pt (569.1 away) and 450.0 pt (219.1 away), stop 1 at 450.0 pt: the nearest
  public var description: String {
    var text = "let go at \(tenth(release.position)) pt with \(tenth(release.velocity)) pt/s"
    if projection != release.position {
      text += ", which would come to rest at \(tenth(projection)) pt"
    }
    return text + "; of \(reach)\(candidateList), \(outcome): \(rule.reason)"
  }

  /// A nearer stop may be out of reach: then it has to be said that not all were considered.
  private var reach: StaticString {
    candidates.count < release.stops.count ? "the stops in reach, " : ""
  }

  private var candidateList: String {
    var text = ""
    for (position, candidate) in candidates.enumerated() {
      if position > 0 { text += position == candidates.count - 1 ? " and " : ", " }
      text += "\(tenth(candidate.height)) pt (\(tenth(candidate.distance)) away)"
    }
    return text
  }

  private var outcome: String {
    switch target {
    case .dismiss: "dismissed"
    case .stop(let index) where release.stops.indices.contains(index):
      "stop \(index) at \(tenth(release.stops[index])) pt"
    case .stop(let index): "stop \(index), which does not exist"
    }
  }

  private func tenth(_ value: Double) -> Double {
    (value * 10).rounded(.toNearestOrAwayFromZero) / 10
  }
}

extension ReleaseExplanation.Rule {
  /// The rule in words, as the end of a sentence.
  package var reason: StaticString {
    switch self {
    case .onlyStop: "there is no other"
    case .nearestToProjection: "the nearest"
    case .flick: "a flick does not end behind the finger"
    case .tieByVelocity: "equally near, and where the finger was going"
    case .tieByMovement: "equally near, and where the finger last moved"
    case .tieByOrigin: "equally near, and nearer to where the drag began"
    case .tieUpwards: "equally near, and the higher one"
    case .positionalThreshold: "by how far it was moved between the two"
    case .dismissal: "below the smallest stop and on its way out"
    case .ownRule: "the policy's own rule"
    }
  }
}
