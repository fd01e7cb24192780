import PanelGestures
import Testing

@Suite struct ScrollHandoffTests {
  /// A panel with a list in it, and a finger on the list.
  private struct Sheet: Equatable {
    var height: Double
    var offset: Double
    var largest = 700.0
    var maximum: Double? = nil
    var hasScrolled = false

    mutating func move(_ delta: Double, _ mode: ScrollHandoff.Mode, decelerating: Bool = false) {
      let split = ScrollHandoff(mode).split(
        delta, panelHeight: height, largestStop: largest, contentOffset: offset,
        maximumOffset: maximum, isDecelerating: decelerating, contentHasScrolled: hasScrolled)
      height += split.panel
      offset += split.content
      if split.movesContent { hasScrolled = true }
    }

    func moved(
      _ deltas: [Double], _ mode: ScrollHandoff.Mode, decelerating: Bool = false
    ) -> Sheet {
      var copy = self
      for delta in deltas { copy.move(delta, mode, decelerating: decelerating) }
      return copy
    }

    func isNear(_ other: Sheet) -> Bool {
      abs(height - other.height) < 1e-6 && abs(offset - other.offset) < 1e-6
    }
  }

  @Test func theExampleHolds() {
    let split = ScrollHandoff().split(80, panelHeight: 650, largestStop: 700, contentOffset: 0)
    #expect(split.panel == 50)
    #expect(split.content == 30)
    #expect(split.movesContent)
  }

  @Test func aPullInAScrolledListGoesOnInThePanelWithoutAJump() {
    let resting = Sheet(height: 700, offset: 150)
    let atTop = resting.moved([-150], .expands)
    #expect(atTop.height == 700 && atTop.offset == 0)
    let below = atTop.moved([-50], .expands)
    #expect(below.height == 650 && below.offset == 0)
    #expect(below.moved([80], .expands).isNear(Sheet(height: 700, offset: 30)))
  }

  @Test func belowTheLargestStopTheListKeepsItsOffset() {
    let sheet = Sheet(height: 400, offset: 120)
    #expect(sheet.moved([-90, 30], .expands).offset == 120)
    #expect(sheet.moved([-90, 30], .expands).height == 340)
  }

  @Test func aDeceleratingListKeepsWhatGoesDownAtTheLargestStopOnly() {
    let top = Sheet(height: 700, offset: 40).moved([-60], .expands, decelerating: true)
    #expect(top.height == 700 && top.offset == -20)
    let below = Sheet(height: 500, offset: 40).moved([-60], .expands, decelerating: true)
    #expect(below.height == 440 && below.offset == 40)
  }

  @Test func listFirstScrollsAtAnyHeight() {
    let sheet = Sheet(height: 400, offset: 0).moved([200], .scrolls)
    #expect(sheet.height == 400 && sheet.offset == 200)
    let back = sheet.moved([-250], .scrolls)
    #expect(back.height == 350 && back.offset == 0)
  }

  @Test func listFirstGivesThePanelWhatTheListCannotTake() {
    var sheet = Sheet(height: 650, offset: 0)
    sheet.maximum = 100
    #expect(sheet.moved([120], .scrolls).isNear(Sheet(height: 670, offset: 100)))
    // And what neither can take bounces the list: there is no rubber band from a list.
    #expect(sheet.moved([220], .scrolls).isNear(Sheet(height: 700, offset: 170)))
  }

  @Test func oneWayTheListKeepsTheGestureOnceItHasScrolled() {
    let scrolled = Sheet(height: 650, offset: 0).moved([80], .oneWay)
    #expect(scrolled.height == 700 && scrolled.offset == 30)
    let back = scrolled.moved([-60], .oneWay)
    #expect(back.height == 700 && back.offset == -30)
    let fromTop = Sheet(height: 650, offset: 0).moved([-60], .oneWay)
    #expect(fromTop.height == 590 && fromTop.offset == 0)
  }

  @Test func theHandleAlwaysMovesThePanel() {
    for mode in ScrollHandoff.Mode.allCases {
      let split = ScrollHandoff(mode).split(
        -30, panelHeight: 700, largestStop: 700, contentOffset: 90, isDecelerating: true,
        startedOnHandle: true, contentHasScrolled: true)
      #expect(split.panel == -30 && split.content == 0)
    }
  }

  @Test func withinRoundingOfTheLargestStopIsAtIt() {
    let split = ScrollHandoff().split(
      -10, panelHeight: 700 - 1e-10, largestStop: 700, contentOffset: 90)
    #expect(split.panel == 0 && split.content == -10)
  }

  @Test func theTwoPartsAreTheMovementToTheLastBit() {
    var sweep = ReleaseSweep(seed: 50)
    for _ in 0..<20_000 {
      let delta = sweep.number(in: 0...300) * sweep.element(of: [1, 1, -1, 1e-9])
      let split = sweep.handoffSplit(of: delta)
      #expect(split.panel + split.content == delta)
      #expect(abs(split.panel) <= abs(delta) && abs(split.content) <= abs(delta))
    }
  }

  @Test func oddNumbersMoveNothingOrAllOfIt() {
    var sweep = ReleaseSweep(seed: 51)
    for _ in 0..<20_000 {
      let delta = sweep.oddNumber()
      let split = ScrollHandoff(sweep.element(of: ScrollHandoff.Mode.allCases)).split(
        delta, panelHeight: sweep.oddNumber(), largestStop: sweep.oddNumber(),
        contentOffset: sweep.oddNumber(), maximumOffset: sweep.oddNumber())
      #expect(split.panel + split.content == (delta.isFinite ? delta : 0))
    }
  }

  @Test func itDoesNotMatterHowAMovementIsSliced() {
    var sweep = ReleaseSweep(seed: 52)
    for _ in 0..<5_000 {
      let mode = sweep.element(of: ScrollHandoff.Mode.allCases)
      let decelerating = sweep.bits() % 3 == 0
      var sheet = Sheet(
        height: sweep.element(of: [700, 690, sweep.number(in: 100...720)]),
        offset: sweep.element(of: [0, -12, 120, sweep.number(in: -50...400)]))
      sheet.maximum = sweep.element(of: [nil, 400])
      let delta = sweep.number(in: -500...500)
      let count = Double(2 + sweep.bits() % 20)
      let slices = Array(repeating: delta / count, count: Int(count))
      let whole = sheet.moved([delta], mode, decelerating: decelerating)
      let sliced = sheet.moved(slices, mode, decelerating: decelerating)
      #expect(whole.isNear(sliced), "\(mode) \(sheet) \(delta): \(whole), \(sliced)")
    }
  }

  @Test func aListNeverLiftsThePanelAboveItsLargestStop() {
    var sweep = ReleaseSweep(seed: 53)
    for _ in 0..<5_000 {
      let sheet = Sheet(height: sweep.number(in: 0...700), offset: sweep.number(in: -50...400))
      let mode = sweep.element(of: ScrollHandoff.Mode.allCases)
      let moved = sheet.moved([sweep.number(in: 0...900)], mode)
      #expect(moved.height <= 700 + 1e-9)
    }
  }
}

extension ReleaseSweep {
  fileprivate mutating func handoffSplit(of delta: Double) -> ScrollHandoff.Split {
    // From height 0 the room has as many digits as the movement: the hardest to add up.
    let height = element(of: [0, 700, number(in: 0...720)])
    return ScrollHandoff(element(of: ScrollHandoff.Mode.allCases)).split(
      delta, panelHeight: height, largestStop: height == 0 ? number(in: 1...300) : 700,
      contentOffset: element(of: [0, number(in: -50...400)]),
      maximumOffset: element(of: [nil, 400, number(in: 0...400)]),
      isDecelerating: bits() % 3 == 0, startedOnHandle: bits() % 5 == 0,
      contentHasScrolled: bits() % 3 == 0)
  }
}
