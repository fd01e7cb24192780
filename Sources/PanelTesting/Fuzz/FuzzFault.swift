/// A violation before it is known after which event it was.
struct FuzzFault: Error {
  let invariant: PanelInvariant
  let message: String

  static func require(
    _ invariant: PanelInvariant, _ holds: Bool, _ message: @autoclosure () -> String
  ) throws(FuzzFault) {
    if !holds { throw FuzzFault(invariant: invariant, message: message()) }
  }
}
