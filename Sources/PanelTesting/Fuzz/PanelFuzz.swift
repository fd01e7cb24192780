import PanelPresentation

/// Looks for a sequence of events after which something about a panel does not hold.
///
///     if let failure = PanelFuzz().search(seeds: 0..<1000) { print(failure) }
///
/// A seed stands for one sequence, the same in every run and on every platform. A sequence that fails is
/// made shorter and simpler as long as it fails in the same way, and comes back as a trace to replay.
public struct PanelFuzz: Sendable {
  /// How many events a sequence has.
  public let eventCount: Int

  /// What the fuzzer's traces call by name: to read a trace that it has printed.
  public static var vocabulary: PanelTraceVocabulary { FuzzRules.vocabulary }

  /// Creates a fuzzer.
  ///
  /// - Parameter eventCount: How many events a sequence has; at least 1.
  public init(eventCount: Int = 60) {
    precondition(eventCount >= 1, "a sequence cannot have \(eventCount) events")
    self.eventCount = eventCount
  }

  /// The events a seed stands for.
  public func trace(seed: UInt64) -> PanelTrace {
    var generator = FuzzGenerator(seed: seed)
    return generator.trace(count: eventCount)
  }

  /// The first invariant that does not hold for a trace; nil if all do.
  public static func violation(in trace: PanelTrace) -> PanelInvariantViolation? {
    do throws(PanelInvariantViolation) {
      var check = PanelInvariantCheck()
      for line in trace.lines { try check.send(line) }
      try FuzzComparisons(trace: trace).check()
      return nil
    } catch {
      return error
    }
  }

  /// Checks the sequence of one seed; nil if everything holds.
  public func failure(seed: UInt64) -> PanelFuzzFailure? {
    let trace = trace(seed: seed)
    guard let violation = Self.violation(in: trace) else { return nil }
    return PanelFuzzFailure(seed: seed, trace: trace, violation: violation)
  }

  /// Checks sequence after sequence until one fails; nil if none does.
  ///
  /// - Parameters:
  ///   - seeds: The seeds.
  ///   - progress: Receives each seed after its sequence has passed.
  public func search(
    seeds: Range<UInt64>, progress: (UInt64) -> Void = { _ in }
  ) -> PanelFuzzFailure? {
    for seed in seeds {
      if let failure = failure(seed: seed) { return failure }
      progress(seed)
    }
    return nil
  }
}

/// A sequence of events after which something does not hold.
public struct PanelFuzzFailure: Error, Sendable, CustomStringConvertible {
  /// The seed of the sequence.
  public let seed: UInt64

  /// How many events the sequence had before it was made shorter.
  public let originalCount: Int

  /// The shortest sequence found that fails in the same way.
  public let trace: PanelTrace

  /// What does not hold for it.
  public let violation: PanelInvariantViolation

  /// Shrinks a trace for which `violation` was found.
  init(seed: UInt64, trace: PanelTrace, violation: PanelInvariantViolation) {
    self.seed = seed
    originalCount = trace.lines.count
    // What comes after the event cannot have caused it, unless whole traces were compared.
    let beginning = PanelTrace(Array(trace.lines.prefix(violation.line + 1)))
    let start = PanelFuzz.violation(in: beginning)?.invariant == violation.invariant
    self.trace = (start ? beginning : trace).shrunk {
      PanelFuzz.violation(in: $0)?.invariant == violation.invariant
    }
    self.violation = PanelFuzz.violation(in: self.trace) ?? violation
  }

  /// The seed, what does not hold, and the trace, ready to be saved and replayed.
  public var description: String {
    let text: String
    do {
      text = try trace.text(vocabulary: PanelFuzz.vocabulary)
    } catch {
      text = "(the trace cannot be written: \(error))\n"
    }
    return """
      seed \(seed): \(violation)
      shrunk from \(originalCount) events to \(trace.lines.count):
      \(text)
      """
  }
}
