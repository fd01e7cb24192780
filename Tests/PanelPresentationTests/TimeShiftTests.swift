import Foundation
import PanelTesting
import Panels
import Testing

/// Timestamps far from zero: a monotonic clock may have run for thirty years.
@Suite struct TimeShiftTests {
  private static let shift = 1e9

  private func trace(_ name: String) throws -> PanelTrace {
    let url = try #require(
      Bundle.module.url(forResource: "Fixtures/Scenarios/\(name)", withExtension: "trace"))
    return try PanelTrace(text: String(contentsOf: url, encoding: .utf8))
  }

  private func retimed(_ trace: PanelTrace, _ time: (Double) -> Double) -> PanelTrace {
    PanelTrace(trace.lines.map { PanelTrace.Line($0.event, at: time($0.time)) })
  }

  /// Height, width and phase in flight and at rest, as seen a few times after every event.
  private func course(of trace: PanelTrace) -> [Double] {
    var panel = Panel()
    var course: [Double] = []
    for line in trace.lines {
      panel.send(line.event, at: line.time)
      for delay in [0, 0.03125, 0.125, 0.5] {
        let placement = panel.placement(at: line.time + delay)
        course += [placement.height, placement.frame.width, placement.dimming]
      }
    }
    return course
  }

  @Test(arguments: ScenarioTests.names)
  func aBillionSecondsLaterNothingDiffersByAThousandthOfAPoint(name: String) throws {
    let early = try trace(name)
    let late = retimed(early) { $0 + Self.shift }
    #expect(zip(course(of: early), course(of: late)).allSatisfy { abs($0 - $1) < 1e-3 })
  }

  @Test(arguments: ScenarioTests.names)
  func withTimesThatAreExactNothingDiffersByAMillionth(name: String) throws {
    let early = retimed(try trace(name)) { ($0 * 128).rounded() / 128 }
    let late = retimed(early) { $0 + Self.shift }
    #expect(zip(course(of: early), course(of: late)).allSatisfy { abs($0 - $1) < 1e-6 })
  }
}
