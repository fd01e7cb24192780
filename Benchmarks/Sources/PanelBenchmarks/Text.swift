extension Double {
  /// This number, at least 0, with so many digits behind the point.
  func text(digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((self * Double(scale)).rounded())
    guard digits > 0 else { return "\(scaled)" }
    let fraction = "\(scaled % scale)"
    return "\(scaled / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }

  /// This number, at least 0, with as many digits as a measurement is good for.
  var significant: String { text(digits: self < 9.95 ? 1 : 0) }
}

extension String {
  /// This text with spaces behind it.
  func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// This text with spaces before it.
  func led(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
