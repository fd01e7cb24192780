import PanelGestures
import Testing

@Suite struct AxisLockTests {
  @Test func `the examples of the documentation`() {
    #expect(AxisLock().allows(dx: 5, dy: 40) == true)
    #expect(AxisLock().allows(dx: 40, dy: 12) == false)
    #expect(AxisLock().allows(dx: 0, dy: 0) == nil)
  }

  @Test func `at 45 degrees the border is exact and belongs to the sideways`() {
    var numbers = SweptNumbers(seed: 4)
    for _ in 0..<1000 {
      let way = numbers.uniform(1e-9...1e9)
      #expect(AxisLock(angle: 45).allows(dx: way, dy: -way) == false)
      #expect(AxisLock(angle: 45).allows(dx: way, dy: way.nextUp) == true)
      #expect(AxisLock(angle: 45).allows(dx: way.nextUp, dy: way) == false)
    }
  }

  @Test func `any angle separates what is steeper from what is flatter`() {
    for angle in [1.0, 10, 30, 44.5, 60, 80, 89] {
      let lock = AxisLock(angle: angle)
      for (offset, allowed) in [(-0.01, false), (0.01, true)] {
        let radians = (angle + offset) * Double.pi / 180
        let (dx, dy) = (cosine(radians) * 50, sine(radians) * 50)
        for (x, y) in [(dx, dy), (-dx, dy), (dx, -dy), (-dx, -dy)] {
          #expect(lock.allows(dx: x, dy: y) == allowed, "\(angle) \(offset)")
        }
      }
    }
  }

  @Test func `at 0 only a horizontal movement is refused, from 90 on every one`() {
    #expect(AxisLock(angle: 0).allows(dx: 100, dy: 0) == false)
    #expect(AxisLock(angle: 0).allows(dx: 100, dy: 1e-9) == true)
    for angle in [90.0, 91, 180, 1e300] {
      #expect(AxisLock(angle: angle).allows(dx: 0, dy: 100) == false)
      #expect(AxisLock(angle: angle).issues.isEmpty)
    }
    #expect(AxisLock(angle: 89.9).allows(dx: 0, dy: 100) == true)
  }

  @Test func `an angle that means nothing becomes 45 and is reported`() {
    for angle in [Double.nan, -1, Double.infinity, -Double.infinity] {
      let lock = AxisLock(angle: angle)
      #expect(lock.angle == 45)
      #expect(lock.issues == [.parameterOutOfRange(.lockAngle, given: angle, used: 45)])
      #expect(lock == AxisLock(angle: angle))
      #expect(lock.allows(dx: 1, dy: 2) == true && lock.allows(dx: 2, dy: 1) == false)
    }
    #expect(AxisLock().issues.isEmpty)
  }

  @Test func `locks are equal when they were given the same angle, a number or not`() {
    #expect(AxisLock(angle: 30) == AxisLock(angle: 30))
    #expect(AxisLock(angle: 30) != AxisLock(angle: 31))
    #expect(AxisLock(angle: .nan) == AxisLock(angle: .nan))
    // It works alike, but reports what it was given.
    #expect(AxisLock(angle: .nan) != AxisLock(angle: 45))
    #expect(Set([AxisLock(angle: .nan), AxisLock(angle: .nan), AxisLock()]).count == 2)
  }

  @Test func `a movement that is not a number is none, an endless one is very long`() {
    #expect(AxisLock().allows(dx: .nan, dy: 5) == nil)
    #expect(AxisLock().allows(dx: 5, dy: .nan) == nil)
    #expect(AxisLock().allows(dx: 5, dy: .infinity) == true)
    #expect(AxisLock().allows(dx: -.infinity, dy: 5) == false)
    #expect(AxisLock().allows(dx: .infinity, dy: .infinity) == false)
  }

  /// The sine by its series, independent of the C library the lock uses.
  private func sine(_ x: Double) -> Double {
    var (term, sum) = (x, x)
    for index in stride(from: 2.0, through: 30, by: 2) {
      term *= -x * x / (index * (index + 1))
      sum += term
    }
    return sum
  }

  private func cosine(_ x: Double) -> Double { sine(Double.pi / 2 - x) }
}
