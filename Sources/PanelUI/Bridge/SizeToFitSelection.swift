/// The detents of a system sheet that fits its content, and the one that is selected.
///
/// The system knows heights, not contents: when the content changes, the old height has to leave the set
/// and a new one to enter it. A sheet that stands at the fitting height goes along; one the user has dragged
/// elsewhere stays where it is.
///
///     var fit = SizeToFitSelection(provisional: "medium", additional: ["large"])
///     fit.measure("300 pt")   // detents 300 pt and large, 300 pt selected
///     fit.selection = "large" // the user drags
///     fit.measure("340 pt")   // detents 340 pt and large, large selected
package struct SizeToFitSelection<Detent: Hashable & Sendable>: Equatable, Sendable {
  /// The height the content wants; nil before it was measured.
  package private(set) var fitting: Detent?

  /// Where the sheet stands. What the system writes here is kept.
  package var selection: Detent

  /// The other heights at which it may rest.
  package private(set) var additional: Set<Detent>

  /// What is shown before the first measurement: never nothing.
  private let provisional: Detent

  /// Creates the state of a sheet whose content was not measured.
  package init(provisional: Detent, additional: Set<Detent>) {
    self.provisional = provisional
    self.additional = additional
    selection = provisional
  }

  /// Everything the sheet may rest at.
  package var detents: Set<Detent> { additional.union([fitting ?? provisional]) }

  /// The content wants another height.
  package mutating func measure(_ new: Detent) {
    let follows = selection == (fitting ?? provisional)
    fitting = new
    if follows || !detents.contains(selection) { selection = new }
  }

  /// The app asks for other heights besides the fitting one.
  package mutating func offer(_ new: Set<Detent>) {
    additional = new
    if !detents.contains(selection) { selection = fitting ?? provisional }
  }
}

/// The height of a sheet that fits its content.
package enum SizeToFitHeight {
  /// The height to ask the system for: whole points, so that a hair's difference is none, and not more
  /// than there is room for.
  ///
  /// - Parameters:
  ///   - content: The content's own height, in points.
  ///   - available: The height there is, in points; nil where that is not known.
  /// - Returns: Points, at least 1; nil while there is nothing to fit.
  package static func height(content: Double, available: Double?) -> Double? {
    guard content.isFinite, content > 0 else { return nil }
    let rounded = content.rounded(.up)
    guard let available, available.isFinite, available >= 1 else { return rounded }
    return min(rounded, available)
  }
}
