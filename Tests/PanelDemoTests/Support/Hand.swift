import PanelTerminal
import Panels

@testable import PanelDemo

/// A model with a hand on its mouse and its keys, and a clock of its own.
struct Hand {
  var model = DemoModel()

  /// Seconds.
  var time = 0.0

  /// Opens a terminal and waits until nothing moves.
  init(columns: Int = 60, rows: Int = 30, flow: FlowChoice = .area) {
    resize(columns, rows)
    wait()
    type(.init(.character(Character("\(flow.rawValue + 1)"))))
    wait()
  }

  mutating func resize(_ columns: Int, _ rows: Int) {
    model.handle(.resize(TerminalSize(columns: columns, rows: rows)), at: time)
  }

  mutating func type(_ keys: TerminalKey...) {
    for key in keys { model.handle(.key(key), at: time) }
  }

  mutating func mouse(_ action: TerminalMouse.Action, _ column: Int, _ row: Int) {
    model.handle(.mouse(TerminalMouse(action, column: column, row: row)), at: time)
  }

  /// Lets frames pass until the model asks for no more, as the frame loop would.
  mutating func wait() {
    for _ in 0..<2000 {
      guard let next = model.nextFrame(after: time) else { return }
      time = max(next, time + 1 / 60)
      model.advance(to: time)
    }
  }

  /// Presses at the first cell, moves through the others a sixtieth of a second apart, pauses and lets go.
  mutating func drag(_ column: Int, rows: [Int], lifts: Bool = true) {
    mouse(.press(.left), column, rows[0])
    for row in rows.dropFirst() {
      time += 1 / 60
      mouse(.drag(.left), column, row)
    }
    guard lifts else { return }
    time += 0.1
    mouse(.release(.left), column, rows[rows.count - 1])
  }

  mutating func click(_ column: Int, _ row: Int) {
    mouse(.press(.left), column, row)
    mouse(.release(.left), column, row)
  }

  /// The panel's height, in points.
  var height: Double { model.panel.placement(at: time).height }

  /// The row of cells at the panel's upper edge.
  var topRow: Int { TerminalGrid.row(at: model.panel.placement(at: time).frame.minY) }
}
