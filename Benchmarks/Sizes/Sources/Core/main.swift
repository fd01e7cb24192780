import PanelCore

enum TitleKey: PanelPreferenceKey {
  static var defaultValue: Double { 0 }
  static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
}

func run() {
  var numbers: [Double] = []
  while let line = readLine(), let number = Double(line) { numbers.append(number) }
  numbers.sort()
  let scene = PanelSceneGeometry(
    size: PanelSize(width: numbers.first ?? 393, height: 852),
    safeAreaInsets: PanelSafeAreaInsets(top: 59, bottom: 34))
  let statements = numbers.map { number in
    var statement = PanelPreferences()
    statement[TitleKey.self] = number
    return statement
  }
  let title = PanelPreferences().reducing(statements)[TitleKey.self]
  print(numbers, "\(title)", "\(scene.availableWidth)")
}

run()
