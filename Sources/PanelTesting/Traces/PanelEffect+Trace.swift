import PanelCore
import PanelPresentation

extension PanelEffect {
  /// The effect as a replay writes it: an object whose first key is its type.
  var traceText: String {
    let type: String
    var members: [(key: String, text: String)] = []
    switch self {
    case .settled(let detent):
      type = "settled"
      members = [("detent", detent.traceText)]
    case .dismissed(let cause):
      type = "dismissed"
      members = [("cause", TraceText.string(cause.word))]
    case .displayModeChanged:
      // Which mode it is stands in the same line already.
      type = "displayModeChanged"
    case .dragEnded(let target):
      type = "dragEnded"
      members = [("target", target?.traceText ?? "null")]
    case .dragCancelled:
      type = "dragCancelled"
    case .selectionChanged(let detent, let cause):
      type = "selectionChanged"
      members = [("detent", detent.traceText), ("cause", TraceText.string(cause.word))]
    case .dismissalPrevented:
      type = "dismissalPrevented"
    case .scrollContent(let distance):
      type = "scrollContent"
      members = [("by", TraceText.plainNumber(distance))]
    case .issue(let issue):
      type = "issue"
      members = [("message", TraceText.string(issue.description))]
    }
    return TraceText.object([("type", TraceText.string(type))] + members)
  }
}
