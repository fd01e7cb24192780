public import PanelCore

/// A release policy whose type is not known where it is stored.
///
///     let policy = AnyReleasePolicy(ProjectedRelease())
///     policy.target(for: PanelRelease(position: 440, stops: [100, 450]))  // .stop(1)
///
/// Asking it allocates nothing.
public struct AnyReleasePolicy: ReleasePolicy {
  private let box: ReleasePolicyBox

  /// Erases a policy that cannot be compared: only copies of this value are equal to it.
  public init<Policy: ReleasePolicy>(_ policy: Policy) {
    box = TypedReleasePolicyBox(policy)
  }

  /// Erases a policy that can be compared: equal to others that hold an equal policy of the type.
  public init<Policy: ReleasePolicy & Equatable>(_ policy: Policy) {
    box = EquatableReleasePolicyBox(policy)
  }

  /// Creates a copy; a policy is not erased twice.
  public init(_ policy: AnyReleasePolicy) { self = policy }

  public func target(for release: PanelRelease) -> PanelReleaseTarget {
    box.target(for: release)
  }

  public func explain(_ release: PanelRelease) -> ReleaseExplanation { box.explain(release) }

  public var issues: [PanelIssue] { box.issues }

  #if !hasFeature(Embedded)
    /// The policy that is held, under its own type: for whoever writes it down.
    package var base: any ReleasePolicy { box.base }
  #endif
}

extension AnyReleasePolicy: Equatable {
  /// Whether both hold equal policies of one type, or are copies of each other.
  public static func == (lhs: AnyReleasePolicy, rhs: AnyReleasePolicy) -> Bool {
    lhs.box === rhs.box || lhs.box.isEqual(to: rhs.box)
  }
}

/// A policy with its type erased. Immutable, so that sharing it keeps the eraser a value.
private class ReleasePolicyBox: @unchecked Sendable {
  func target(for release: PanelRelease) -> PanelReleaseTarget {
    preconditionFailure("every box is a TypedReleasePolicyBox")
  }

  func explain(_ release: PanelRelease) -> ReleaseExplanation {
    preconditionFailure("every box is a TypedReleasePolicyBox")
  }

  var issues: [PanelIssue] { [] }

  func isEqual(to other: ReleasePolicyBox) -> Bool { false }

  #if !hasFeature(Embedded)
    var base: any ReleasePolicy { preconditionFailure("every box is a TypedReleasePolicyBox") }
  #endif
}

private class TypedReleasePolicyBox<Policy: ReleasePolicy>:
  ReleasePolicyBox, @unchecked Sendable
{
  let policy: Policy

  init(_ policy: Policy) { self.policy = policy }

  override func target(for release: PanelRelease) -> PanelReleaseTarget {
    policy.target(for: release)
  }

  override func explain(_ release: PanelRelease) -> ReleaseExplanation { policy.explain(release) }

  override var issues: [PanelIssue] { policy.issues }

  #if !hasFeature(Embedded)
    override var base: any ReleasePolicy { policy }
  #endif
}

// A comparison is found while the type is known; Embedded Swift cannot ask for it later.
private final class EquatableReleasePolicyBox<Policy: ReleasePolicy & Equatable>:
  TypedReleasePolicyBox<Policy>, @unchecked Sendable
{
  override func isEqual(to other: ReleasePolicyBox) -> Bool {
    guard let other = other as? EquatableReleasePolicyBox<Policy> else { return false }
    return policy == other.policy
  }
}
