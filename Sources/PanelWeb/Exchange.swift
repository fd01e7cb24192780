import CPanelRuntime

// The memory through which numbers go to and fro.
//
// WebAssembly functions take and return single numbers; everything longer is written here by one side and read by
// the other, at addresses that stay the same. The page calls one function at a time.

private let capacity = Int(panel_exchange_capacity)

/// Writes numbers to the output, one after the other; those that do not fit are dropped.
enum Output {
  nonisolated(unsafe) private(set) static var count = 0

  /// Begins anew.
  static func begin() { count = 0 }

  @inline(never)
  static func put(_ number: Double) {
    guard count < capacity else { return }
    panel_exchange_output()[count] = number
    count += 1
  }

  @inline(never)
  static func put(_ number: Int) { put(Double(number)) }
  static func put(_ flag: Bool) { put(flag ? 1.0 : 0.0) }
}

/// Reads numbers from the input, one after the other; what was not written reads as 0.
enum Input {
  nonisolated(unsafe) private static var position = 0

  /// Begins anew.
  static func begin() { position = 0 }

  /// The next number as it stands.
  @inline(never)
  static func number() -> Double {
    guard position < capacity else { return 0 }
    position += 1
    return panel_exchange_input()[position - 1]
  }

  /// The next number as a small whole one; what is none reads as 0.
  @inline(never)
  static func integer() -> Int {
    let number = number()
    guard number > -1e9, number < 1e9 else { return 0 }
    return Int(number)
  }

  /// How many of something follow: no more than there is room for.
  @inline(never)
  static func count() -> Int { min(max(0, integer()), capacity) }

  @inline(never)
  static func flag() -> Bool { integer() != 0 }
}

@_expose(wasm, "panel_input")
@_cdecl("panel_input")
public func panelInput() -> UnsafeMutablePointer<Double> { panel_exchange_input() }

@_expose(wasm, "panel_output")
@_cdecl("panel_output")
public func panelOutput() -> UnsafeMutablePointer<Double> { panel_exchange_output() }
