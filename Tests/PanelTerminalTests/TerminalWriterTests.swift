import PanelTerminal
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

struct TerminalWriterTests {
  private func makePipe() -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    return (ends[0], ends[1])
  }

  @Test func everythingArrives() {
    let (reader, writer) = makePipe()
    #expect(TerminalWriter.write(Array("hello".utf8), to: writer) == .complete)
    #expect(TerminalWriter.write([], to: writer) == .complete)
    var buffer = [UInt8](repeating: 0, count: 9)
    #expect(read(reader, &buffer, 9) == 5)
    #expect(buffer.prefix(5).elementsEqual("hello".utf8))
    close(reader)
    close(writer)
  }

  @Test func aFullReaderThatIsNonBlockingIsWaitedForUntilTheCallerGivesUp() {
    let (reader, writer) = makePipe()
    _ = fcntl(writer, F_SETFL, O_NONBLOCK)
    var questions = 0
    let outcome = TerminalWriter.write(Array(repeating: 0, count: 1 << 20), to: writer) {
      questions += 1
      return questions == 2
    }
    #expect(outcome == .abandoned)
    #expect(questions == 2)
    close(reader)
    close(writer)
  }

  @Test func aReaderThatCatchesUpGetsTheRest() {
    let (reader, writer) = makePipe()
    _ = fcntl(writer, F_SETFL, O_NONBLOCK)
    var arrived = 0
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    // Between two attempts is when somebody reads.
    let outcome = TerminalWriter.write(Array(repeating: 7, count: 1 << 20), to: writer) {
      arrived += max(read(reader, &buffer, buffer.count), 0)
      return false
    }
    _ = fcntl(reader, F_SETFL, O_NONBLOCK)
    while true {
      let count = read(reader, &buffer, buffer.count)
      guard count > 0 else { break }
      arrived += count
    }
    #expect(outcome == .complete)
    #expect(arrived == 1 << 20)
    close(reader)
    close(writer)
  }

  @Test func aClosedDescriptorFailsWithItsNumber() {
    #expect(TerminalWriter.write([1], to: -1) == .failed(EBADF))
  }
}
