extension Array {
  /// An array of known length, which is 0 or more, element by element.
  ///
  /// For what `map` and `filter` do elsewhere: those grow their result, by code that is compiled again for
  /// every type of element, of which a WebAssembly build has half a kilobyte each.
  @inlinable
  package init(count: Int, _ element: (_ index: Int) -> Element) {
    // Without room the storage is the one of every empty array, and its count would be written, by any thread.
    if count == 0 {
      self = []
      return
    }
    self.init(unsafeUninitializedCapacity: count) { buffer, initialized in
      while initialized < count {
        buffer.initializeElement(at: initialized, to: element(initialized))
        initialized += 1
      }
    }
  }

  /// An array of at most `capacity` elements, which is 0 or more, up to where there is none any more.
  @inlinable
  package init(upTo capacity: Int, _ next: () -> Element?) {
    if capacity == 0 {
      self = []
      return
    }
    self.init(unsafeUninitializedCapacity: capacity) { buffer, initialized in
      while initialized < capacity, let element = next() {
        buffer.initializeElement(at: initialized, to: element)
        initialized += 1
      }
    }
  }

  /// Appends an element, for what does not happen while anything moves: the standard library's own is compiled
  /// anew at every place, of which a WebAssembly build has a sixth of a kilobyte each.
  @inlinable
  @inline(never)
  package mutating func push(_ element: Element) { append(element) }
}
