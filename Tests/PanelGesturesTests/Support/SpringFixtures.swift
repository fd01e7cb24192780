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

/// What Core Animation was measured to do, in `spring/apple.json`.
struct AppleSprings: Decodable {
  struct Settling: Decodable {
    var mass, stiffness, damping, initialVelocity, settlingDuration: Double
  }
  struct Perceptual: Decodable {
    var perceptualDuration, bounce, stiffness, damping, settlingDuration: Double
  }
  struct Position: Decodable {
    var mass, stiffness, damping, initialVelocity, t, value_0_to_100: Double
  }
  var ca_settling: [Settling]
  var uikit_duration_bounce: [Perceptual]
  var ca_positions_at_50ms: [Position]
}

/// A flight of `spring/flutter.json`: positions and velocities rounded down.
struct FlutterFlight: Decodable {
  struct Tolerance: Decodable { var distance, velocity: Double }
  var mass, stiffness, damping, from, to, velocity: Double
  var floor_t_x_v: [[Double]]
  var done_by_s: Double
  var tolerance: Tolerance
}

/// A flight of `spring/motion.json`: rounded positions every `step_s`, the last one at rest.
struct MotionFlight: Decodable {
  var mass, stiffness, damping, from, to, velocity, step_s, restSpeed, restDelta: Double
  var rounded_x: [Double]
}

/// A flight of `spring/wobble.json`: one snapshot a frame, the last one snapped to the target.
struct WobbleFlight: Decodable {
  var mass, stiffness, damping, from, to, velocity_units_per_s, frame_s: Double
  var x, v_units_per_ms: [Double]
}

/// The settling time of `spring/compose_duration.json`, in whole milliseconds.
struct ComposeDurations: Decodable {
  struct Duration: Decodable {
    var stiffness, dampingRatio, from, to, velocity, visibilityThreshold: Double
    var durationMillis: Int
  }
  var cases: [Duration]
}
