import PanelGestures

var tracker = VelocityTracker()
for step in 0...10 {
  tracker.add(position: Double(step) * 10, time: Double(step) / 100)
}
let velocity = tracker.velocity(at: 0.1)
precondition(abs(velocity - 1000) < 1e-6)
print(velocity, MotionProjection.normal.restingPosition(from: 100, velocity: velocity))
