/// Reads a file or standard input line by line, as the lines arrive.
struct LineReader {
  private let name: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var position = 0
  private var hasEnded = false

  init(_ path: String) throws(DemoFailure) {
    name = SystemFile.words(for: path)
    descriptor = try SystemFile.openForReading(path)
  }

  /// The next line, without its line break; nil at the end.
  ///
  /// - Parameter beforeWaiting: Called whenever the next line may be long in coming.
  mutating func next(
    beforeWaiting: () throws(DemoFailure) -> Void
  ) throws(DemoFailure) -> [UInt8]? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return Array(buffer[position..<end])
      }
      if hasEnded {
        guard position < buffer.count else { return nil }
        defer { position = buffer.count }
        return Array(buffer[position...])
      }
      buffer.removeFirst(position)
      position = 0
      searched = buffer.count
      try beforeWaiting()
      let more = try SystemFile.read(descriptor, named: name)
      if more.isEmpty {
        hasEnded = true
        if descriptor != SystemFile.standardInput { SystemFile.close(descriptor) }
      }
      buffer += more
    }
  }
}
