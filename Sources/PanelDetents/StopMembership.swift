/// Which detents a stop has already, while it is put together.
///
/// A few are compared one by one. Many are hashed: comparing each with each would take as long as their
/// square, seconds for ten thousand detents at one height.
struct StopMembership {
  /// Up to how many members comparing is the faster way.
  private static let few = 16

  #if !hasFeature(Embedded)
    private var known: Set<PanelDetent> = []
  #endif

  /// Whether `detent` is none of `members`, the ones this was asked to add so far.
  mutating func isNew(_ detent: PanelDetent, among members: [PanelDetent]) -> Bool {
    #if !hasFeature(Embedded)
      // Hashing weighs more in a WebAssembly build than it could save a page with a handful of detents.
      if members.count > Self.few {
        if known.isEmpty { known = Set(members) }
        return known.insert(detent).inserted
      }
    #endif
    return !members.contains(detent)
  }
}
