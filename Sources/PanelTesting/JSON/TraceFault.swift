/// What is wrong with a line, before it is known which line it is.
struct TraceFault: Error {
  /// A clause that names the place, what was expected there and what was found.
  let reason: String

  /// Keeps the beginning and the end of what is longer than anybody reads: it may quote a whole line.
  init(_ reason: String) {
    let isLong = reason.utf8.count > 1200
    self.reason = isLong ? "\(reason.prefix(200))…\(reason.suffix(200))" : reason
  }
}
