/// A mistake as numbers: to compare it, and for a host that keeps the sentences elsewhere.
package struct PanelIssueCode: Sendable {
  /// Which mistake; the same for the same case, field and parameter.
  package var kind: Int

  /// The values of the sentence, in the order of the case; 0 where it has fewer. A detent's position counts
  /// from 1, as the sentence does.
  package var first = 0.0
  package var second = 0.0
  package var third = 0.0

  /// The same for a mistake made again, perhaps with other numbers.
  ///
  /// A stream of bad times is one mistake; two detents that are not numbers are two.
  package private(set) var mistake: Int

  private init(_ kind: Int, _ first: Double = 0, _ second: Double = 0, _ third: Double = 0) {
    (self.kind, self.first, self.second, self.third) = (kind, first, second, third)
    mistake = kind
  }

  /// The mistake as numbers.
  @inline(never)
  package init(_ issue: PanelIssue) {
    switch issue {
    case .timeNotFinite(let time, let used): self.init(0, time, used)
    case .timeWentBackwards(let time, let used): self.init(1, time, used)
    case .locationNotFinite(let point): self.init(2, point.x, point.y)
    case .velocityNotFinite(let velocity): self.init(3, velocity)
    case .scrollOffsetNotFinite(let offset): self.init(4, offset)
    case .contentHeightNotANumber: self.init(5)
    case .detentNotANumber(let position):
      self.init(6, Double(position + 1))
      mistake = Self.firstDetent + position
    case .contradictoryWidths(let minimum, let ideal, let maximum):
      self.init(7, minimum, ideal, maximum)
    case .arrangementUnusable(let width): self.init(8, width)
    case .releaseTargetOutOfRange(let index, let stopCount):
      self.init(9, Double(index), Double(stopCount))
    case .releaseDismissedWithoutPermission: self.init(10)
    case .contentHeightOutOfRange(let given, let used): self.init(11, given, used)
    case .selectionNotANumber: self.init(12)
    case .undimmedDetentNotANumber: self.init(13)
    case .sceneValueOutOfRange(let field, let given, let used):
      self.init(100 + field.rawValue, given, used)
    case .parameterOutOfRange(let parameter, let given, let used):
      self.init(200 + parameter.rawValue, given, used)
    }
  }

  /// From this number on, mistakes are detents that are no numbers, one for each position.
  package static let firstDetent = 1000
}

extension PanelIssueCode: Hashable {
  package static func == (lhs: PanelIssueCode, rhs: PanelIssueCode) -> Bool {
    lhs.kind == rhs.kind && bits(lhs.first) == bits(rhs.first)
      && bits(lhs.second) == bits(rhs.second) && bits(lhs.third) == bits(rhs.third)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(Self.bits(first))
    hasher.combine(Self.bits(second))
    hasher.combine(Self.bits(third))
  }

  /// The bits that tell a number from others; there is one not-a-number, whatever its sign and payload.
  @inline(never)
  private static func bits(_ value: Double) -> UInt64 {
    value.isNaN ? Double.nan.bitPattern : value.bitPattern
  }
}

extension PanelIssue: Hashable {
  /// Two issues are equal when they name the same mistake with the same bits, so that NaN equals NaN.
  @inline(never)
  public static func == (lhs: PanelIssue, rhs: PanelIssue) -> Bool {
    PanelIssueCode(lhs) == PanelIssueCode(rhs)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(PanelIssueCode(self)) }
}
