package import PanelDetents

extension PanelDetent {
  /// The detent in words, for a voice to speak.
  ///
  /// - Parameters:
  ///   - index: The position among the stops, from 0.
  ///   - count: How many stops there are.
  package static func spoken(index: Int, of count: Int) -> String {
    guard count > 1, index >= 0 else { return "" }
    if index == 0 { return "Collapsed" }
    if index >= count - 1 { return "Expanded" }
    return count == 3 ? "Half expanded" : "Step \(index + 1) of \(count)"
  }
}
