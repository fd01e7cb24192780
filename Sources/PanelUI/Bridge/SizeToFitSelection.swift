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

  /// The heights the sheet is on its way from: the system moves between two heights it knows, and jumps from
  /// one it does not know any more.
  package private(set) var leaving: Set<Detent> = []

  /// What is shown before the first measurement: never nothing.
  private let provisional: Detent

  /// Creates the state of a sheet whose content was not measured.
  package init(provisional: Detent, additional: Set<Detent>) {
    self.provisional = provisional
    self.additional = additional
    selection = provisional
  }

  /// Everything the sheet may rest at, and what it is on its way from.
  package var detents: Set<Detent> {
    additional.union(leaving).union([fitting ?? provisional])
  }

  /// Whether the sheet would be seen to move if the content wanted this height: not at the first measurement,
  /// which is where the sheet opens, and not where the user has dragged it elsewhere.
  package func moves(to new: Detent) -> Bool {
    guard let fitting else { return false }
    return new != fitting && selection == fitting
  }

  /// The content wants another height.
  ///
  /// - Parameters:
  ///   - new: The height.
  ///   - animated: Whether the sheet is to be seen going there; else it is there at once.
  package mutating func measure(_ new: Detent, animated: Bool = false) {
    guard new != fitting else { return }
    let follows = selection == (fitting ?? provisional) || leaving.contains(selection)
    if animated, moves(to: new), let fitting { leaving.insert(fitting) } else { leaving = [] }
    leaving.remove(new)
    fitting = new
    if follows || !detents.contains(selection) { selection = new }
  }

  /// The sheet has arrived: the heights it came from are no heights to rest at.
  ///
  /// - Parameter left: What it was leaving when it set out; a move begun since goes on undisturbed.
  package mutating func arrive(from left: Set<Detent>) {
    guard leaving == left else { return }
    leaving = []
    if !detents.contains(selection) { selection = fitting ?? provisional }
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
