/// The memory through which numbers and text go to and fro.
///
/// WebAssembly functions take and return single numbers; everything longer is written here by one side and
/// read by the other, at addresses that stay the same. The page calls one function at a time.
enum Exchange {
  /// How many numbers fit into each of the two lists.
  static let capacity = 512

  /// How many bytes of text fit.
  static let textCapacity = 4096

  /// What the page has written.
  nonisolated(unsafe) static let input = zeros()

  /// What the engine has written.
  nonisolated(unsafe) static let output = zeros()

  /// What the engine has said, in UTF-8.
  nonisolated(unsafe) static let text = UnsafeMutablePointer<UInt8>.allocate(capacity: textCapacity)

  private static func zeros() -> UnsafeMutablePointer<Double> {
    let numbers = UnsafeMutablePointer<Double>.allocate(capacity: capacity)
    numbers.initialize(repeating: 0, count: capacity)
    return numbers
  }

  /// Says `words`, and answers how many bytes they are.
  static func say(_ words: String) -> Int32 {
    var count = 0
    for byte in words.utf8 where count < textCapacity {
      text[count] = byte
      count += 1
    }
    return Int32(count)
  }
}

/// Writes numbers to the output, one after the other; those that do not fit are dropped.
struct OutputWriter {
  private(set) var count = 0

  mutating func put(_ number: Double) {
    guard count < Exchange.capacity else { return }
    Exchange.output[count] = number
    count += 1
  }

  mutating func put(_ number: Int) { put(Double(number)) }
  mutating func put(_ flag: Bool) { put(flag ? 1.0 : 0.0) }
}

/// Reads numbers from the input, one after the other; what was not written reads as 0.
struct InputReader {
  private var position = 0

  /// The next number as it stands.
  mutating func number() -> Double {
    guard position < Exchange.capacity else { return 0 }
    position += 1
    return Exchange.input[position - 1]
  }

  /// The next number as a small whole one; what is none reads as 0.
  mutating func integer() -> Int {
    let number = number()
    guard number > -1e9, number < 1e9 else { return 0 }
    return Int(number)
  }

  mutating func flag() -> Bool { integer() != 0 }

  /// The next number as a choice among `values`, counted from 0; one that is none is the first.
  mutating func choice<Value>(_ values: [Value]) -> Value {
    let index = integer()
    return values[values.indices.contains(index) ? index : 0]
  }
}

@_expose(wasm, "panel_input")
@_cdecl("panel_input")
public func panelInput() -> UnsafeMutablePointer<Double> { Exchange.input }

@_expose(wasm, "panel_output")
@_cdecl("panel_output")
public func panelOutput() -> UnsafeMutablePointer<Double> { Exchange.output }

@_expose(wasm, "panel_text")
@_cdecl("panel_text")
public func panelText() -> UnsafeMutablePointer<UInt8> { Exchange.text }
