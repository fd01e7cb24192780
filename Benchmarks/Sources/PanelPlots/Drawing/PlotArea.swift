import BenchmarkSupport

/// A quantity along an axis.
struct Axis {
  let title: String
  let range: ClosedRange<Double>

  /// The values with a grid line and a label.
  let ticks: [Double]

  /// How a value is written.
  var label: (Double) -> String = { $0.text(digits: 0).replacingMinus }

  init(_ title: String, _ range: ClosedRange<Double>, step: Double) {
    (self.title, self.range) = (title, range)
    let count = Int(((range.upperBound - range.lowerBound) / step).rounded(.down))
    ticks = (0...count).map { range.lowerBound + Double($0) * step }
  }

  /// The same axis with another way to write its values.
  func labelled(_ label: @escaping (Double) -> String) -> Axis {
    var axis = self
    axis.label = label
    return axis
  }

  /// Where a value lies along the axis: 0 at its beginning, 1 at its end.
  func share(_ value: Double) -> Double {
    (value - range.lowerBound) / (range.upperBound - range.lowerBound)
  }
}

extension String {
  /// With a minus sign as wide as a plus.
  var replacingMinus: String { hasPrefix("-") ? "−" + dropFirst() : self }
}

/// The part of a picture that two axes span.
struct PlotArea {
  let left: Double
  let right: Double
  let top: Double
  let bottom: Double
  let x: Axis
  let y: Axis

  /// Where a point of the plot is in the picture.
  func spot(_ x: Double, _ y: Double) -> Spot {
    Spot(
      x: left + (right - left) * self.x.share(x), y: bottom + (top - bottom) * self.y.share(y))
  }

  /// Draws grid, labels and titles of both axes.
  ///
  /// - Parameter rows: Whether the y axis is rows, which have their own labels.
  func drawAxes(_ picture: inout Picture, rows: Bool = false) {
    for tick in x.ticks {
      let place = spot(tick, y.range.lowerBound).x
      picture.line([Spot(x: place, y: top), Spot(x: place, y: bottom)], .grid, width: 1)
      picture.text(
        x.label(tick), at: Spot(x: place, y: bottom + 18), .quiet, anchor: .middle, size: 11)
    }
    picture.text(
      x.title, at: Spot(x: (left + right) / 2, y: bottom + 38), .quiet, anchor: .middle)
    guard !rows else { return }
    for tick in y.ticks {
      let place = spot(x.range.lowerBound, tick).y
      picture.line([Spot(x: left, y: place), Spot(x: right, y: place)], .grid, width: 1)
      picture.text(
        y.label(tick), at: Spot(x: left - 8, y: place + 4), .quiet, anchor: .end, size: 11)
    }
    picture.text(
      y.title, at: Spot(x: left - 44, y: (top + bottom) / 2), .quiet, anchor: .middle,
      turned: true)
  }

  /// Draws a function over the x axis, or over a part of it.
  func draw(
    _ picture: inout Picture, _ hue: Hue, width: Double = 2, dashes: String? = nil,
    over range: ClosedRange<Double>? = nil, _ function: (Double) -> Double
  ) {
    let range = range ?? x.range
    let count = 400
    let spots = (0...count).map { index in
      let share = Double(index) / Double(count)
      let x = range.lowerBound + share * (range.upperBound - range.lowerBound)
      return spot(x, function(x))
    }
    picture.line(spots.simplified(), hue, width: width, dashes: dashes)
  }
}
