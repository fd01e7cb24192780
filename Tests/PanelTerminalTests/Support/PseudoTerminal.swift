import PanelTerminal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Both ends of a terminal that exists in the kernel only: a program holds one, a test the other.
struct PseudoTerminal: ~Copyable {
  /// The end of the person: what is written here is typed, what is read here is shown.
  let person: Int32

  /// The end of the program.
  let program: Int32

  struct Unavailable: Error {}

  init(size: TerminalSize) throws {
    person = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    program = Self.openProgramEnd(of: person)
    guard program >= 0 else { throw Unavailable() }
    resize(to: size)
    _ = fcntl(person, F_SETFL, O_NONBLOCK)
  }

  private static func openProgramEnd(of person: Int32) -> Int32 {
    #if canImport(Darwin)
      guard grantpt(person) == 0, unlockpt(person) == 0, let name = ptsname(person) else {
        return -1
      }
      return open(name, O_RDWR | O_NOCTTY)
    #else
      // The C library's own names for these two are hidden from Swift: TIOCSPTLCK and TIOCGPTN.
      var (lock, number): (Int32, Int32) = (0, 0)
      guard ioctl(person, 0x4004_5431, &lock) == 0, ioctl(person, 0x8004_5430, &number) == 0 else {
        return -1
      }
      return open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    #endif
  }

  deinit {
    close(person)
    close(program)
  }

  func resize(to size: TerminalSize) {
    var window = winsize()
    window.ws_col = UInt16(size.columns)
    window.ws_row = UInt16(size.rows)
    _ = ioctl(program, UInt(TIOCSWINSZ), &window)
  }

  /// Types some bytes.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(person, bytes, bytes.count)
  }

  /// All that the program has shown since the last call.
  func shown() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(person, &buffer, buffer.count)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// The terminal's attributes, as the numbers that `stty` shows.
  var attributes: [UInt] {
    var attributes = termios()
    tcgetattr(program, &attributes)
    return [
      UInt(attributes.c_iflag), UInt(attributes.c_oflag), UInt(attributes.c_cflag),
      UInt(attributes.c_lflag),
    ] + withUnsafeBytes(of: attributes.c_cc) { $0.map { UInt($0) } }
  }

  /// Whether typed characters are shown.
  var echoes: Bool { attributes[3] & UInt(ECHO) != 0 }
}
