#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Compares texts with files that were recorded earlier, without a further package.
///
///     @Test func theTourLooksAsItDid() {
///       #expect(SnapshotFile.mismatch(of: storyboard.text, named: "tour.txt") == nil)
///     }
///
/// The files lie in a folder `Snapshots` beside the test's source file; list it among the `exclude`s of the
/// test target, or SwiftPM asks what it is. To record them anew, run the tests with the environment
/// variable `PANEL_UPDATE_SNAPSHOTS` set to 1, and read what changed before committing it.
public enum SnapshotFile {
  /// The environment variable that turns comparing into recording.
  private static let updateVariable = "PANEL_UPDATE_SNAPSHOTS"

  /// What is wrong with a text, or nil if it is what was recorded.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The file's name, with its ending.
  ///   - isUpdating: Whether to record instead; by default what the environment says.
  ///   - folder: Where the file lies; nil for `Snapshots` beside the caller's source file.
  ///   - file: The caller's source file.
  /// - Returns: A message with the lines that differ, or with how to record a file that is missing.
  public static func mismatch(
    of text: String, named name: String, isUpdating: Bool = isUpdatingByEnvironment,
    in folder: String? = nil, file: String = #filePath
  ) -> String? {
    let folder = folder ?? self.folder(beside: file)
    let path = folder + "/" + name
    if isUpdating { return record(text, at: path, in: folder) }
    guard let data = FileManager.default.contents(atPath: path) else {
      return "snapshot \(name) does not exist; record it with \(updateVariable)=1"
    }
    // A checkout may have turned line breaks into those of its platform.
    let recorded = String(decoding: data, as: UTF8.self).replacing("\r\n", with: "\n")
    guard let difference = TextDifference(from: recorded, to: text) else { return nil }
    return """
      snapshot \(name) differs (- recorded, + now; to accept it, run with \(updateVariable)=1)
      \(difference.text)
      """
  }

  /// Whether the environment asks to record.
  public static var isUpdatingByEnvironment: Bool {
    ProcessInfo.processInfo.environment[updateVariable] == "1"
  }

  private static func record(_ text: String, at path: String, in folder: String) -> String? {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: nil)
    } catch {
      return "the folder for snapshot \(path) cannot be made: \(error)"
    }
    guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) else {
      return "snapshot \(path) cannot be written"
    }
    return nil
  }

  private static func folder(beside file: String) -> String {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return (parts + ["Snapshots"]).joined(separator: "/")
  }
}
