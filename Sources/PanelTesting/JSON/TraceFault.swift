/// What is wrong with a line, before it is known which line it is.
struct TraceFault: Error {
  /// A clause that names the place, what was expected there and what was found.
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
