import PanelTerminal
import PanelTesting
import Panels
import Testing

@testable import PanelDemo

@Suite struct DemoClientTests {
  private final class Text {
    var value = ""
  }

  /// A session as the frame loop would run it, at times no decimal number hits.
  private func session(_ keys: String, rows: [Int]) -> (client: DemoClient, text: String) {
    let text = Text()
    var client = DemoClient(record: { text.value += $0 })
    var canvas = TerminalCanvas(size: TerminalSize(columns: 60, rows: 30))
    var time = 98_765.432_101_234_5
    func pass(_ seconds: Double) {
      let end = time + seconds
      while time < end {
        client.draw(on: &canvas, at: time)
        time += 1 / 11.97
      }
    }
    client.handle(.resize(canvas.size), at: time)
    pass(1.2)
    for key in keys {
      client.handle(.key(TerminalKey(.character(key))), at: time)
      pass(0.7)
    }
    client.handle(.mouse(TerminalMouse(.press(.left), column: 30, row: rows[0])), at: time)
    for row in rows.dropFirst() {
      pass(1 / 120)
      client.handle(.mouse(TerminalMouse(.drag(.left), column: 30, row: row)), at: time)
    }
    time += 0.004
    let last = TerminalMouse(.release(.left), column: 30, row: rows[rows.count - 1])
    client.handle(.mouse(last), at: time)
    pass(1.5)
    return (client, text.value)
  }

  @Test(arguments: [
    ("3", [15, 13, 10, 6]), ("3", [15, 17, 21]), ("3", [16, 15]), ("3", [28, 24, 19, 13, 8, 7]),
    ("3", [15, 20, 29]), ("3p", [15, 14, 12]), ("3ppppi", [15, 12]), ("6k", [11, 8, 4]),
    ("5", [20, 29]), ("2mr", [15, 22]),
  ])
  func aRecordedDragReplaysToTheSameEnd(keys: String, rows: [Int]) throws {
    let (client, text) = session(keys, rows: rows)
    let trace = try PanelTrace(text: text, vocabulary: .demo)
    let end = try #require(trace.states().last)
    let panel = client.model.panel
    #expect(end.phase == panel.phase)
    #expect(end.selectedDetent == panel.selectedDetent)
    #expect(end.isPresented == panel.isPresented)
    #expect(end.placement == panel.placement(at: end.time), "to the last bit")
    #expect(panel.phase != .settling && panel.phase != .dragging)
  }

  @Test func aTraceBeginsAtZeroAndIsShortEnoughToRead() throws {
    let text = session("3", rows: [15, 10]).text
    #expect(text.hasPrefix(#"{"t":0,"scene":{"#))
    for line in text.split(separator: "\n") {
      let time = line.dropFirst(5).prefix { $0 != "," }
      #expect(time.count <= 6, "\(time)")
    }
  }

  @Test func theJournalIsTakenEvenIfNobodyRecords() {
    var client = DemoClient()
    client.handle(.resize(TerminalSize(columns: 60, rows: 30)), at: 5)
    var model = client.model
    #expect(model.takeJournal().isEmpty, "else a long session would grow without end")
  }

  @Test func theNextFrameIsInTheLoopsOwnTime() {
    var client = DemoClient()
    #expect(client.nextFrame(after: 7) == nil)
    client.handle(.resize(TerminalSize(columns: 60, rows: 30)), at: 5)
    #expect(client.nextFrame(after: 5.5) == 5.5)
  }

  @Test func whatTheTerminalLacksIsSaidOnce() {
    var client = DemoClient(
      capabilities: TerminalCapabilities(color: .none, reasons: ["No mouse."]))
    #expect(client.model.settings.look == .monochrome)
    client.handle(.resize(TerminalSize(columns: 60, rows: 30)), at: 5)
    #expect(client.model.notice?.text == "No mouse.")
    client.handle(.key("e"), at: 9)
    #expect(client.model.notice == nil)
  }
}
