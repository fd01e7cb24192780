/// Why a command was not done: one sentence for the person who gave it.
struct DemoFailure: Error, Hashable, Sendable {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
