import Panels

extension GrowthSeries {
  /// With the number of preference statements in the tree of a content.
  static var statements: [GrowthSeries] {
    let sizes = [10, 30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000]
    return [
      GrowthSeries("statements-siblings", sizes, operation: siblings),
      GrowthSeries("statements-nested", sizes, operation: nested),
      GrowthSeries("statements-gathered", sizes, operation: gathered),
    ]
  }

  /// Reduces siblings that state one thing each, in turn a spring, a corner radius and a lock.
  private static func siblings(_ size: Int) -> (Int) -> Double {
    let tree = (0..<size).map { turn in
      let content = PanelConfiguration()
      return switch turn % 3 {
      case 0: content.panelSpring(.bouncy).preferences
      case 1: content.panelCornerRadius(Double(turn % 32)).preferences
      default: content.panelInteractiveDismissDisabled().preferences
      }
    }
    return { iterations in
      var sum = 0.0
      for _ in 0..<iterations {
        let reduced = PanelPreferences().reducing(tree)
        sum += PanelConfiguration(reduced).cornerRadius
      }
      return sum
    }
  }

  /// States something else further and further out, each statement replacing the one within.
  private static func nested(_ size: Int) -> (Int) -> Double {
    { iterations in
      var sum = 0.0
      for _ in 0..<iterations {
        var content = PanelConfiguration().panelDetents([.medium, .large])
        for turn in 0..<size { content = content.panelCornerRadius(Double(turn % 32)) }
        sum += content.cornerRadius
      }
      return sum
    }
  }

  /// A key that keeps what every sibling states.
  private enum NamesKey: PanelPreferenceKey {
    static var defaultValue: [Int] { [] }

    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  private static func gathered(_ size: Int) -> (Int) -> Double {
    let tree = (0..<size).map { turn in
      var content = PanelPreferences()
      content[NamesKey.self] = [turn]
      return content
    }
    return { iterations in
      var sum = 0.0
      for _ in 0..<iterations {
        sum += Double(PanelPreferences().reducing(tree)[NamesKey.self].count)
      }
      return sum
    }
  }
}
