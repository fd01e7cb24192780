import PanelCore
import PanelPresentation

extension PanelTrace {
  /// The shortest and simplest trace found, from this one on, that still does what is wanted.
  ///
  ///     trace.shrunk { $0.states().contains { $0.phase == .dismissing } }
  ///
  /// Lines are left out, scenes and configurations made plainer, one change after the other, for as long as
  /// `isWanted` says yes. It is not the shortest of all, as a rule, but none of its lines can be left out.
  ///
  /// - Parameters:
  ///   - attempts: How often to ask at the most.
  ///   - isWanted: Whether a trace does what is wanted; this one should.
  public func shrunk(
    attempts: Int = 4000, while isWanted: (PanelTrace) -> Bool
  ) -> PanelTrace {
    withoutActuallyEscaping(isWanted) { isWanted in
      var shrinker = TraceShrinker(best: self, budget: attempts, isWanted: isWanted)
      return shrinker.shrink()
    }
  }
}

/// Makes a trace shorter and simpler, as long as it does what is wanted.
private struct TraceShrinker {
  /// The simplest trace so far.
  var best: PanelTrace

  /// How many more traces may be tried.
  var budget: Int

  let isWanted: (PanelTrace) -> Bool

  mutating func shrink() -> PanelTrace {
    var isDone = false
    while !isDone, budget > 0 {
      let removed = removeLines()
      let simplified = simplifyLines()
      isDone = !removed && !simplified
    }
    return best
  }

  /// Takes up a trace if it does what is wanted.
  private mutating func adopt(_ candidate: PanelTrace) -> Bool {
    guard budget > 0 else { return false }
    budget -= 1
    guard isWanted(candidate) else { return false }
    best = candidate
    return true
  }

  /// Leaves out runs of lines, long ones first (Zeller and Hildebrandt's delta debugging, 2002).
  private mutating func removeLines() -> Bool {
    var hasChanged = false
    var length = max(1, best.lines.count / 2)
    while true {
      var start = 0
      while start < best.lines.count {
        var candidate = best
        candidate.lines.removeSubrange(start..<min(start + length, best.lines.count))
        if adopt(candidate) { hasChanged = true } else { start += length }
      }
      if length == 1 { return hasChanged }
      length /= 2
    }
  }

  private mutating func simplifyLines() -> Bool {
    var hasChanged = false
    for index in best.lines.indices {
      while simplifyLine(index) { hasChanged = true }
    }
    return hasChanged
  }

  /// Takes up the first simpler spelling of one line that will do.
  private mutating func simplifyLine(_ index: Int) -> Bool {
    for simpler in TraceSimplification.variants(of: best.lines[index]) {
      var candidate = best
      candidate.lines[index] = simpler
      if adopt(candidate) { return true }
    }
    return false
  }
}

/// Simpler spellings of a line.
private enum TraceSimplification {
  static func variants(of line: PanelTrace.Line) -> [PanelTrace.Line] {
    events(line.event).map { PanelTrace.Line($0, at: line.time) }
  }

  private static func events(_ event: PanelEvent) -> [PanelEvent] {
    switch event {
    case .scene(let scene): scenes(scene).map { .scene($0) }
    case .configure(let configuration): configurations(configuration).map { .configure($0) }
    case .content(let height): height == 300 ? [] : [.content(height: 300)]
    case .select(let detent): detent == .medium ? [] : [.select(.medium)]
    case .dragBegan(let location, let region, let scroll, let pointer):
      scroll == nil
        ? [] : [.dragBegan(at: location, region: region, scroll: nil, pointer: pointer)]
    case .dragEnded(let location, let velocity, let pointer):
      (velocity == nil ? [] : [.dragEnded(at: location, velocity: nil, pointer: pointer)])
        + (location == nil ? [] : [.dragEnded(at: nil, velocity: velocity, pointer: pointer)])
    case .dragMoved, .dragCancelled, .present, .dismiss, .outsideTap, .escape, .increment,
      .decrement, .frame:
      []
    }
  }

  private static func scenes(_ scene: PanelSceneGeometry) -> [PanelSceneGeometry] {
    let plain = PanelSceneGeometry(size: PanelSize(width: 400, height: 800))
    let edits: [(inout PanelSceneGeometry) -> Void] = [
      { $0 = plain }, { $0.safeAreaInsets = .zero }, { $0.keyboardHeight = 0 },
      { $0.layoutDirection = .leftToRight }, { $0.displayScale = 1 },
    ]
    return edits.compactMap { edit in
      var edited = scene
      edit(&edited)
      return edited == scene ? nil : edited
    }
  }

  /// The configuration with one setting less, for each that is not the default, or one detent less.
  private static func configurations(
    _ configuration: PanelConfiguration
  ) -> [PanelConfiguration] {
    let standard = PanelConfiguration()
    let edits: [(inout PanelConfiguration) -> Void] = [
      { $0.selection = nil }, { $0.adaptation = standard.adaptation },
      { $0.releasePolicy = standard.releasePolicy }, { $0.spring = standard.spring },
      { $0.scrollHandoff = standard.scrollHandoff }, { $0.dragActivation = .anywhere },
      { $0.axisLock = standard.axisLock }, { $0.dragIndicator = .automatic },
      { $0.rubberBandCoefficient = standard.rubberBandCoefficient },
      { $0.isInteractiveDismissDisabled = false }, { $0.undimmedThrough = nil },
      { $0.reducesMotion = false }, { $0.cornerRadius = standard.cornerRadius },
    ]
    let removals = configuration.detents.indices.map { index in
      { (edited: inout PanelConfiguration) -> Void in edited.detents.remove(at: index) }
    }
    return (edits + removals).compactMap { edit in
      var edited = configuration
      edit(&edited)
      return text(edited) == text(configuration) ? nil : edited
    }
  }

  private static func text(_ configuration: PanelConfiguration) -> String? {
    var writer = PanelTraceWriter(vocabulary: FuzzRules.vocabulary)
    return try? writer.line(.configure(configuration), at: 0)
  }
}
