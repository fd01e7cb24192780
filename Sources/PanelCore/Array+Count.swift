extension Array {
  /// An array of known length, which is 0 or more, element by element.
  ///
  /// For what `map` and `filter` do elsewhere: those grow their result, by code that is compiled again for
  /// every type of element, of which a WebAssembly build has half a kilobyte each.
  package init(count: Int, _ element: (_ index: Int) -> Element) {
    self.init(unsafeUninitializedCapacity: count) { buffer, initialized in
      while initialized < count {
        buffer.initializeElement(at: initialized, to: element(initialized))
        initialized += 1
      }
    }
  }
}
