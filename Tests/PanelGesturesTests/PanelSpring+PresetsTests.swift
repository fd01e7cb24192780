import PanelGestures
import Testing

@Suite struct PanelSpringPresetsTests {
  @Test func `the standard is 0.4 seconds without bounce`() {
    #expect(PanelSpring.standard == PanelSpring(response: 0.4, dampingRatio: 1))
  }

  @Test func `SwiftUI's three last half a second and bounce by 0, 0.15 and 0.3`() {
    for (spring, bounce) in [
      (PanelSpring.smooth, 0.0), (.snappy, 0.15), (.bouncy, 0.3),
    ] {
      #expect(abs(spring.duration - 0.5) < 1e-12)
      #expect(abs(spring.bounce - bounce) < 1e-12)
    }
  }

  @Test func `a preset takes another duration and more bounce`() {
    for (spring, bounce) in [
      (PanelSpring.smooth(duration: 0.3, extraBounce: 0.1), 0.1),
      (.snappy(duration: 0.3, extraBounce: 0.1), 0.25),
      (.bouncy(duration: 0.3, extraBounce: 0.1), 0.4),
    ] {
      #expect(abs(spring.duration - 0.3) < 1e-12)
      #expect(abs(spring.bounce - bounce) < 1e-12)
    }
  }

  @Test func `a preset without arguments is the preset`() {
    #expect(PanelSpring.smooth() == .smooth)
    #expect(PanelSpring.snappy() == .snappy)
    #expect(PanelSpring.bouncy() == .bouncy)
  }
}
