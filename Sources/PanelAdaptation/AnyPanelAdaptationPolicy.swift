public import PanelCore

/// An adaptation policy of any type.
///
/// Two are equal when they hold equal policies of one type and were both made where that type was known to
/// be `Equatable`. Any other equals only copies of the very same eraser: make such a policy once, not at
/// every redraw.
public struct AnyPanelAdaptationPolicy: PanelAdaptationPolicy {
  private let box: PolicyBox

  /// Wraps a policy.
  public init<Policy: PanelAdaptationPolicy>(_ policy: Policy) {
    box = TypedPolicyBox(policy)
  }

  /// The policy itself: one that is erased already is not erased twice.
  public init(_ policy: AnyPanelAdaptationPolicy) {
    self = policy
  }

  /// Wraps a policy that can be compared.
  public init<Policy: PanelAdaptationPolicy & Equatable>(_ policy: Policy) {
    box = EquatablePolicyBox(policy)
  }

  public func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
    box.arrangement(in: context)
  }

  public var issues: [PanelIssue] { box.issues }

  #if !hasFeature(Embedded)
    /// The policy that is held, under its own type: for whoever writes it down.
    package var base: any PanelAdaptationPolicy { box.base }
  #endif
}

extension AnyPanelAdaptationPolicy: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.box === rhs.box || lhs.box.isEqual(to: rhs.box)
  }
}

// Classes, since Embedded Swift has no existentials of other types.

private class PolicyBox: @unchecked Sendable {
  func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
    preconditionFailure("every box is a TypedPolicyBox")
  }

  var issues: [PanelIssue] { [] }

  func isEqual(to other: PolicyBox) -> Bool { false }

  #if !hasFeature(Embedded)
    var base: any PanelAdaptationPolicy { preconditionFailure("every box is a TypedPolicyBox") }
  #endif
}

private class TypedPolicyBox<Policy: PanelAdaptationPolicy>: PolicyBox, @unchecked Sendable {
  let policy: Policy

  @inline(never)
  init(_ policy: Policy) {
    self.policy = policy
  }

  override func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
    policy.arrangement(in: context)
  }

  override var issues: [PanelIssue] { policy.issues }

  #if !hasFeature(Embedded)
    override var base: any PanelAdaptationPolicy { policy }
  #endif
}

// A comparison is found while the type is known; Embedded Swift cannot ask for it later.
private final class EquatablePolicyBox<Policy: PanelAdaptationPolicy & Equatable>:
  TypedPolicyBox<Policy>, @unchecked Sendable
{
  override func isEqual(to other: PolicyBox) -> Bool {
    guard let other = other as? EquatablePolicyBox<Policy> else { return false }
    return policy == other.policy
  }
}
