import PanelCore
import PanelPresentation

extension TraceReadingContext {
  /// The keys of events, in the order in which a sentence lists them.
  static let eventKeys = [
    "scene", "keyboard", "configure", "content", "present", "dismiss", "select", "dragBegan",
    "dragMoved", "dragEnded", "dragCancelled", "outsideTap", "escape", "increment", "decrement",
    "frame",
  ]

  /// Reads a whole line: a time and exactly one event.
  mutating func line(_ json: TraceJSON) throws(TraceFault) -> PanelTrace.Line {
    let line = try TraceValue(json: json, path: "").object(["t"] + Self.eventKeys)
    let time = try line.required("t").number()
    let events = line.members.map(\.key).filter { $0 != "t" }
    guard let key = events.first, events.count == 1, let value = line[key] else {
      let found = events.isEmpty ? "none" : TraceText.list(events, last: "and")
      throw TraceFault(
        "expected exactly one event beside \"t\" (\(TraceText.list(Self.eventKeys))), found \(found)"
      )
    }
    return PanelTrace.Line(try event(key, value), at: time)
  }

  private mutating func event(
    _ key: String, _ value: TraceValue
  ) throws(TraceFault) -> PanelEvent {
    switch key {
    case "scene":
      scene = try PanelSceneGeometry(trace: value)
      return .scene(scene)
    case "keyboard":
      scene.keyboardHeight = try value.object(["height"]).required("height").number()
      return .scene(scene)
    case "configure":
      try configure(value)
      return .configure(configuration)
    case "content":
      return .content(height: try value.object(["height"]).required("height").number())
    case "select": return .select(try detent(value))
    case "dragBegan", "dragMoved", "dragEnded", "dragCancelled": return try drag(key, value)
    default:
      _ = try value.object([])
      return try bareEvent(key)
    }
  }

  private func bareEvent(_ key: String) throws(TraceFault) -> PanelEvent {
    switch key {
    case "present": return .present
    case "dismiss": return .dismiss
    case "outsideTap": return .outsideTap
    case "escape": return .escape
    case "increment": return .increment
    case "decrement": return .decrement
    case "frame": return .frame
    default: preconditionFailure("event key \(key) is listed but cannot be read")
    }
  }

  // MARK: Drags

  private func drag(_ key: String, _ value: TraceValue) throws(TraceFault) -> PanelEvent {
    switch key {
    case "dragBegan":
      let object = try value.object(["x", "y", "region", "scroll", "pointer"])
      return .dragBegan(
        at: try location(object),
        region: try object["region"]?.word() ?? .content,
        scroll: try scroll(object),
        pointer: try object["pointer"]?.integer() ?? 0)
    case "dragMoved":
      let object = try value.object(["x", "y", "pointer"])
      return .dragMoved(
        to: try location(object), pointer: try object["pointer"]?.integer() ?? 0)
    case "dragEnded":
      let object = try value.object(["x", "y", "velocity", "pointer"])
      let isSomewhere = object["x"] != nil || object["y"] != nil
      return .dragEnded(
        at: isSomewhere ? try location(object) : nil,
        velocity: try object.unlessNull("velocity")?.number(),
        pointer: try object["pointer"]?.integer() ?? 0)
    case "dragCancelled":
      let object = try value.object(["pointer"])
      return .dragCancelled(pointer: try object["pointer"]?.integer() ?? 0)
    default: preconditionFailure("\(key) is no drag")
    }
  }

  private func location(_ object: TraceObject) throws(TraceFault) -> PanelPoint {
    PanelPoint(x: try object.required("x").number(), y: try object.required("y").number())
  }

  private func scroll(_ drag: TraceObject) throws(TraceFault) -> PanelScrollState? {
    guard let value = drag.unlessNull("scroll") else { return nil }
    let object = try value.object(["offset", "maximum", "decelerating"])
    return PanelScrollState(
      offset: try object.number("offset", otherwise: 0),
      maximumOffset: try object.unlessNull("maximum")?.number(),
      isDecelerating: try object["decelerating"]?.bool() ?? false)
  }
}
