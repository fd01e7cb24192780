/// How far each corner of a rectangle is rounded, in pixels.
public struct PixelCornerRadii: Hashable, Sendable {
  /// The radius at the top left, in pixels, at least 0.
  public var topLeft: Double

  /// The radius at the top right, in pixels, at least 0.
  public var topRight: Double

  /// The radius at the bottom left, in pixels, at least 0.
  public var bottomLeft: Double

  /// The radius at the bottom right, in pixels, at least 0.
  public var bottomRight: Double

  /// Creates radii, one for each corner.
  public init(
    topLeft: Double = 0, topRight: Double = 0, bottomLeft: Double = 0, bottomRight: Double = 0
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }

  /// Creates radii that are the same at every corner.
  public init(_ radius: Double) {
    self.init(
      topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
  }

  /// The radii held within half the shorter side, so that corners never overlap.
  func fitting(_ rect: PixelRect) -> PixelCornerRadii {
    let limit = min(rect.width, rect.height) / 2
    func fitted(_ radius: Double) -> Double { radius > 0 ? min(radius, limit) : 0 }
    return PixelCornerRadii(
      topLeft: fitted(topLeft), topRight: fitted(topRight),
      bottomLeft: fitted(bottomLeft), bottomRight: fitted(bottomRight))
  }
}
