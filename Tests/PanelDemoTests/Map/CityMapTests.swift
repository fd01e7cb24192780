import Testing

@testable import PanelDemo

@Suite struct CityMapTests {
  private let map = CityMap(seed: 7)

  @Test func theSameSeedIsTheSameTown() {
    let area = MapArea(minX: -100, minY: -80, maxX: 100, maxY: 80)
    #expect(CityMap(seed: 7).blocks(in: area) == map.blocks(in: area))
    #expect(CityMap(seed: 8).blocks(in: area) != map.blocks(in: area))
  }

  @Test func aPartOfAnAreaHasNothingThatTheWholeHasNot() {
    var dice = Dice(seed: 1)
    let whole = MapArea(minX: -400, minY: -400, maxX: 400, maxY: 400)
    let (blocks, parks) = (Set(map.blocks(in: whole)), Set(map.parks(in: whole)))
    for _ in 0..<40 {
      let (x, y) = (Double(dice.whole(-300...300)), Double(dice.whole(-300...300)))
      let part = MapArea(minX: x, minY: y, maxX: x + 70, maxY: y + 50)
      #expect(blocks.isSuperset(of: map.blocks(in: part)))
      #expect(parks.isSuperset(of: map.parks(in: part)))
      // And nothing of the whole that touches the part is missing there.
      let expected = blocks.filter { MapArea(around: $0.outline).meets(part) }
      #expect(Set(map.blocks(in: part)) == expected)
    }
  }

  @Test func streetsNeverCrossThoseBesideThem() {
    for index in -60...60 {
      #expect(map.plan.column(index + 1) - map.plan.column(index) > 6)
      #expect(map.plan.row(index + 1) - map.plan.row(index) > 5)
    }
  }

  @Test func theRiverIsOnlyWhereItIs() {
    let at = MapArea(minX: -1, minY: 35, maxX: 1, maxY: 40)
    let north = MapArea(minX: -1, minY: -200, maxX: 1, maxY: -150)
    #expect(map.river.outline(in: at) != nil)
    #expect(map.river.outline(in: north) == nil)
  }

  @Test func aWaveIsASineWithinTwoThousandths() {
    // At multiples of a twelfth of a turn: 0, 1/2, √3/2, 1 …
    let known = [0, 0.5, 0.8660254, 1, 0.8660254, 0.5, 0, -0.5, -0.8660254, -1, -0.8660254, -0.5]
    for (index, sine) in known.enumerated() {
      for turns in [-3.0, 0, 5] {
        #expect(abs(MapWave.sine(ofTurns: turns + Double(index) / 12) - sine) < 0.002)
      }
    }
  }
}
