public import PanelDetents

/// What assistive technologies say of a panel's handle.
///
/// The words are said as they are; they are not looked up in the app's string table, and so cannot clash with
/// one of its keys. Give your own, in the user's language:
///
///     .panelAccessibilityWords(
///       PanelWords(
///         handle: String(localized: "Route panel"),
///         detents: [.height(120): String(localized: "Summary")]))
public struct PanelWords: Hashable, Sendable {
  /// The handle's name.
  public var handle: String

  /// The name of going to the next larger detent.
  public var expand: String

  /// The name of going from the largest detent to the smallest.
  public var collapse: String

  /// The name of sending the panel away.
  public var dismiss: String

  /// The smallest detent, where it has no name of its own.
  public var smallest: String

  /// The largest detent, where it has no name of its own.
  public var largest: String

  /// Names of detents; they replace the English ones below.
  ///
  /// `.medium` is "Half screen", `.large` "Full screen", `.adaptive` "Fits content"; a fraction is said in
  /// percent. A height or a custom detent says little by itself, and is named by its place among the others.
  public var detents: [PanelDetent: String]

  /// Creates words; those not given are English.
  public init(
    handle: String = "Panel handle",
    expand: String = "Expand",
    collapse: String = "Collapse",
    dismiss: String = "Dismiss",
    smallest: String = "Smallest height",
    largest: String = "Largest height",
    detents: [PanelDetent: String] = [:]
  ) {
    self.handle = handle
    self.expand = expand
    self.collapse = collapse
    self.dismiss = dismiss
    self.smallest = smallest
    self.largest = largest
    self.detents = detents
  }

  /// The detent a panel stands at, in words.
  ///
  ///     PanelWords().name(of: .medium, at: 1, of: 3)        // "Half screen"
  ///     PanelWords().name(of: .height(300), at: 1, of: 4)   // "2 / 4"
  ///
  /// - Parameters:
  ///   - detent: The detent.
  ///   - index: Its place among the stops, from 0 at the smallest.
  ///   - count: How many stops there are.
  /// - Returns: A name; empty where there is nothing to choose from and no name was given.
  public func name(of detent: PanelDetent, at index: Int, of count: Int) -> String {
    if let own = detents[detent] { return own }
    switch detent {
    case .adaptive: return "Fits content"
    case .medium: return "Half screen"
    case .large: return "Full screen"
    case .fraction(let fraction) where fraction > 0 && fraction <= 1:
      return "\(Int((fraction * 100).rounded())) percent of the screen"
    case .height, .fraction, .custom:
      guard count > 1, index >= 0 else { return "" }
      if index == 0 { return smallest }
      return index >= count - 1 ? largest : "\(index + 1) / \(count)"
    }
  }
}

/// What is said of a panel's handle; the last sibling that states it wins.
package enum PanelWordsKey: PanelPreferenceKey {
  package static var defaultValue: PanelWords? { nil }

  package static func reduce(value: inout PanelWords?, nextValue: () -> PanelWords?) {
    value = nextValue() ?? value
  }
}
