/// The positions of `heights` in ascending order of what stands there; equals keep their order.
///
/// One merge sort for all: the standard library's is compiled again for every type of element, which a
/// WebAssembly build pays for with 3 KB each. Takes n·log₂ n steps.
package func ascendingOrder(of heights: [Double]) -> [Int] {
  var order = Array(count: heights.count) { $0 }
  var merged = order
  var width = 1
  while width < heights.count {
    var start = 0
    while start < heights.count {
      let middle = min(start + width, heights.count)
      let end = min(middle + width, heights.count)
      var (left, right) = (start, middle)
      for position in start..<end {
        // Only what is truly smaller overtakes.
        let takesRight =
          left == middle || (right < end && heights[order[right]] < heights[order[left]])
        merged[position] = takesRight ? order[right] : order[left]
        if takesRight { right += 1 } else { left += 1 }
      }
      start = end
    }
    swap(&order, &merged)
    width *= 2
  }
  return order
}
