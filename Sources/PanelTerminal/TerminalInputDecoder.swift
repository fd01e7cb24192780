/// Turns the bytes that a terminal sends into events.
///
///     var decoder = TerminalInputDecoder()
///     decoder.decode(Array("\u{1B}[<0;12;5M".utf8), at: 0)
///     // [.mouse(TerminalMouse(.press(.left), column: 11, row: 4))]
///
/// A value without a clock: bytes come with their time. It makes no difference how they are cut into
/// pieces. A sequence that stays unfinished is given up after ``escapeTimeout``: the Escape key is
/// nothing but a sequence that was never finished, and what was typed after a broken one is not
/// swallowed by it. The owner wakes up at ``deadline`` and calls ``flush()``.
///
/// Whatever comes in, it never fails and keeps a bounded amount: what is not understood is dropped.
package struct TerminalInputDecoder: Sendable {
  /// How long a sequence may pause, in seconds.
  ///
  /// Longer than the gaps of a slow connection, shorter than a hand needs for the next key.
  package var escapeTimeout: Double

  /// How long a paste may pause before it is taken as complete, in seconds.
  package var pasteTimeout: Double

  /// The most bytes of a paste that are kept; the rest is swallowed.
  package static let pasteCapacity = 65_536

  /// The most bytes of a sequence; the longest that means anything has about 20.
  static let sequenceCapacity = 64

  var state = State.ground
  var lastByteTime = 0.0

  /// The parameters of the current sequence.
  var sequence: [UInt8] = []

  /// What has been pasted so far.
  var pasted: [UInt8] = []

  /// What has been recognised and not yet handed over.
  var events: [TerminalEvent] = []

  enum State: Hashable, Sendable {
    case ground
    /// Within a character of several bytes.
    case character(PartialCharacter)
    /// After Escape.
    case escape
    /// After Escape O: an application key.
    case singleShift
    /// After Escape [: parameters until a final byte.
    case control
    /// As `control`, but already too long to mean anything.
    case overlong
    /// After Escape [ [: the function keys of the Linux console.
    case consoleFunction
    /// After Escape [ M: three bytes of the old mouse encoding.
    case oldMouse
    /// After Escape ] and the like: a text from the terminal, of no interest here.
    case string(introducer: UInt8, isEmpty: Bool)
    /// Between the brackets of a paste, with so many bytes of the closing one seen.
    case paste(matched: Int)
  }

  /// Creates a decoder.
  package init(escapeTimeout: Double = 0.05, pasteTimeout: Double = 1) {
    self.escapeTimeout = escapeTimeout
    self.pasteTimeout = pasteTimeout
  }

  /// When to call ``flush()`` if no more bytes come, in the seconds of `decode`; nil if nothing is
  /// unfinished.
  package var deadline: Double? {
    switch state {
    case .ground: nil
    case .paste: lastByteTime + pasteTimeout
    default: lastByteTime + escapeTimeout
    }
  }

  /// Takes bytes as they arrive and returns what they complete.
  ///
  /// - Parameters:
  ///   - bytes: As read, in any portions.
  ///   - time: When they arrived, in seconds of a clock that only moves forward.
  package mutating func decode(_ bytes: some Sequence<UInt8>, at time: Double) -> [TerminalEvent] {
    if let deadline, time >= deadline { giveUp() }
    for byte in bytes { take(byte) }
    lastByteTime = time
    return handOver()
  }

  /// Takes what is unfinished for all that will come: Escape alone becomes the key, a paste ends, a
  /// broken sequence is dropped.
  package mutating func flush() -> [TerminalEvent] {
    giveUp()
    return handOver()
  }

  private mutating func handOver() -> [TerminalEvent] {
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte, modifiers: [])
    case .character(let partial): takeContinuation(byte, of: partial)
    case .escape: takeAfterEscape(byte)
    case .singleShift: takeSingleShift(byte)
    case .control: takeControl(byte)
    case .overlong: takeOverlong(byte)
    case .consoleFunction: takeConsoleFunction(byte)
    case .oldMouse: takeOldMouse(byte)
    case .string(let introducer, _): takeString(byte, introducer: introducer)
    case .paste(let matched): takePaste(byte, matched: matched)
    }
  }

  private mutating func giveUp() {
    switch state {
    case .ground, .character, .overlong, .consoleFunction, .oldMouse: break
    case .escape: emit(.escape)
    // The same bytes as Alt with the letter that would have begun a sequence.
    case .singleShift: emit(.alt("O"))
    case .control: if sequence.isEmpty { emit(.alt("[")) }
    case .string(let introducer, let isEmpty):
      if isEmpty { emit(.alt(Character(Unicode.Scalar(introducer)))) }
    case .paste: finishPaste()
    }
    state = .ground
  }

  mutating func emit(_ key: TerminalKey) {
    events.append(.key(key))
  }
}
