import PanelDetents

func run() {
  var numbers: [Double] = []
  while let line = readLine(), let number = Double(line) { numbers.append(number) }
  let context = PanelDetentContext(
    sceneHeight: 800, availableHeight: 750, adaptiveContentHeight: numbers.first ?? 240)
  let detents: [PanelDetent] = [.large, .adaptive, .medium] + numbers.map { .height($0) }
  let resolved = ResolvedDetents(resolving: detents, in: context)
  print(resolved.heights, "\(resolved.index(at: 300))")
}

run()
