import PanelCore
import PanelPresentation

/// Reads a trace one line at a time, so that a program can follow its standard input.
///
///     var reader = PanelTraceReader()
///     while let text = readLine() {
///       guard let line = try reader.read(text) else { continue }  // a blank line
///       panel.send(line.event, at: line.time)
///     }
///
/// It remembers the configuration and the scene, since a `configure` changes only the keys it names.
/// Lines may end with a carriage return; the first may begin with a byte order mark.
public struct PanelTraceReader: Sendable {
  /// How many lines were read so far, blank ones included.
  public private(set) var lineNumber = 0

  private let vocabulary: PanelTraceVocabulary
  private var context: TraceReadingContext

  /// Creates a reader that is before the first line.
  ///
  /// - Parameter vocabulary: What the trace may call by name.
  public init(vocabulary: PanelTraceVocabulary = .standard) {
    self.vocabulary = vocabulary
    context = TraceReadingContext(vocabulary: vocabulary)
  }

  /// Reads the next line.
  ///
  /// - Parameter line: The line, with or without its line break.
  /// - Returns: Its event; nil for a blank line.
  /// - Throws: What is wrong with the line. It then changed nothing, and the next one can be read.
  public mutating func read(_ line: String) throws(PanelTraceError) -> PanelTrace.Line? {
    try read(utf8: line.utf8)
  }

  /// Reads the next line from its bytes; a line that is not UTF-8 is an error like any other.
  public mutating func read(
    utf8 line: some Sequence<UInt8>
  ) throws(PanelTraceError) -> PanelTrace.Line? {
    lineNumber += 1
    var bytes = Array(line)
    while let last = bytes.last, [0x0A, 0x0D].contains(last) { bytes.removeLast() }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if lineNumber == 1, bytes.starts(with: mark) { bytes.removeFirst(mark.count) }
    if bytes.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { return nil }
    do throws(TraceFault) {
      return try context.line(TraceJSONParser.parse(bytes))
    } catch {
      throw PanelTraceError(
        lineNumber: lineNumber, text: String(decoding: bytes, as: UTF8.self),
        reason: error.reason)
    }
  }
}

/// What reading a line needs from the lines before it.
struct TraceReadingContext: Sendable {
  let vocabulary: PanelTraceVocabulary
  var configuration = PanelConfiguration()
  var scene = PanelSceneGeometry.empty

  init(vocabulary: PanelTraceVocabulary) { self.vocabulary = vocabulary }
}
