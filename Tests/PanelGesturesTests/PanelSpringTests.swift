import PanelGestures
import Testing

@Suite struct PanelSpringTests {
  struct Conversions: Decodable {
    struct Conversion: Decodable {
      var preset: String?
      var duration, bounce, mass, stiffness, damping: Double?
    }
    var swiftui_conversions: [Conversion]
  }

  @Test func `the documented examples come out`() {
    let spring = PanelSpring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - 157.91367041742973) < 1e-9)
    #expect(abs(spring.damping - 17.59291886010284) < 1e-9)
    #expect(PanelSpring(mass: 1, stiffness: 100, damping: 10).dampingRatio == 0.5)
    #expect(abs(PanelSpring(response: 0.4, dampingRatio: 1).stiffness - 246.74011002723395) < 1e-9)
    #expect(abs(PanelSpring(duration: 0.5, bounce: -0.3).dampingRatio - 1 / 0.7) < 1e-12)
    #expect(abs(PanelSpring(stiffness: 100, damping: 10).duration - 0.6283185307179586) < 1e-12)
  }

  @Test func `SwiftUI's conversions come out to 1e-9`() throws {
    let presets: [String: PanelSpring] = [
      "smooth": .smooth, "snappy": .snappy, "bouncy": .bouncy,
    ]
    for row in try fixture("spring/apple.json", as: Conversions.self).swiftui_conversions {
      let spring: PanelSpring
      if let preset = row.preset {
        spring = try #require(presets[preset])
      } else if let duration = row.duration, let bounce = row.bounce, row.mass != 1 || bounce != 0.5
      {
        spring = PanelSpring(duration: duration, bounce: bounce)
      } else {
        spring = PanelSpring(
          mass: try #require(row.mass), stiffness: try #require(row.stiffness),
          damping: try #require(row.damping))
      }
      func matches(_ value: Double, _ expected: Double?) -> Bool {
        expected.map { abs(value - $0) <= 1e-9 } ?? true
      }
      #expect(matches(spring.duration, row.duration))
      #expect(matches(spring.bounce, row.bounce))
      #expect(matches(spring.mass, row.mass))
      #expect(matches(spring.stiffness, row.stiffness))
      #expect(matches(spring.damping, row.damping))
    }
  }

  @Test func `a spring made of response and ratio gives both back`() {
    var numbers = SweptNumbers(seed: 31)
    for _ in 0..<500 {
      let (response, ratio) = (numbers.uniform(0.01...5), numbers.uniform(0...10))
      let spring = PanelSpring(response: response, dampingRatio: ratio)
      #expect(abs(spring.response - response) <= 1e-12 * response)
      #expect(abs(spring.dampingRatio - ratio) <= 1e-12 * max(ratio, 1))
      #expect(spring.duration == spring.response)
      #expect(spring.issues.isEmpty == (ratio >= 0.05))
    }
  }

  @Test func `a spring made of duration and bounce gives both back, over-damped too`() {
    var numbers = SweptNumbers(seed: 32)
    for _ in 0..<500 {
      let (duration, bounce) = (numbers.uniform(0.01...5), numbers.uniform(-0.95...1))
      let spring = PanelSpring(duration: duration, bounce: bounce)
      #expect(abs(spring.duration - duration) <= 1e-12 * duration)
      #expect(abs(spring.bounce - bounce) <= 1e-12)
      #expect((spring.dampingRatio > 1) == (bounce < 0))
    }
  }

  @Test func `a spring made of constants keeps them, and its feel makes one that moves alike`() {
    var numbers = SweptNumbers(seed: 33)
    for _ in 0..<500 {
      let (mass, stiffness) = (numbers.uniform(0.1...50), numbers.uniform(1...10000))
      let damping = numbers.uniform(1...500)
      let spring = PanelSpring(mass: mass, stiffness: stiffness, damping: damping)
      #expect(spring.mass == mass && spring.stiffness == stiffness && spring.damping == damping)
      let same = PanelSpring(response: spring.response, dampingRatio: spring.dampingRatio)
      #expect(abs(same.stiffness * mass - stiffness) <= 1e-12 * stiffness)
      #expect(abs(same.damping * mass - damping) <= 1e-12 * damping)
    }
  }

  @Test func `Flutter's spring of half a mass decays with its damping over twice the mass`() {
    // A known fault elsewhere multiplied by the mass instead of dividing.
    let spring = PanelSpring(mass: 0.5, stiffness: 100, damping: 10)
    let decay = spring.dampingRatio * 2 * Double.pi / spring.response
    #expect(abs(decay - 10) < 1e-12)
  }
}
