import PanelCore

/// A height at which a panel may rest, as a rule.
///
///     PanelDetent.fraction(0.4).intendedHeight(sceneHeight: 800, adaptiveContentHeight: 240)  // 320
///
/// What a rule answers is only an intention: ``ResolvedDetents`` clamps it to what the scene offers.
public enum PanelDetent: Sendable {
  /// As high as the content's own height.
  ///
  /// A set that names it has no stops before the content was measured: a presented panel stays hidden until
  /// then, however long, and reports nothing, since a measurement may always still come.
  case adaptive

  #if hasFeature(Embedded)
    // A detent is one reference there, which a WebAssembly build copies in less code.
    indirect case height(Double)
    indirect case fraction(Double)
  #else
    /// A height in points, measured upwards from whatever is taken at the bottom: the inset or the keyboard.
    case height(Double)

    /// A share of the scene's height: 0 is nothing, 1 is all of it.
    case fraction(Double)
  #endif

  /// Half the scene's height.
  case medium

  /// The scene's whole height, and so as high as the scene allows.
  case large

  /// A rule of the caller's own.
  case custom(CustomPanelDetent)

  /// The height the rule asks for before the scene has a say.
  ///
  /// A rule that asks for something that is not a number, and a custom one that is inactive, answer 0; an
  /// infinite one answers the scene's height. To tell these apart, use ``height(in:)``.
  ///
  /// - Parameters:
  ///   - sceneHeight: The scene's whole height, in points.
  ///   - adaptiveContentHeight: The content's measured height, in points.
  /// - Returns: A finite height in points; it may be negative or exceed the scene.
  public func intendedHeight(sceneHeight: Double, adaptiveContentHeight: Double) -> Double {
    let context = PanelDetentContext(
      sceneHeight: sceneHeight, availableHeight: sceneHeight,
      adaptiveContentHeight: adaptiveContentHeight)
    guard let height = height(in: context), !height.isNaN else { return 0 }
    if height.isFinite { return height }
    return height > 0 && sceneHeight.isFinite ? sceneHeight : 0
  }

  /// The height the rule asks for in `context`, before clamping, as it stands.
  ///
  /// - Returns: Points, possibly not a number or infinite; nil for an adaptive detent whose content was
  ///   not measured and for a custom one that is inactive here.
  @inline(never)
  public func height(in context: PanelDetentContext) -> Double? {
    switch self {
    case .adaptive: context.adaptiveContentHeight
    case .height(let height): height
    case .fraction(let fraction): fraction * context.sceneHeight
    case .medium: context.sceneHeight / 2
    case .large: context.sceneHeight
    case .custom(let detent): detent.height(in: context)
    }
  }
}

extension PanelDetent {
  /// Whether the rule is a number that is none; such a detent never belongs to a set.
  package var isNotANumber: Bool {
    switch self {
    case .height(let number), .fraction(let number): number.isNaN
    case .adaptive, .medium, .large, .custom: false
    }
  }
}

extension PanelDetent: Hashable {
  /// Two detents are equal when they are the same rule; not-a-number equals itself here, so that a
  /// configuration always equals its copy.
  @inline(never)
  public static func == (lhs: PanelDetent, rhs: PanelDetent) -> Bool {
    switch (lhs, rhs) {
    case (.adaptive, .adaptive), (.medium, .medium), (.large, .large): true
    case (.height(let one), .height(let other)), (.fraction(let one), .fraction(let other)):
      one.isSame(as: other)
    case (.custom(let one), .custom(let other)): one == other
    case (.adaptive, _), (.height, _), (.fraction, _), (.medium, _), (.large, _), (.custom, _):
      false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .adaptive: hasher.combine(0)
    case .height(let height): hash(1, height, into: &hasher)
    case .fraction(let fraction): hash(2, fraction, into: &hasher)
    case .medium: hasher.combine(3)
    case .large: hasher.combine(4)
    case .custom(let detent):
      hasher.combine(5)
      hasher.combine(detent)
    }
  }

  private func hash(_ kind: Int, _ value: Double, into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(value.isNaN ? Double.nan.bitPattern : (value + 0).bitPattern)
  }
}
