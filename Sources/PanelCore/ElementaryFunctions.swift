// The only file of the engine that knows a C library. Everything else is the standard library's.

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#elseif canImport(ucrt)
  internal import ucrt
#endif

/// The four elementary functions the engine needs, from the platform's C library.
///
/// The last bits may differ between platforms, never between two runs on one. In WebAssembly, which
/// has no C library, they become imports named `exp`, `log`, `sin` and `cos`.
package enum ElementaryFunctions {
  /// e to the power of `x`.
  package static func exponential(_ x: Double) -> Double {
    #if arch(wasm32)
      _exp(x)
    #else
      exp(x)
    #endif
  }

  /// The natural logarithm of `x`; NaN below 0.
  package static func naturalLogarithm(_ x: Double) -> Double {
    #if arch(wasm32)
      _log(x)
    #else
      log(x)
    #endif
  }

  /// The sine of `x` radians.
  package static func sine(_ x: Double) -> Double {
    #if arch(wasm32)
      _sin(x)
    #else
      sin(x)
    #endif
  }

  /// The cosine of `x` radians.
  package static func cosine(_ x: Double) -> Double {
    #if arch(wasm32)
      _cos(x)
    #else
      cos(x)
    #endif
  }
}
