public import PanelAdaptation

import PanelCore

/// What an adaptation policy owes a panel.
public enum PanelAdaptationLaw: Hashable, Sendable, CaseIterable {
  /// It answers the same for the same context, whatever it was asked before: it has no memory, and in
  /// particular none of the panel's own width.
  case isAFunction

  /// Asked again with the mode it has just answered, it stays with it: it does not flicker.
  case settles

  /// The width is a number of at least 0, and above 0 where there is room.
  case hasAWidth

  /// Width and margins fit between the scene's side insets.
  case fits

  /// Every margin is a number of at least 0.
  case hasMargins

  /// In a scene that is only wider, a column does not turn back into a sheet.
  case keepsTheColumnWhenWidened

  /// The direction of layout changes neither the mode nor the width: edges are named by it already.
  case ignoresDirection

  /// A keyboard changes neither the mode nor the width.
  case ignoresTheKeyboard
}

/// Looks for laws that a policy breaks, in some thousand scenes.
///
///     #expect(checkAdaptationLaws(of: ThirdOfTheScene()).isEmpty)
///
/// The scenes are of every size from nothing to a wall, with and without insets, closer together where the
/// policy changes its mind. No scene is random: a policy that passes once always does.
///
/// - Parameters:
///   - policy: The policy.
///   - laws: The laws to check; leave out what the policy breaks on purpose.
/// - Returns: One violation, with an example, for each law that is broken.
public func checkAdaptationLaws(
  of policy: some PanelAdaptationPolicy,
  laws: Set<PanelAdaptationLaw> = Set(PanelAdaptationLaw.allCases)
) -> [PanelLawViolation<PanelAdaptationLaw>] {
  var check = AdaptationLawCheck(policy: AnyPanelAdaptationPolicy(policy), laws: laws)
  for row in AdaptationScenes.rows { check.checkRow(row) }
  check.checkMemory()
  return check.report.violations
}

private struct AdaptationLawCheck {
  let policy: AnyPanelAdaptationPolicy
  var report: LawReport<PanelAdaptationLaw>

  /// What was answered so far, to ask again in another order.
  private var answers: [(context: PanelAdaptationContext, arrangement: PanelArrangement)] = []

  init(policy: AnyPanelAdaptationPolicy, laws: Set<PanelAdaptationLaw>) {
    self.policy = policy
    report = LawReport(laws: laws)
  }

  /// Checks scenes that differ in their width only, ascending.
  mutating func checkRow(_ scenes: [PanelSceneGeometry]) {
    var last: PanelSceneGeometry?
    for scene in scenes {
      check(scene)
      if let last { checkBorder(between: last, and: scene) }
      last = scene
    }
    checkWidening(scenes)
  }

  private mutating func check(_ scene: PanelSceneGeometry) {
    for mode in [nil, PanelDisplayMode.compact, .regular] {
      let context = PanelAdaptationContext(scene: scene, currentMode: mode)
      let answer = policy.arrangement(in: context)
      answers.append((context, answer))
      checkNumbers(answer, in: context)
      checkSettling(answer, in: context)
      checkIndependence(answer, in: context)
    }
  }

  /// Where the mode changes between two scenes, looks closely at the border.
  private mutating func checkBorder(
    between narrow: PanelSceneGeometry, and wide: PanelSceneGeometry
  ) {
    func mode(_ width: Double) -> PanelDisplayMode {
      var scene = narrow
      scene.size.width = width
      return policy.arrangement(in: PanelAdaptationContext(scene: scene)).displayMode
    }
    var (low, high) = (narrow.size.width, wide.size.width)
    let lowMode = mode(low)
    guard lowMode != mode(high) else { return }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if mode(middle) == lowMode { low = middle } else { high = middle }
    }
    for distance in [-13, -1, -0.001, 0, 0.001, 1, 13] {
      var scene = narrow
      scene.size.width = max(0, high + distance)
      check(scene)
    }
  }

  // MARK: Laws of one answer

  private mutating func checkNumbers(
    _ answer: PanelArrangement, in context: PanelAdaptationContext
  ) {
    let room = context.availableWidth
    let isWidth = answer.width.isFinite && (answer.width > 0 || (answer.width == 0 && room == 0))
    report.require(
      .hasAWidth, isWidth,
      "the width must be a number, above 0 where there is room; \(says(answer, in: context))")
    let margins = answer.margins
    let all = [margins.top, margins.leading, margins.bottom, margins.trailing]
    report.require(
      .hasMargins, all.allSatisfy { $0.isFinite && $0 >= 0 },
      "margins must be numbers of at least 0; they are \(all), \(says(answer, in: context))")
    let taken = answer.width + margins.leading + margins.trailing
    report.require(
      .fits, !(taken > room * (1 + 1e-12) + 1e-9),
      "width and margins must fit into the \(plain(room)) points between the side insets; "
        + says(answer, in: context))
  }

  private mutating func checkSettling(
    _ answer: PanelArrangement, in context: PanelAdaptationContext
  ) {
    guard report.isOpen(.settles) else { return }
    var context = context
    context.currentMode = answer.displayMode
    let again = policy.arrangement(in: context)
    report.require(
      .settles, again.displayMode == answer.displayMode,
      "the answer must stand when the panel has followed it, or the panel flickers; "
        + says(again, in: context))
  }

  private mutating func checkIndependence(
    _ answer: PanelArrangement, in context: PanelAdaptationContext
  ) {
    func differs(_ other: PanelArrangement) -> Bool {
      // Compared as bits, so that a width that is not a number is one law's matter only.
      other.displayMode != answer.displayMode
        || other.width.bitPattern != answer.width.bitPattern
    }
    if report.isOpen(.ignoresDirection) {
      var mirrored = context
      // Insets are named by the direction, too: the same scene seen in a mirror keeps them.
      mirrored.scene.layoutDirection = .rightToLeft
      let other = policy.arrangement(in: mirrored)
      report.require(
        .ignoresDirection, !differs(other),
        "the direction of layout must not change mode or width; \(says(answer, in: context)), "
          + "and from right to left a \(other.displayMode.word) panel \(plain(other.width)) wide")
    }
    if report.isOpen(.ignoresTheKeyboard) {
      var typing = context
      typing.scene.keyboardHeight = context.scene.size.height * 0.4
      let other = policy.arrangement(in: typing)
      report.require(
        .ignoresTheKeyboard, !differs(other),
        "a keyboard must not change mode or width; \(says(answer, in: context)), "
          + "and with a keyboard a \(other.displayMode.word) panel \(plain(other.width)) wide")
    }
  }

  // MARK: Laws of many answers

  private mutating func checkWidening(_ scenes: [PanelSceneGeometry]) {
    for mode in [nil, PanelDisplayMode.compact, .regular] {
      var column: PanelSceneGeometry?
      for scene in scenes where report.isOpen(.keepsTheColumnWhenWidened) {
        let context = PanelAdaptationContext(scene: scene, currentMode: mode)
        let answer = policy.arrangement(in: context)
        if answer.displayMode == .regular {
          column = column ?? scene
        } else if let column {
          report.require(
            .keepsTheColumnWhenWidened, false,
            "a wider scene must not turn a column back into a sheet; it is one at "
              + "\(plain(column.size.width)) wide, and \(says(answer, in: context))")
        }
      }
    }
  }

  /// Asks everything again, backwards: a policy that remembers answers otherwise.
  mutating func checkMemory() {
    for (context, answer) in answers.reversed() where report.isOpen(.isAFunction) {
      let again = policy.arrangement(in: context)
      // Answers that are not numbers are another law's matter.
      let isSame = again == answer || (again.width.isNaN && answer.width.isNaN)
      report.require(
        .isAFunction, isSame,
        "the same context must get the same answer, whatever the panel's width was before; "
          + "\(says(answer, in: context)), and asked again a \(again.displayMode.word) one "
          + "\(plain(again.width)) wide")
    }
  }
}

private func says(_ answer: PanelArrangement, in context: PanelAdaptationContext) -> String {
  let size = context.scene.size
  let mode = context.currentMode.map { " and \($0.word) now" } ?? ""
  return "in a scene of \(plain(size.width)) × \(plain(size.height))\(mode) it answers a "
    + "\(answer.displayMode.word) panel \(plain(answer.width)) wide"
}

private func plain(_ value: Double) -> String { StoryboardText.decimal(value, places: 3) }

/// The scenes a policy is asked about, in rows that differ in their width only.
private enum AdaptationScenes {
  static var rows: [[PanelSceneGeometry]] {
    let insets = [
      PanelInsets.zero, PanelInsets(top: 59, bottom: 34),
      PanelInsets(leading: 59, bottom: 21, trailing: 59), PanelInsets(leading: 44, trailing: 20),
    ]
    return [0.0, 320, 390, 568, 852, 1180, 4000].flatMap { height in
      insets.map { insets in
        widths.map {
          PanelSceneGeometry(
            size: PanelSize(width: $0, height: height), safeAreaInsets: insets)
        }
      }
    }
  }

  private static var widths: [Double] {
    [0, 1, 40, 100, 200] + (0...44).map { 280 + 25 * Double($0) } + [1600, 2560, 5120, 1e6]
  }
}
