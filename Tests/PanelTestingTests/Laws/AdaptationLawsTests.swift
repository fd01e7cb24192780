import PanelTesting
import Panels
import Testing

/// A policy from a closure: the usual mistakes in a line each.
private struct Rule: PanelAdaptationPolicy {
  let rule: @Sendable (PanelAdaptationContext) -> PanelArrangement

  init(_ rule: @escaping @Sendable (PanelAdaptationContext) -> PanelArrangement) {
    self.rule = rule
  }

  func arrangement(in context: PanelAdaptationContext) -> PanelArrangement { rule(context) }
}

/// Decides by what it answered last, as a view does that measures the panel.
private final class FeedsOnItsOwnWidth: PanelAdaptationPolicy, @unchecked Sendable {
  private var lastWidth = 0.0

  func arrangement(in context: PanelAdaptationContext) -> PanelArrangement {
    let rest = context.availableWidth - (lastWidth < 400 ? lastWidth : 0)
    let answer =
      rest > 400
      ? PanelArrangement.regular(width: min(320, context.availableWidth))
      : .compact(width: context.availableWidth)
    lastWidth = answer.width
    return answer
  }
}

private func broken(_ policy: some PanelAdaptationPolicy) -> Set<PanelAdaptationLaw> {
  Set(checkAdaptationLaws(of: policy).map(\.law))
}

@Suite struct AdaptationLawsTests {
  @Test func thePoliciesOfThePackageBreakNone() {
    #expect(checkAdaptationLaws(of: PanelRegularAdaptation()).isEmpty)
    #expect(checkAdaptationLaws(of: PanelRegularAdaptation(edge: .leading, minWidth: 500)).isEmpty)
    #expect(checkAdaptationLaws(of: PanelCompactAdaptation()).isEmpty)
    #expect(checkAdaptationLaws(of: PanelCompactAdaptation(maxWidth: 640)).isEmpty)
    #expect(
      checkAdaptationLaws(
        of: PanelBreakpointAdaptation([.init(from: 700, width: 320), .init(from: 1100, width: 400)])
      ).isEmpty)
    #expect(checkAdaptationLaws(of: PanelRegularAdaptation().hysteresis()).isEmpty)
    #expect(
      checkAdaptationLaws(
        of: AnyPanelAdaptationPolicy(PanelRegularAdaptation().hysteresis(band: 300))
      )
      .isEmpty)
  }

  @Test func dependingOnThePanelsOwnWidthIsFound() {
    #expect(broken(FeedsOnItsOwnWidth()).contains(.isAFunction))
  }

  @Test func flickeringIsFound() throws {
    // Takes the panel's room off the width it decides by, once there is a column.
    let violations = checkAdaptationLaws(
      of: Rule { context in
        let room = context.availableWidth - (context.currentMode == .regular ? 320 : 0)
        return room >= 640
          ? .regular(width: 320) : .compact(width: context.availableWidth)
      })
    #expect(violations.map(\.law) == [.settles])
    #expect(
      try #require(violations.first).description.contains(
        "and regular now it answers a compact panel"))
  }

  @Test func aWidthThatIsNoneIsFound() {
    #expect(broken(Rule { _ in .compact(width: .nan) }) == [.hasAWidth])
    #expect(broken(Rule { _ in .compact(width: 0) }) == [.hasAWidth])
    #expect(broken(Rule { .compact(width: 1000 / $0.availableWidth) }).contains(.hasAWidth))
  }

  @Test func aWidthThatDoesNotFitIsFound() {
    #expect(broken(Rule { .compact(width: $0.scene.size.width) }) == [.fits])
    #expect(
      broken(
        Rule { .compact(width: $0.availableWidth, margins: PanelInsets(leading: 8)) })
        == [.fits])
  }

  @Test func aMarginThatIsNoneIsFound() {
    #expect(
      broken(Rule { .compact(width: $0.availableWidth, margins: PanelInsets(bottom: -1)) })
        == [.hasMargins])
  }

  @Test func aSheetInAWiderSceneIsFoundAndCanBeLeftOut() {
    let policy = Rule { context in
      (700..<900).contains(context.availableWidth)
        ? .regular(width: 320) : .compact(width: context.availableWidth)
    }
    #expect(broken(policy) == [.keepsTheColumnWhenWidened])
    let others = Set(PanelAdaptationLaw.allCases).subtracting([.keepsTheColumnWhenWidened])
    #expect(checkAdaptationLaws(of: policy, laws: others).isEmpty)
  }

  @Test func dependingOnDirectionOrKeyboardIsFound() {
    let directed = Rule { context in
      context.scene.layoutDirection == .leftToRight || context.availableWidth < 640
        ? .compact(width: context.availableWidth) : .regular(width: 320)
    }
    #expect(broken(directed) == [.ignoresDirection])
    let typed = Rule { context in
      context.scene.availableHeight > 300
        ? .compact(width: context.availableWidth) : .regular(width: context.availableWidth)
    }
    #expect(broken(typed) == [.ignoresTheKeyboard])
  }
}
