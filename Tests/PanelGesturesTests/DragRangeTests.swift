import PanelGestures
import Testing

@Suite struct DragRangeTests {
  @Test func `the examples`() {
    let range = DragRange(lowest: 200, highest: 600, ceiling: 800, dimension: 800)
    #expect(range.shownHeight(finger: 500) == 500)
    #expect(abs(range.shownHeight(finger: 700) - 651.46) < 0.005)
    #expect(range.shownHeight(finger: 100) == 100)
    let hard = DragRange(lowest: 200, highest: 600, ceiling: 800, coefficient: 0, dimension: 800)
    #expect(hard.reaching(650).highest == 650)
    #expect(hard.reaching(500).highest == 600)
  }

  @Test func `the band is the one of the coefficient and the dimension`() {
    let range = DragRange(lowest: 200, highest: 600, coefficient: 0.3, dimension: 700)
    #expect(range.band == RubberBand(coefficient: 0.3, dimension: 700))
    #expect(DragRange(lowest: 0, highest: 1).band == RubberBand(dimension: 0))
    #expect(DragRange(lowest: 0, highest: 1, coefficient: 7).band.issues.count == 1)
  }

  @Test func `within reach of the band the range is left alone`() {
    for coefficient in [0.01, 0.3, 0.55, 1] {
      let range = DragRange(
        lowest: 200, highest: 600, ceiling: 800, allowsDismissal: false, coefficient: coefficient,
        dimension: 800)
      for height in [0.0, 150, 200, 400, 600, 700, 800] { #expect(range.reaching(height) == range) }
    }
  }

  @Test func `a hard stop is moved to the panel, at the end beyond which the panel is`() {
    var range = DragRange(
      lowest: 200, highest: 600, ceiling: 800, allowsDismissal: false, coefficient: 0,
      dimension: 800)
    #expect(range.reaching(120).lowest == 120 && range.reaching(120).highest == 600)
    #expect(range.reaching(650).lowest == 200 && range.reaching(650).highest == 650)
    range.allowsDismissal = true
    #expect(range.reaching(120) == range)
  }

  @Test func `whatever the range, a panel taken hold of in what reaches it shows what it showed`() {
    var numbers = SweptNumbers(seed: 71)
    for _ in 0..<2000 {
      let lowest = numbers.uniform(0...400)
      let exponent = numbers.uniform(-14...0)
      let coefficient = numbers.uniform(0...1) < 0.3 ? 0 : power(exponent)
      let range = DragRange(
        lowest: lowest, highest: lowest + numbers.uniform(0...400), ceiling: 800,
        allowsDismissal: numbers.uniform(0...1) < 0.5, coefficient: coefficient, dimension: 800)
      let height = numbers.uniform(0...799)
      let reaching = range.reaching(height)
      let finger = reaching.fingerHeight(shown: height)
      #expect(abs(reaching.shownHeight(finger: finger) - height) < 1e-6)
      #expect(reaching.shownHeight(finger: finger + 1) >= height - 1e-6)
      #expect(reaching.shownHeight(finger: finger - 1) <= height + 1e-6)
    }
  }

  /// Ten to a power, by steps of a tenth.
  private func power(_ exponent: Double) -> Double {
    var (result, rest) = (1.0, exponent)
    while rest < 0 {
      result *= 0.794328
      rest += 0.1
    }
    return result
  }
}
