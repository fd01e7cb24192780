import PanelCore
public import PanelPresentation

/// A drag written as a drawing: where the finger is, frame by frame.
///
///     let flick: PanelDragScript = "500 480 430 |"
///     // down at y = 500, a sixtieth of a second later at 480, then at 430, and a frame later it lifts
///
/// Words are separated by spaces, and each takes one frame:
///
/// | Word | Meaning |
/// |---|---|
/// | `480` | The finger is at y = 480, in scene coordinates; the first one after a lift is where it comes down. |
/// | `20,480` | The finger is at x = 20, y = 480; later words keep this x. |
/// | `.` | It is still down and nothing is heard of it. |
/// | `\|` | It lifts where it is. |
/// | `430\|` | It lifts at y = 430, with no move before. |
/// | `\|-900` | It lifts with a velocity the host measured, in points per second downwards. |
/// | `x` | The system takes it away. |
/// | `~0.6` | 0.6 seconds pass instead of a frame. |
/// | `430@0.25` | This word, at 0.25 seconds after the script's beginning. |
public struct PanelDragScript: Hashable, Sendable {
  /// What one word says, and when.
  struct Step: Hashable, Sendable {
    /// Where the finger is; nil where the word does not say.
    var location: Location?

    var action: Action

    /// In seconds from the script's beginning.
    var time: Double
  }

  enum Action: Hashable, Sendable {
    /// The finger is down.
    case touch

    /// It lifts, perhaps with a velocity of the host's in points per second downwards.
    case lift(velocity: Double?)

    /// It is taken away.
    case cancel
  }

  /// A place whose x coordinate may be left open, in points.
  struct Location: Hashable, Sendable {
    var x: Double?
    var y: Double
  }

  let steps: [Step]

  /// How long the script takes, in seconds: the time of its last word.
  public let duration: Double

  /// Reads a script.
  ///
  ///     let script = try PanelDragScript(words)  // throws where a word means nothing
  ///
  /// Of a literal without a frame rate Swift makes ``init(stringLiteral:)``, which does not throw.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - framesPerSecond: How many words a second holds; above 0, and 60 by default.
  /// - Throws: The first word that means nothing, and what was expected.
  public init(
    _ text: String, framesPerSecond: Double = 60
  ) throws(PanelDragScriptError) {
    precondition(
      framesPerSecond > 0 && framesPerSecond.isFinite, "frame rate \(framesPerSecond)")
    var parser = DragScriptParser(interval: 1 / framesPerSecond)
    for word in text.split(whereSeparator: \.isWhitespace) { try parser.read(word) }
    steps = parser.steps
    duration = parser.duration
  }

  init(steps: [Step], duration: Double) {
    self.steps = steps
    self.duration = duration
  }
}

extension PanelDragScript: ExpressibleByStringLiteral {
  /// Reads a script at 60 words a second; stops the program, and with it all tests, if the literal is none.
  public init(stringLiteral text: String) {
    do {
      try self.init(text)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

extension PanelDragScript {
  /// The same path and the same times, with each movement cut into `count` equal ones.
  ///
  ///     PanelDragScript("500 460 |").subdivided(into: 2)  // as if heard of at 120 Hz: 500 480 460 |
  ///
  /// - Parameter count: How many movements take the place of one; at least 1.
  public func subdivided(into count: Int) -> PanelDragScript {
    precondition(count >= 1, "a movement cannot be cut into \(count)")
    var result: [Step] = []
    var last: Step?
    for step in steps {
      if let last, let from = last.location, let to = step.location, step.action == .touch {
        for part in 1..<count {
          let share = Double(part) / Double(count)
          let x = from.x.flatMap { start in to.x.map { start + ($0 - start) * share } }
          result.append(
            Step(
              location: Location(x: x, y: from.y + (to.y - from.y) * share), action: .touch,
              time: last.time + (step.time - last.time) * share))
        }
      }
      result.append(step)
      last = step.action == .touch ? step : nil
    }
    return PanelDragScript(steps: result, duration: duration)
  }

  /// The events of the script.
  ///
  /// - Parameters:
  ///   - time: When the script begins, in seconds.
  ///   - x: The finger's x coordinate where the script does not say, in points.
  ///   - region: On which part of the panel the finger comes down.
  ///   - scroll: The list it comes down in.
  ///   - pointer: Which finger.
  public func lines(
    from time: Double = 0, x: Double = 0, region: PanelDragRegion = .content,
    scroll: PanelScrollState? = nil, pointer: Int = 0
  ) -> [PanelTrace.Line] {
    var isDown = false
    return steps.map { step in
      let location = step.location.map { PanelPoint(x: $0.x ?? x, y: $0.y) }
      let event: PanelEvent
      switch step.action {
      case .touch:
        let place = location ?? .zero
        event =
          isDown
          ? .dragMoved(to: place, pointer: pointer)
          : .dragBegan(at: place, region: region, scroll: scroll, pointer: pointer)
        isDown = true
      case .lift(let velocity):
        event = .dragEnded(at: location, velocity: velocity, pointer: pointer)
        isDown = false
      case .cancel:
        event = .dragCancelled(pointer: pointer)
        isDown = false
      }
      return PanelTrace.Line(event, at: time + step.time)
    }
  }
}
