import PanelCore
import PanelGestures
import Testing

@Suite struct MotionProjectionTests {
  struct Table: Decodable {
    struct Row: Decodable {
      var v, normal, fast, rule: Double
      enum CodingKeys: String, CodingKey {
        case v
        case normal = "wwdc_0.998"
        case fast = "wwdc_0.99"
        case rule = "gorhom_0.2"
      }
    }
    var cases: [Row]
  }

  struct Friction: Decodable {
    var drag, x0, v0: Double
    var finalX_pm1: Double?
  }

  @Test func `the documented examples come out`() {
    let normal = MotionProjection.normal.restingPosition(from: 100, velocity: 1000)
    #expect(abs(normal - 599) < 1e-9)
    #expect(abs(MotionProjection.fast.restingPosition(from: 100, velocity: -1000) - 1) < 1e-9)
    let rule = MotionProjection.seconds(0.2).restingPosition(from: 0, velocity: 1000)
    #expect(abs(rule - 200) < 1e-9)
  }

  @Test func `the table of the published formulas comes out to 1e-9`() throws {
    let rows = try fixture("projection/projection.json", as: Table.self).cases
    #expect(!rows.isEmpty)
    for row in rows {
      for (projection, expected) in [
        (MotionProjection.normal, row.normal), (.fast, row.fast), (.seconds(0.2), row.rule),
      ] {
        let distance = projection.restingPosition(from: 0, velocity: row.v)
        #expect(abs(distance - expected) <= 1e-9 * expected)
      }
    }
  }

  @Test func `Flutter's friction of the same deceleration ends within its own tolerance`() throws {
    // 0.135 is 0.998 to the power of 1000; Flutter integrates, which goes 0.1 % further.
    let rows = try fixture("projection/flutter_friction.json", as: [Friction].self)
    let row = try #require(rows.first { $0.drag == 0.135 })
    let rest = MotionProjection.normal.restingPosition(from: row.x0, velocity: row.v0)
    #expect(abs(rest - (try #require(row.finalX_pm1))) <= 1)
  }

  @Test func `it is the sum of a velocity that loses its share every millisecond`() {
    for rate in [0.9, 0.95, 0.99] {
      var (velocity, position) = (1000.0, 0.0)
      for _ in 0..<6000 {
        velocity *= rate
        position += velocity / 1000
      }
      let rest = MotionProjection(decelerationRate: rate).restingPosition(from: 0, velocity: 1000)
      #expect(abs(rest - position) < 1e-9)
    }
  }

  @Test func `the velocity to a place brings a motion to that place`() {
    var numbers = SweptNumbers(seed: 11)
    for _ in 0..<500 {
      let projection = MotionProjection(decelerationRate: numbers.uniform(0.01...0.9999))
      let (start, rest) = (numbers.uniform(-900...900), numbers.uniform(-900...900))
      let velocity = projection.velocity(from: start, restingAt: rest)
      #expect(abs(projection.restingPosition(from: start, velocity: velocity) - rest) < 1e-9)
    }
  }

  @Test func `faster and slipperier goes further, and the direction is the velocity's`() {
    var numbers = SweptNumbers(seed: 12)
    for _ in 0..<500 {
      let rate = numbers.uniform(0...0.998)
      let projection = MotionProjection(decelerationRate: rate)
      let slipperier = MotionProjection(decelerationRate: rate + 0.001)
      let velocity = numbers.uniform(1...5000)
      let distance = projection.restingPosition(from: 0, velocity: velocity)
      #expect(distance >= 0)
      #expect(projection.restingPosition(from: 0, velocity: velocity + 1) >= distance)
      #expect(slipperier.restingPosition(from: 0, velocity: velocity) > distance)
      #expect(projection.restingPosition(from: 0, velocity: -velocity) == -distance)
    }
  }

  @Test func `seconds and deceleration rate say the same`() {
    for seconds in [0, 0.1, 0.2, 0.499, 3] {
      let rule = MotionProjection.seconds(seconds)
      let same = MotionProjection(decelerationRate: rule.decelerationRate)
      #expect(rule.seconds == seconds)
      #expect(abs(same.seconds - seconds) < 1e-9)
      #expect(rule.issues.isEmpty)
    }
  }

  @Test func `with a rate of zero a motion stops at once`() {
    let still = MotionProjection(decelerationRate: 0)
    #expect(still.restingPosition(from: 42, velocity: 5000) == 42)
    #expect(still.velocity(from: 42, restingAt: 50) == 0)
    #expect(still.issues.isEmpty)
  }

  @Test func `a rate that means nothing becomes the normal one, and says so`() {
    for rate in [Double.nan, -0.1, 1, 1.5, .infinity] {
      let projection = MotionProjection(decelerationRate: rate)
      #expect(projection.decelerationRate == 0.998)
      #expect(
        projection.issues == [
          .parameterOutOfRange(.decelerationRate, given: rate, used: 0.998)
        ])
      #expect(projection == MotionProjection(decelerationRate: rate))
    }
    for seconds in [Double.nan, -0.2, -0.001, -5, .infinity, 1e7] {
      let projection = MotionProjection.seconds(seconds)
      #expect(projection.decelerationRate == 0.998)
      #expect(projection.issues.count == 1)
    }
  }

  @Test func `no input makes an output that is not finite`() {
    for first in absurdNumbers {
      for second in absurdNumbers {
        for projection in [
          MotionProjection.normal, .seconds(first), MotionProjection(decelerationRate: second),
          MotionProjection(decelerationRate: 1.0.nextDown),
        ] {
          #expect(projection.restingPosition(from: first, velocity: second).isFinite)
          #expect(projection.velocity(from: first, restingAt: second).isFinite)
        }
      }
    }
  }
}
