/// The grid of device pixels, so that an edge never falls between two of them.
///
///     PixelGrid(scale: 3).nearest(to: 100.4)  // 100.333…
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels to a point, above 0.
  public let scale: Double

  /// Creates a grid; a scale that is not a positive, finite number becomes 1.
  public init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The extent of one pixel, in points.
  public var pixel: Double { 1 / scale }

  /// The grid line nearest to `length`, in points; half a pixel goes up.
  public func nearest(to length: Double) -> Double {
    aligned(length, (length * scale + 0.5).rounded(.down))
  }

  /// The last grid line at or below `length`, in points.
  public func below(_ length: Double) -> Double {
    aligned(length, (length * scale).rounded(.down))
  }

  /// The grid line nearest to `length` that does not lie beyond `limit`, in points.
  public func nearest(to length: Double, notBeyond limit: Double) -> Double {
    let line = nearest(to: length)
    // The line below may come out a last bit above, at scales that are no whole number.
    return line <= limit ? line : min(below(limit), limit)
  }

  private func aligned(_ length: Double, _ pixels: Double) -> Double {
    // So far from 0 that there is no grid left between two numbers.
    pixels.isFinite ? pixels / scale : length
  }
}
