/// A law that a policy breaks, with an example of where.
public struct PanelLawViolation<Law: Hashable & Sendable>: Hashable, Sendable {
  /// The law.
  public let law: Law

  /// What the law says, and an example of the policy breaking it, in one sentence.
  public let description: String
}

extension PanelLawViolation: CustomStringConvertible {}

/// Collects what is broken: the first example of each law is enough.
struct LawReport<Law: Hashable & Sendable> {
  private let laws: Set<Law>
  private(set) var violations: [PanelLawViolation<Law>] = []

  init(laws: Set<Law>) { self.laws = laws }

  /// Whether the law is checked and not yet known to be broken.
  func isOpen(_ law: Law) -> Bool {
    laws.contains(law) && !violations.contains { $0.law == law }
  }

  /// Notes that the law is broken, unless it holds, is not checked, or is known to be broken.
  mutating func require(_ law: Law, _ holds: Bool, _ description: @autoclosure () -> String) {
    guard !holds, isOpen(law) else { return }
    violations.append(PanelLawViolation(law: law, description: description()))
  }
}
