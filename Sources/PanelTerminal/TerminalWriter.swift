#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes all of some bytes to a descriptor, however the system cuts them up.
package enum TerminalWriter {
  package enum Outcome: Hashable {
    case complete
    /// The reader is gone, or the device failed, with this error number.
    case failed(Int32)
    /// Given up on the caller's word.
    case abandoned
  }

  /// - Parameter isAbandoned: Asked whenever the system interrupts the writing: a terminal that was
  ///   stopped must not keep a program from ending.
  package static func write(
    _ bytes: [UInt8], to descriptor: Int32, unless isAbandoned: () -> Bool = { false }
  ) -> Outcome {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
        let written = platformWrite(descriptor, base, rest.count)
        if written > 0 {
          rest = rest.dropFirst(written)
        } else if let error = failure(written, descriptor) {
          return .failed(error)
        }
        if !rest.isEmpty, isAbandoned() { return .abandoned }
      }
      return .complete
    }
  }

  /// What made a write take nothing; nil if trying again makes sense.
  private static func failure(_ written: Int, _ descriptor: Int32) -> Int32? {
    let error = errno
    guard written < 0 else { return EIO }
    if error == EAGAIN || error == EWOULDBLOCK {
      // Somebody who shares the terminal made it non-blocking: wait until there is room.
      var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&room, 1, 100)
      return nil
    }
    return error == EINTR ? nil : error
  }
}

/// `write(2)`, by a name that no method hides.
private func platformWrite(_ descriptor: Int32, _ base: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, base, count)
}
