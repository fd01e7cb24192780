/// A program that lives in a terminal: it takes events, and draws when asked to.
///
/// All times are seconds of one clock, which only moves forward.
public protocol TerminalClient {
  /// Takes an event. The first one is the size of the terminal.
  mutating func handle(_ event: TerminalEvent, at time: Double)

  /// Draws everything as it is at `time` on an empty, black canvas of the terminal's size.
  mutating func draw(on canvas: inout TerminalCanvas, at time: Double)

  /// When the picture will next differ, given no further event; nil while nothing moves.
  ///
  /// While something moves, `time` itself says "as soon as possible". After an event the picture is
  /// drawn in any case.
  func nextFrame(after time: Double) -> Double?

  /// Whether the program is done.
  var isFinished: Bool { get }
}
