/// The closed forms of `spring/reference_closed_form.json`, computed with sixty digits.
struct ReferenceFlights: Decodable {
  struct Flight: Decodable {
    struct Params: Decodable {
      var mass, stiffness, damping, dampingRatio: Double
    }
    var name: String
    var params: Params
    var from, to, velocity: Double
    var t_x_v: [[Double]]
  }
  var cases: [Flight]
}

/// The interrupted flights of `spring/retarget_handover.json`, computed with sixty digits.
struct RetargetedFlights: Decodable {
  struct Flight: Decodable {
    struct Params: Decodable { var mass, stiffness, damping: Double }
    struct Start: Decodable { var from, to, velocity: Double }
    struct State: Decodable { var x, v: Double }
    var spring: Params
    var start: Start
    var interrupt_at: Double
    var at_interrupt: State
    var new_target, dt: Double
    var after: State
  }
  var cases: [Flight]
}

/// The settling times of `spring/settling_exact.json`, computed with sixty digits.
struct ExactSettlings: Decodable {
  struct Settling: Decodable {
    var name: String
    var mass, stiffness, damping, x0, v0, eps: Double
    var exact_last_time_above_eps: Double
  }
  var cases: [Settling]
}
