import PanelAdaptation

func run() {
  var numbers: [Double] = []
  while let line = readLine(), let number = Double(line) { numbers.append(number) }
  numbers.sort()
  let policy = PanelRegularAdaptation(edge: .leading)
  for number in numbers {
    let scene = PanelSceneGeometry(size: PanelSize(width: number, height: 852))
    let arrangement = policy.arrangement(
      in: PanelAdaptationContext(scene: scene, currentMode: nil))
    print(numbers, "\(arrangement.width)")
  }
}

run()
