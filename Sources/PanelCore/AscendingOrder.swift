/// The positions of `heights`, of which none is NaN, in ascending order of what stands there; equals keep their
/// order.
///
/// One sort for all: the standard library's is compiled again for every type of element, which a WebAssembly build
/// pays for with 3 KB each. It is Shell's, with Knuth's gaps: some n to the power of 1.5 steps at most.
package func ascendingOrder(of heights: [Double]) -> [Int] {
  let count = heights.count
  if count == 0 { return [] }
  var gap = 1
  while gap < count { gap = 3 * gap + 1 }
  return Array(unsafeUninitializedCapacity: count) { order, initialized in
    while initialized < count {
      order.initializeElement(at: initialized, to: initialized)
      initialized += 1
    }
    while gap > 1 {
      gap /= 3
      for start in stride(from: gap, to: count, by: 1) {
        let moved = order[start]
        var hole = start
        while hole >= gap {
          let other = order[hole - gap]
          // By position where the heights are equal: no two places are, and the order is one.
          if heights[other] < heights[moved] || (heights[other] == heights[moved] && other < moved)
          {
            break
          }
          order[hole] = other
          hole -= gap
        }
        order[hole] = moved
      }
    }
  }
}
