import Foundation
import Panels
import Testing

@Suite struct ReadmeTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  /// The fenced blocks of the README, without their fences.
  private func blocks() throws -> [String] {
    var blocks: [String] = []
    var current: [Substring]?
    for line in try text("README.md").split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let block = current { blocks.append(block.joined(separator: "\n")) }
        current = current == nil ? [] : nil
      } else {
        current?.append(line)
      }
    }
    return blocks
  }

  @Test func theReadmeShowsWhatTheProgramPrints() throws {
    #expect(try blocks().contains(tour().joined(separator: "\n")))
  }

  @Test func thePoliciesOfTheReadmeDoWhatTheySay() {
    func arrangement(_ width: Double) -> PanelArrangement {
      ThirdOfTheScene().arrangement(
        in: PanelAdaptationContext(
          scene: PanelSceneGeometry(size: PanelSize(width: width, height: 700))))
    }
    #expect(arrangement(900).displayMode == .regular && arrangement(900).width == 300)
    #expect(arrangement(899) == .compact(width: 520) && arrangement(400) == .compact(width: 400))
    func target(_ velocity: Double) -> PanelReleaseTarget {
      Flicker().target(
        for: PanelRelease(position: 210, velocity: velocity, stops: [200, 400, 800]))
    }
    #expect(target(30) == .stop(1) && target(-30) == .stop(0) && target(0) == .stop(0))
  }
}
