import PanelTerminal

// What PanelTerminal's page shows.

// snippet: clock
/// Shows the seconds since it was started, until a key is pressed.
struct Stopwatch: TerminalClient {
  private var start: Double?
  private(set) var isFinished = false

  mutating func handle(_ event: TerminalEvent, at time: Double) {
    if start == nil { start = time }
    if case .key = event { isFinished = true }
  }

  func draw(on canvas: inout TerminalCanvas, at time: Double) {
    canvas.text("\(Int(time - (start ?? time))) s", column: 2, row: 1, color: .white)
  }

  func nextFrame(after time: Double) -> Double? { time + 1 }
}
// snippet end

func runStopwatch() throws -> FrameLoopEnd {
  // snippet: session
  let capabilities = TerminalCapabilities(environment: TerminalDevice.environment)
  let session = try TerminalSession(modes: TerminalModes(capabilities: capabilities))
  var loop = FrameLoop(capabilities: capabilities)
  var stopwatch = Stopwatch()
  let end = loop.run(&stopwatch, in: session)
  session.leave()
  // snippet end
  return end
}

func drawStopwatch(print: (Any) -> Void) {
  // snippet: canvas
  var canvas = TerminalCanvas(size: TerminalSize(columns: 5, rows: 3))
  Stopwatch().draw(on: &canvas, at: 0)
  print(canvas.text(inRow: 1))
  // snippet end
}
