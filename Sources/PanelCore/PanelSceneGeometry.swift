/// What a scene offers a panel: its size, the parts that are taken, and how text runs in it.
///
///     let phone = PanelSceneGeometry(
///       size: PanelSize(width: 393, height: 852),
///       safeAreaInsets: PanelSafeAreaInsets(top: 59, bottom: 34))
///     phone.availableHeight  // 759
public struct PanelSceneGeometry: Hashable, Sendable {
  /// The whole scene, edge to edge, in points.
  public var size: PanelSize

  /// The parts the system keeps for itself, in points.
  public var safeAreaInsets: PanelSafeAreaInsets

  /// How far the keyboard reaches up from the scene's bottom edge, in points; 0 without one.
  public var keyboardHeight: Double

  /// Which side leading is on.
  public var layoutDirection: PanelLayoutDirection

  /// Device pixels to a point.
  public var displayScale: Double

  /// Creates a scene's geometry.
  public init(
    size: PanelSize,
    safeAreaInsets: PanelSafeAreaInsets = .zero,
    keyboardHeight: Double = 0,
    layoutDirection: PanelLayoutDirection = .leftToRight,
    displayScale: Double = 1
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.keyboardHeight = keyboardHeight
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
  }

  /// No scene yet: nothing fits.
  public static let empty = PanelSceneGeometry(size: .zero)

  /// Whether nothing can be shown in it.
  public var isEmpty: Bool { size.isEmpty }

  /// What is taken at the bottom: the bottom inset or the keyboard, whichever reaches higher, in points.
  public var bottomObstruction: Double { max(safeAreaInsets.bottom, keyboardHeight) }

  /// The height between the top inset and ``bottomObstruction``, in points, never below 0.
  public var availableHeight: Double {
    max(0, size.height - safeAreaInsets.top - bottomObstruction)
  }

  /// The width inside the side insets, in points, never below 0.
  public var availableWidth: Double {
    max(0, size.width - safeAreaInsets.leading - safeAreaInsets.trailing)
  }
}
