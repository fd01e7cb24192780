/// Which colours everything has.
enum DemoLook: Hashable, Sendable, CaseIterable {
  case day
  case night

  /// Light on dark in a few shades, for terminals without colours.
  case monochrome

  /// What the key for the night changes it to; without colours there is no night.
  var toggled: DemoLook {
    switch self {
    case .day: .night
    case .night: .day
    case .monochrome: .monochrome
    }
  }
}
