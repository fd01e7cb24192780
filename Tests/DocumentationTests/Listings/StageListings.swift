// snippet: imports of tests
import PanelTesting
import Testing
// snippet end

// What the page on testing shows of a stage and its pictures, with no import beyond those it names.

@Test func aCommentShowsTheStage() {
  var stage = PanelStage(width: 390, height: 844, detents: [.height(200), .large])
  stage.presentAtRest()
  // snippet: stage as comment
  #expect(stage.height == 200, "\(stage)")
  // snippet end
}

func aMistakeInADrag(print: (Any) -> Void) {
  var stage = PanelStage(width: 390, height: 844, detents: [.height(200), .large])
  stage.presentAtRest()
  // snippet: mistake in a drag
  let words = "612 59O |"
  do {
    stage.drag(try PanelDragScript(words))
  } catch {
    print(error)
  }
  // snippet end
}

@Suite struct Pictures {
  /// Where the picture is kept, other than beside this file: recorded first, then compared, under its name.
  private enum SnapshotFile {
    static func mismatch(of text: String, named name: String) -> String? {
      let folder = Repository.temporaryFolder
      defer { Repository.remove(folder) }
      return PanelTesting.SnapshotFile.mismatch(
        of: text, named: name, isUpdating: true, in: folder)
        ?? PanelTesting.SnapshotFile.mismatch(
          of: text, named: name, isUpdating: false, in: folder)
    }
  }

  // snippet: snapshot
  @Test func theDragLooksAsItDid() {
    var stage = PanelStage(width: 390, height: 844, detents: [.height(200), .large])
    stage.presentAtRest()
    stage.drag("630 560 490 |", region: .handle)
    stage.settle()

    let board = PanelStoryboard(of: stage.trace)
    let mismatch = SnapshotFile.mismatch(of: board.text, named: "drag.txt")
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }
  // snippet end
}
