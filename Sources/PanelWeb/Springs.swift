import Panels

/// Where a spring is that was let go at `from` towards `to`: for what a page moves beside the panel, and for a
/// picture of a spring. Positions in points, velocity in points per second, time in seconds.
@_expose(wasm, "panel_spring")
@_cdecl("panel_spring")
public func panelSpring(
  _ response: Double, _ dampingRatio: Double, _ from: Double, _ to: Double, _ velocity: Double,
  _ time: Double
) -> Double {
  SpringMotion(
    spring: PanelSpring(response: response, dampingRatio: dampingRatio), from: from, to: to,
    velocity: velocity
  ).position(at: time)
}

/// How far past an end a panel shows when the finger is `overshoot` points past it.
@_expose(wasm, "panel_band")
@_cdecl("panel_band")
public func panelBand(_ overshoot: Double, _ dimension: Double) -> Double {
  RubberBand(dimension: dimension).displayedOvershoot(forFinger: overshoot)
}
