package import PanelCore

/// A region as a front end measures it: its frame inside the safe area, and the insets around that.
package struct PanelRegionReading: Hashable, Sendable {
  /// The frame inside the safe area, in global coordinates, in points.
  package var safeFrame: PanelRect

  /// What the safe area takes around it, in points.
  package var insets: PanelInsets

  /// Creates a reading.
  package init(safeFrame: PanelRect, insets: PanelInsets) {
    self.safeFrame = safeFrame
    self.insets = insets
  }

  /// The whole region, insets included, in global coordinates.
  package func frame(in direction: PanelLayoutDirection) -> PanelRect {
    let (left, right) = (insets.left(in: direction), insets.right(in: direction))
    return PanelRect(
      x: safeFrame.minX - left, y: safeFrame.minY - insets.top,
      width: safeFrame.width + left + right,
      height: safeFrame.height + insets.top + insets.bottom)
  }
}

/// A scene put together from what a panel's container measures and, where an app provides it, the size and
/// insets measured at the root of its window.
package struct PanelSceneReading: Hashable, Sendable {
  /// What the engine is told.
  package var scene: PanelSceneGeometry

  /// The global coordinates of the scene's top left corner.
  package var origin: PanelPoint

  /// The scene's top left corner in the container's coordinates.
  package var originInContainer: PanelPoint

  /// Reads a scene.
  ///
  /// - Parameters:
  ///   - container: The panel's container, its safe area without the keyboard.
  ///   - keyboardTop: The global y coordinate at which the container's safe area ends with the keyboard; nil
  ///     where that is not measured.
  ///   - root: The window's size and insets; nil where the app does not provide them.
  ///   - direction: How text runs.
  ///   - displayScale: Device pixels to a point.
  package init(
    container: PanelRegionReading, keyboardTop: Double? = nil,
    root: (size: PanelSize, insets: PanelInsets)? = nil,
    direction: PanelLayoutDirection, displayScale: Double
  ) {
    let frame = container.frame(in: direction)
    let usesRoot = root.map { !$0.size.isEmpty } ?? false
    origin = usesRoot ? .zero : frame.origin
    originInContainer = PanelPoint(x: origin.x - frame.minX, y: origin.y - frame.minY)
    scene = PanelSceneGeometry(
      size: usesRoot ? root?.size ?? frame.size : frame.size,
      safeAreaInsets: usesRoot ? root?.insets ?? container.insets : container.insets,
      layoutDirection: direction, displayScale: displayScale)
    // The keyboard is what takes more than the safe area without it does; half a point may be rounding.
    if let keyboardTop, keyboardTop < container.safeFrame.maxY - 0.5 {
      scene.keyboardHeight = max(0, origin.y + scene.size.height - keyboardTop)
    }
  }

  /// A point in global coordinates, in the scene's.
  package func inScene(_ point: PanelPoint) -> PanelPoint {
    PanelPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
}

extension PanelRect {
  /// The rectangle of a scene, in the coordinates of the container that places it.
  ///
  /// - Parameters:
  ///   - origin: The scene's top left corner, from the container's.
  ///   - width: The container's width, in points.
  ///   - mirrors: Whether the container mirrors what it places, as in a right-to-left layout: it then counts
  ///     from its right edge, and the engine has mirrored already.
  package func placed(from origin: PanelPoint, in width: Double, mirrors: Bool) -> PanelRect {
    let moved = PanelRect(
      x: origin.x + minX, y: origin.y + minY, width: self.width, height: height)
    return mirrors ? moved.mirrored(in: width) : moved
  }

  /// The rectangle as a container that mirrors itself counts it: from the right edge of `width` points.
  package func mirrored(in width: Double) -> PanelRect {
    PanelRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
