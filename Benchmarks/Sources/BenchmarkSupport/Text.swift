extension Double {
  /// This number with so many digits behind the point.
  public func text(digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((magnitude * Double(scale)).rounded())
    let sign = self < 0 && scaled > 0 ? "-" : ""
    guard digits > 0 else { return "\(sign)\(scaled)" }
    let fraction = "\(scaled % scale)"
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(sign)\(scaled / scale).\(zeros)\(fraction)"
  }

  /// This number with as many digits as a measurement is good for.
  public var significant: String { text(digits: magnitude < 9.95 ? 1 : 0) }
}

extension String {
  /// This text with spaces behind it.
  public func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// This text with spaces before it.
  public func led(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
