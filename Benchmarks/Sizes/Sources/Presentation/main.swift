import PanelPresentation

func run() {
  var panel = Panel()
  var numbers: [Double] = []
  while let line = readLine(), let number = Double(line) { numbers.append(number) }
  panel.send(.scene(PanelSceneGeometry(size: PanelSize(width: 393, height: 852))), at: 0)
  panel.send(
    .configure(PanelConfiguration().panelDetents([.height(240), .medium, .large])), at: 0)
  panel.send(.present, at: 0)
  panel.send(.dragBegan(at: PanelPoint(x: 196, y: 612), region: .handle), at: 1)
  for (step, number) in numbers.enumerated() {
    panel.send(.dragMoved(to: PanelPoint(x: 196, y: number)), at: 1 + Double(step) / 120)
  }
  let effects = panel.send(.dragEnded(), at: 2)
  print(numbers, "\(effects.count)", "\(panel.placement(at: 2.1).frame.minY)")
}

run()
