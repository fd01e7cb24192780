public import PanelCore

/// The rule that decides where a released panel goes.
///
///     struct AlwaysLargest: ReleasePolicy {
///       func target(for release: PanelRelease) -> PanelReleaseTarget {
///         .stop(release.stops.count - 1)
///       }
///     }
///
/// A policy is a value and its answer a function of the release alone: no clock, no state.
/// ``ProjectedRelease`` is the default, ``ThresholdRelease`` an alternative.
public protocol ReleasePolicy: Sendable {
  /// Where the panel goes.
  ///
  /// - Parameter release: The moment the finger let go.
  /// - Returns: An index of ``PanelRelease/stops``, or a dismissal where the release allows one.
  func target(for release: PanelRelease) -> PanelReleaseTarget

  /// The same decision with its reasons; its target is always that of ``target(for:)``.
  ///
  /// For an overlay, a trace or a failing test: unlike the decision alone, it allocates.
  func explain(_ release: PanelRelease) -> ReleaseExplanation

  /// The mistakes in the policy's parameters; the policy still answers, with what they say was used.
  var issues: [PanelIssue] { get }
}

extension ReleasePolicy {
  /// The decision, every stop as a candidate by its distance from the shown height, and no reason.
  public func explain(_ release: PanelRelease) -> ReleaseExplanation {
    ReleaseExplanation(
      release: release,
      decision: ReleaseDecision(
        target: target(for: release), rule: .ownRule, projection: release.position,
        candidates: 0...(release.stops.count - 1)))
  }

  /// No mistakes.
  public var issues: [PanelIssue] { [] }
}

/// A decision before it is put into words: what a policy computes for both of its questions, so that
/// the explanation cannot say anything else than what is done.
struct ReleaseDecision {
  var target: PanelReleaseTarget
  var rule: ReleaseExplanation.Rule
  var projection: Double
  var candidates: ClosedRange<Int>
}
