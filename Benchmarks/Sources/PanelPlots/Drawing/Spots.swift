extension Array where Element == Spot {
  /// The same line with only the spots it needs to stay within a twentieth of a unit.
  ///
  /// The spot farthest from the straight line is kept, and each side seen to in turn (Ramer 1972; Douglas
  /// and Peucker 1973).
  func simplified(tolerance: Double = 0.05) -> [Spot] {
    guard let first, let last, count > 2 else { return self }
    let (run, rise) = (last.x - first.x, last.y - first.y)
    let length = (run * run + rise * rise).squareRoot()
    var (farthest, distance) = (0, tolerance)
    for index in 1..<(count - 1) {
      let (x, y) = (self[index].x - first.x, self[index].y - first.y)
      let offset =
        length > 0 ? (x * rise - y * run).magnitude / length : (x * x + y * y).squareRoot()
      if offset > distance { (farthest, distance) = (index, offset) }
    }
    guard farthest > 0 else { return [first, last] }
    let before = Array(self[...farthest]).simplified(tolerance: tolerance)
    let after = Array(self[farthest...]).simplified(tolerance: tolerance)
    return before + after.dropFirst()
  }
}

extension Array where Element == Double {
  /// Ascending places moved apart until neighbours are `gap` away, as little as possible from where
  /// they want to be.
  func spread(gap: Double) -> [Double] {
    var places = self
    for _ in 0..<200 {
      for index in places.indices.dropFirst() {
        let missing = gap - (places[index] - places[index - 1])
        guard missing > 0 else { continue }
        places[index] += missing / 2
        places[index - 1] -= missing / 2
      }
    }
    return places
  }
}
