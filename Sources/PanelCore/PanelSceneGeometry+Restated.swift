extension PanelSceneGeometry {
  /// Whether this says what `other` says: as ``==(_:_:)``, but that not-a-number equals itself.
  ///
  /// A host that states the same mistake with every layout pass has stated nothing new.
  package func restates(_ other: PanelSceneGeometry) -> Bool {
    let (insets, others) = (safeAreaInsets, other.safeAreaInsets)
    return size.width.isSame(as: other.size.width) && size.height.isSame(as: other.size.height)
      && insets.top.isSame(as: others.top) && insets.leading.isSame(as: others.leading)
      && insets.bottom.isSame(as: others.bottom) && insets.trailing.isSame(as: others.trailing)
      && keyboardHeight.isSame(as: other.keyboardHeight)
      && displayScale.isSame(as: other.displayScale) && layoutDirection == other.layoutDirection
  }
}

extension Double {
  /// Whether both are the same number, or both are none.
  ///
  /// Inlinable, so that elsewhere too the compiler sees that comparing changes nothing.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  @inlinable
  package func isSame(as other: Double) -> Bool { self == other || (isNaN && other.isNaN) }
}
