/// A short message below the help line, for a while.
struct Notice: Hashable, Sendable {
  var text: String

  /// When it goes, in seconds.
  var end: Double

  /// How long one can read it, in seconds.
  static let duration = 2.5
}
