import PanelCore
import PanelGestures
import Testing

@Suite struct RubberBandTests {
  struct Table: Decodable {
    struct Row: Decodable {
      var x, at800, at400, limit: Double
      enum CodingKeys: String, CodingKey {
        case x
        case at800 = "uikit_0.55_d800"
        case at400 = "uikit_0.55_d400"
        case limit = "flutter_limit_0.52_d800"
      }
    }
    struct Inverse: Decodable { var y, d, c, x: Double }
    struct Published: Decodable {
      var source: String
      var columns: [String]?
      var rows: Rows
      enum Rows: Decodable {
        case numbers([[Double]])
        case events
        init(from decoder: any Decoder) throws {
          let numbers = try? decoder.singleValueContainer().decode([[Double]].self)
          self = numbers.map(Rows.numbers) ?? .events
        }
      }
    }
    var cases: [Row]
    var inverse: [Inverse]
    var public_tests: [Published]
  }

  private func table() throws -> Table { try fixture("rubberband/rubberband.json", as: Table.self) }

  @Test func `the documented examples come out`() {
    let band = RubberBand(dimension: 800)
    #expect(abs(band.displayedOvershoot(forFinger: 100) - 51.46198830409357) < 1e-9)
    #expect(abs(band.fingerOvershoot(forDisplayed: 50) - 96.96969696969697) < 1e-9)
  }

  @Test func `a finger of 1500 pt per second at 50 points hands 725 over to the panel`() {
    #expect(abs(RubberBand(dimension: 800).slope(atDisplayed: 50) * 1500 - 725.1) < 0.1)
  }

  @Test func `the table of the published formula comes out to 1e-9`() throws {
    let table = try table()
    #expect(table.cases.count > 3 && table.inverse.count > 3)
    for row in table.cases {
      for (band, expected) in [
        (RubberBand(dimension: 800), row.at800), (RubberBand(dimension: 400), row.at400),
        (RubberBand(coefficient: 0.52, dimension: 800), row.limit),
      ] {
        #expect(abs(band.displayedOvershoot(forFinger: row.x) - expected) <= 1e-9 * expected)
      }
    }
    for row in table.inverse {
      let band = RubberBand(coefficient: row.c, dimension: row.d)
      #expect(abs(band.fingerOvershoot(forDisplayed: row.y) - row.x) <= 1e-9 * row.x)
    }
  }

  @Test func `the slope is Flutter's friction factor`() throws {
    // Flutter applies it to each event, which depends on the events; this is its limit for small ones.
    for published in try table().public_tests where published.columns != nil {
      guard case .numbers(let rows) = published.rows else { continue }
      for row in rows {
        for (column, coefficient) in [(1, 0.52), (2, 0.26)] {
          let band = RubberBand(coefficient: coefficient, dimension: 1)
          #expect(abs(band.slope(atDisplayed: row[0]) - row[column]) < 1e-9)
        }
      }
    }
  }

  @Test func `it rises strictly, resists more and more, and never reaches its dimension`() {
    var numbers = SweptNumbers(seed: 21)
    for _ in 0..<300 {
      let band = RubberBand(
        coefficient: numbers.uniform(0.05...1), dimension: numbers.uniform(10...3000))
      let finger = numbers.uniform(0...5000)
      let shown = band.displayedOvershoot(forFinger: finger)
      let further = band.displayedOvershoot(forFinger: finger + 1)
      #expect(further > shown)
      #expect(further - shown <= band.slope(atDisplayed: shown) * (1 + 1e-9))
      #expect(further - shown >= band.slope(atDisplayed: further) * (1 - 1e-9))
      #expect(further < band.dimension)
      #expect(shown <= finger)
    }
  }

  @Test func `finger to shown and back is the identity, on both sides`() {
    var numbers = SweptNumbers(seed: 22)
    for _ in 0..<300 {
      let band = RubberBand(
        coefficient: numbers.uniform(0.05...1), dimension: numbers.uniform(10...3000))
      let finger = numbers.uniform(-5000...5000)
      let shown = band.displayedOvershoot(forFinger: finger)
      #expect(abs(band.fingerOvershoot(forDisplayed: shown) - finger) <= 1e-9 * abs(finger))
      #expect(band.displayedOvershoot(forFinger: -finger) == -shown)
      #expect(
        band.fingerOvershoot(forDisplayed: -shown) == -band.fingerOvershoot(forDisplayed: shown))
      #expect(band.slope(atDisplayed: -shown) == band.slope(atDisplayed: shown))
    }
  }

  @Test func `the slope is the derivative`() {
    let band = RubberBand(dimension: 852)
    for finger in [1.0, 50, 300, 2000] {
      let step = 1e-3
      let difference =
        band.displayedOvershoot(forFinger: finger + step)
        - band.displayedOvershoot(forFinger: finger - step)
      let slope = band.slope(atDisplayed: band.displayedOvershoot(forFinger: finger))
      #expect(abs(difference / (2 * step) - slope) < 1e-8)
    }
  }

  @Test func `caught in the band and moved on, a panel shows what one long drag would`() {
    let band = RubberBand(dimension: 800)
    var numbers = SweptNumbers(seed: 23)
    for _ in 0..<50 {
      var (finger, shown) = (0.0, 0.0)
      for _ in 0..<20 {
        // Every slice starts from what is shown, as a new grab does.
        let delta = numbers.uniform(-30...60)
        finger += delta
        shown = band.displayedOvershoot(
          forFinger: band.fingerOvershoot(forDisplayed: shown) + delta)
      }
      #expect(abs(shown - band.displayedOvershoot(forFinger: finger)) < 1e-9)
    }
  }

  @Test func `shown at or beyond its dimension, the finger is far away but finite`() {
    let band = RubberBand(dimension: 100)
    for shown in [100.0, 101, 1e9, .infinity] {
      #expect(band.fingerOvershoot(forDisplayed: shown) == 1e9)
      #expect(band.fingerOvershoot(forDisplayed: -shown) == -1e9)
      #expect(band.slope(atDisplayed: shown) == 0)
    }
  }

  @Test func `without extent, or with coefficient zero, it is a wall`() {
    for band in [
      RubberBand(dimension: 0), RubberBand(dimension: -5), RubberBand(dimension: .nan),
      RubberBand(coefficient: 0, dimension: 800),
    ] {
      #expect(band.displayedOvershoot(forFinger: 100) == 0)
      #expect(band.fingerOvershoot(forDisplayed: 100) == 0)
      #expect(band.slope(atDisplayed: 0) == 0)
      #expect(band.issues.isEmpty)
    }
  }

  @Test(arguments: [(Double.nan, 0.55), (-0.1, 0.55), (.infinity, 0.55), (1.5, 1)])
  func `a coefficient out of range is replaced, and reported`(given: Double, used: Double) {
    let band = RubberBand(coefficient: given, dimension: 800)
    #expect(band.coefficient == used)
    #expect(
      band.issues == [.parameterOutOfRange(.rubberBandCoefficient, given: given, used: used)])
    #expect(band == RubberBand(coefficient: given, dimension: 800))
  }

  @Test func `no input makes an output that is not finite`() {
    for first in absurdNumbers {
      for second in absurdNumbers {
        for band in [
          RubberBand(dimension: first), RubberBand(coefficient: first, dimension: 800),
          RubberBand(coefficient: first, dimension: first),
        ] {
          #expect(band.displayedOvershoot(forFinger: second).isFinite)
          #expect(band.fingerOvershoot(forDisplayed: second).isFinite)
          #expect(band.slope(atDisplayed: second).isFinite)
        }
      }
    }
  }
}
