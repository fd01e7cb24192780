/// Numbers as people write them.
enum StoryboardText {
  /// A time to a hundredth of a second, always with both decimals: 1.10.
  static func seconds(_ time: Double) -> String {
    guard time.magnitude < 1e13 else { return time.description }
    let hundredths = Int((time.magnitude * 100).rounded(.toNearestOrAwayFromZero))
    let decimals = hundredths % 100
    let sign = time < 0 && hundredths > 0 ? "-" : ""
    return "\(sign)\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
  }

  /// At most `places` decimals, and none that are 0.
  static func decimal(_ value: Double, places: Int) -> String {
    guard value.isFinite else { return value.description }
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    return TraceText.plainNumber((value * factor).rounded(.toNearestOrAwayFromZero) / factor)
  }
}
