import PanelGestures

func run() {
  var tracker = VelocityTracker()
  var numbers: [Double] = []
  while let line = readLine(), let number = Double(line) { numbers.append(number) }
  for (step, number) in numbers.enumerated() {
    tracker.add(position: number, time: Double(step) / 120)
  }
  let velocity = tracker.velocity(at: Double(numbers.count) / 120)
  let release = PanelRelease(
    position: numbers.last ?? 0, velocity: velocity, stops: [240, 426, 759])
  guard case .stop(let index) = ProjectedRelease().target(for: release) else {
    fatalError("dismissed")
  }
  let flight = BoundedSpringMotion(
    spring: .standard, from: release.position, to: release.stops[index], velocity: velocity,
    limits: 0...759)
  print(numbers, "\(flight.position(at: 0.1))", "\(flight.restTime)")
}

run()
