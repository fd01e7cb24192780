/// What the listings that print do, by the name of their snippet.
enum Transcripts {
  typealias Program = ((Any) -> Void) throws -> Void

  static func lines(of program: Program) throws -> String {
    var lines: [String] = []
    try program { lines.append("\($0)") }
    return lines.joined(separator: "\n")
  }

  static let all: [String: @Sendable ((Any) -> Void) throws -> Void] = [
    "a drag": { aDrag(print: $0) },
    "arrangements": { arrangements(print: $0) },
    "stops": { stops(print: $0) },
    "stops before the content": { stopsBeforeTheContent(print: $0) },
    "unmeasured detents": { unmeasuredDetents(print: $0) },
    "mistake in a drag": { aMistakeInADrag(print: $0) },
    "releases": { releases(print: $0) },
    "ask the panel": { askThePanel(print: $0) },
    "check policies": { checkPolicies(print: $0) },
    "ask policies": { explainPolicies(print: $0) },
    "custom detent": { nameDetents(print: $0) },
    "gestures": { aReleasedSpring(print: $0) },
    "springs": { springFigures(print: $0) },
    "projections": { projections(print: $0) },
    "rubber bands": { rubberBands(print: $0) },
    "estimators": { estimators(print: $0) },
    "release tuning": { releaseTuning(print: $0) },
    "preferences": { preferences(print: $0) },
    "issues": { issues(print: $0) },
    "detents": { detents(print: $0) },
    "adaptation": { adaptation(print: $0) },
    "placement": { placement(print: $0) },
    "canvas": { drawStopwatch(print: $0) },
    "read a trace": { try readATrace(print: $0) },
    "record a trace": { try recordATrace(print: $0) },
    "vocabulary": { try nameAPolicy(print: $0) },
    "trace error": { mistakesInTraces(print: $0) },
    "stage": { onStage(print: $0) },
    "laws": { aBrokenLaw(print: $0) },
    "storyboard": { aStoryboard(print: $0) },
  ]
}
