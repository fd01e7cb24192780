import PanelTesting

// A trace, replayed.
func run() throws {
  var text = ""
  while let line = readLine() { text += line + "\n" }
  var replay = PanelTraceReplay()
  for line in try PanelTrace(text: text).lines { replay.send(line) { print($0) } }
}

try run()
