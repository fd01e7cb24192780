extension PanelSpring {
  /// The spring a panel moves with unless told otherwise: response 0.4 s, critically damped.
  public static let standard = PanelSpring(response: 0.4, dampingRatio: 1)

  /// SwiftUI's spring without bounce: duration 0.5 s.
  public static let smooth = smooth()

  /// SwiftUI's spring with a little bounce: duration 0.5 s, bounce 0.15.
  public static let snappy = snappy()

  /// SwiftUI's spring with more bounce: duration 0.5 s, bounce 0.3.
  public static let bouncy = bouncy()

  /// ``smooth`` with another duration, in seconds, or some bounce added.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> PanelSpring {
    PanelSpring(duration: duration, bounce: extraBounce)
  }

  /// ``snappy`` with another duration, in seconds, or bounce added to its 0.15.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> PanelSpring {
    PanelSpring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// ``bouncy`` with another duration, in seconds, or bounce added to its 0.3.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> PanelSpring {
    PanelSpring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
