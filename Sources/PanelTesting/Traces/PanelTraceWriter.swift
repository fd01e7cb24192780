public import PanelPresentation

import PanelCore

/// Writes a trace one line at a time: what a recording of a live panel uses.
///
///     var writer = PanelTraceWriter()
///     print(try writer.line(.present, at: 0.5))  // {"t":0.5,"present":{}}
///
/// What it writes reads back to the same events, to the last bit of every number (a not-a-number is only
/// that). A `configure` names the keys that differ from what was written before.
public struct PanelTraceWriter: Sendable {
  private let vocabulary: PanelTraceVocabulary

  /// The text of every setting as a reader knows it by now.
  private var written: [String: String]

  /// Creates a writer for a trace that has no line yet.
  ///
  /// - Parameter vocabulary: What the trace may call by name.
  public init(vocabulary: PanelTraceVocabulary = .standard) {
    self.vocabulary = vocabulary
    // What a reader starts from; everything in it has a spelling.
    written = (try? Self.settings(of: PanelConfiguration(), vocabulary)) ?? [:]
  }

  /// The line for an event.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: When, in seconds.
  /// - Returns: The line without its line break.
  /// - Throws: A policy that has neither a spelling in the format nor a name in the vocabulary.
  public mutating func line(
    _ event: PanelEvent, at time: Double
  ) throws(PanelTraceWritingError) -> String {
    let (key, text): (String, String)
    switch event {
    case .scene(let scene): (key, text) = ("scene", scene.traceText)
    case .configure(let configuration): (key, text) = ("configure", try changes(to: configuration))
    case .content(let height):
      (key, text) = ("content", TraceText.object([("height", TraceText.number(height))]))
    case .present: (key, text) = ("present", "{}")
    case .dismiss: (key, text) = ("dismiss", "{}")
    case .select(let detent): (key, text) = ("select", detent.traceText)
    case .dragBegan(let location, let region, let scroll, let pointer):
      (key, text) = ("dragBegan", Self.drag(at: location, region, scroll, pointer: pointer))
    case .dragMoved(let location, let pointer):
      (key, text) = ("dragMoved", Self.drag(at: location, pointer: pointer))
    case .dragEnded(let location, let velocity, let pointer):
      (key, text) = ("dragEnded", Self.drag(at: location, velocity: velocity, pointer: pointer))
    case .dragCancelled(let pointer): (key, text) = ("dragCancelled", Self.drag(pointer: pointer))
    case .outsideTap: (key, text) = ("outsideTap", "{}")
    case .escape: (key, text) = ("escape", "{}")
    case .increment: (key, text) = ("increment", "{}")
    case .decrement: (key, text) = ("decrement", "{}")
    case .frame: (key, text) = ("frame", "{}")
    }
    return TraceText.object([("t", TraceText.number(time)), (key, text)])
  }

  private mutating func changes(
    to configuration: PanelConfiguration
  ) throws(PanelTraceWritingError) -> String {
    let new: [String: String]
    do throws(TraceFault) {
      new = try Self.settings(of: configuration, vocabulary)
    } catch {
      throw PanelTraceWritingError(description: error.reason)
    }
    let changed = TraceSetting.all.compactMap { setting in
      // Byte for byte: names may differ in how a letter is composed, and String's comparison overlooks that.
      new[setting.key].map { Array($0.utf8) } == written[setting.key].map { Array($0.utf8) }
        ? nil : (key: setting.key, text: new[setting.key] ?? "null")
    }
    written = new
    return TraceText.object(changed)
  }

  private static func settings(
    of configuration: PanelConfiguration, _ vocabulary: PanelTraceVocabulary
  ) throws(TraceFault) -> [String: String] {
    var texts: [String: String] = [:]
    for setting in TraceSetting.all {
      texts[setting.key] = try setting.write(configuration, vocabulary)
    }
    return texts
  }

  private static func drag(
    at location: PanelPoint? = nil, _ region: PanelDragRegion = .content,
    _ scroll: PanelScrollState? = nil, velocity: Double? = nil, pointer: Int
  ) -> String {
    var members: [(key: String, text: String)] = []
    if let location {
      members.append(("x", TraceText.number(location.x)))
      members.append(("y", TraceText.number(location.y)))
    }
    if region != .content { members.append(("region", TraceText.string(region.word))) }
    if let scroll { members.append(("scroll", scroll.traceText)) }
    if let velocity { members.append(("velocity", TraceText.number(velocity))) }
    if pointer != 0 { members.append(("pointer", String(pointer))) }
    return TraceText.object(members)
  }
}

extension PanelScrollState {
  fileprivate var traceText: String {
    var members = [(key: "offset", text: TraceText.number(offset))]
    if let maximumOffset { members.append(("maximum", TraceText.number(maximumOffset))) }
    members.append(("decelerating", "\(isDecelerating)"))
    return TraceText.object(members)
  }
}
