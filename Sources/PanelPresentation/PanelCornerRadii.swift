/// The radii of a panel's four corners, in points.
public struct PanelCornerRadii: Hashable, Sendable {
  /// Where the top edge meets the leading one.
  public var topLeading: Double

  /// Where the top edge meets the trailing one.
  public var topTrailing: Double

  /// Where the bottom edge meets the leading one.
  public var bottomLeading: Double

  /// Where the bottom edge meets the trailing one.
  public var bottomTrailing: Double

  /// Square corners.
  public static let zero = PanelCornerRadii(top: 0, bottom: 0)

  /// Creates radii that are the same on both sides.
  public init(top: Double, bottom: Double) {
    topLeading = top
    topTrailing = top
    bottomLeading = bottom
    bottomTrailing = bottom
  }
}
