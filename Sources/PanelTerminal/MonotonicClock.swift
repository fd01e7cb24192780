#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The one clock of the terminal side: it only moves forward, whatever happens to the time of day.
package enum MonotonicClock {
  /// The time now, in seconds since an arbitrary start (on most systems, since the machine started).
  package static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
