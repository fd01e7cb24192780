#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The sine of an angle in radians.
func sine(_ x: Double) -> Double { sin(x) }

/// The cosine of an angle in radians.
func cosine(_ x: Double) -> Double { cos(x) }

/// The natural logarithm.
func logarithm(_ x: Double) -> Double { log(x) }

/// e to the power of `x`.
func exponential(_ x: Double) -> Double { exp(x) }

/// Ends the process.
func stop(_ code: Int32) -> Never { exit(code) }
