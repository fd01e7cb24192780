import PanelGestures
import Testing

@Suite struct SpringMotionTests {
  @Test func `the sixty-digit closed forms come out to 1e-9 of their scale`() throws {
    var worst = (error: 0.0, name: "")
    for flight in try fixture("spring/reference_closed_form.json", as: ReferenceFlights.self).cases
    {
      let params = flight.params
      let motion = SpringMotion(
        spring: PanelSpring(
          mass: params.mass, stiffness: params.stiffness, damping: params.damping),
        from: flight.from, to: flight.to, velocity: flight.velocity)
      let natural = (params.stiffness / params.mass).squareRoot()
      let scale = max(abs(flight.from - flight.to), abs(flight.velocity) / natural)
      for row in flight.t_x_v {
        let state = motion.state(at: row[0])
        let error =
          max(
            abs(state.position - row[1]), abs(state.velocity - row[2]) / natural) / scale
        if error > worst.error { worst = (error, "\(flight.name) \(row[0])") }
      }
    }
    #expect(worst.error <= 1e-9, "\(worst.name)")
  }
}
