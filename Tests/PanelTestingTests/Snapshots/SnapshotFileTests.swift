import Foundation
import PanelTesting
import Panels
import Testing

@Suite struct SnapshotFileTests {
  /// Runs `body` with a folder that is empty, and gone afterwards.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("panel-snapshots-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test func whatWasRecordedMatches() throws {
    try withFolder { folder in
      let text = "one\ntwo\n"
      #expect(SnapshotFile.mismatch(of: text, named: "a.txt", isUpdating: true, in: folder) == nil)
      #expect(
        SnapshotFile.mismatch(of: text, named: "a.txt", isUpdating: false, in: folder) == nil)
      let path = folder + "/b.txt"
      try "one\r\ntwo\r\n".write(toFile: path, atomically: true, encoding: .utf8)
      #expect(
        SnapshotFile.mismatch(of: text, named: "b.txt", isUpdating: false, in: folder) == nil)
    }
  }

  @Test func aDifferenceIsShownLineByLine() throws {
    try withFolder { folder in
      let old = (1...20).map { "line \($0)" }.joined(separator: "\n")
      let new = old.replacingOccurrences(of: "line 10\n", with: "line ten\n") + "\nline 21"
      _ = SnapshotFile.mismatch(of: old, named: "a.txt", isUpdating: true, in: folder)
      let message = SnapshotFile.mismatch(of: new, named: "a.txt", isUpdating: false, in: folder)
      #expect(
        message == """
          snapshot a.txt differs (- recorded, + now; to accept it, run with PANEL_UPDATE_SNAPSHOTS=1)
            line 8
            line 9
          - line 10
          + line ten
            line 11
            line 12
            ⋮
            line 19
            line 20
          + line 21
          """)
    }
  }

  @Test func aLongDifferenceIsCutShort() throws {
    try withFolder { folder in
      let old = (1...500).map { "\($0)" }.joined(separator: "\n")
      _ = SnapshotFile.mismatch(of: old, named: "a.txt", isUpdating: true, in: folder)
      let message = SnapshotFile.mismatch(of: "", named: "a.txt", isUpdating: false, in: folder)
      #expect(message?.hasSuffix("… and 441 lines more") == true)
    }
  }

  @Test func aMissingFileSaysHowToRecordIt() throws {
    try withFolder { folder in
      #expect(
        SnapshotFile.mismatch(of: "", named: "new.txt", isUpdating: false, in: folder)
          == "snapshot new.txt does not exist; record it with PANEL_UPDATE_SNAPSHOTS=1")
    }
  }

  @Test func aFileThatCannotBeWrittenIsNoSilence() throws {
    try withFolder { folder in
      _ = SnapshotFile.mismatch(of: "", named: "file", isUpdating: true, in: folder)
      let inside = SnapshotFile.mismatch(
        of: "x", named: "a.txt", isUpdating: true, in: folder + "/file")
      #expect(inside?.contains("/file/a.txt cannot be made: ") == true)
      let beneath = SnapshotFile.mismatch(
        of: "x", named: "none/a.txt", isUpdating: true, in: folder)
      #expect(beneath == "snapshot \(folder)/none/a.txt cannot be written")
    }
  }

  @Test func filesLieBesideTheTest() throws {
    try withFolder { folder in
      let source = folder + "/SomeTests.swift"
      #expect(
        SnapshotFile.mismatch(of: "x", named: "a.txt", isUpdating: true, file: source) == nil)
      #expect(
        SnapshotFile.mismatch(of: "x", named: "a.txt", isUpdating: false, file: source) == nil)
      #expect(FileManager.default.fileExists(atPath: folder + "/Snapshots/a.txt"))
    }
  }
}
