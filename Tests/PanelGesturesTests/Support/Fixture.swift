import Foundation

/// Reads a file of `Fixtures`, for example `fixture("spring/apple.json", as: AppleSprings.self)`.
func fixture<T: Decodable>(_ path: String, as: T.Type) throws -> T {
  let url = Bundle.module.bundleURL.appendingPathComponent("Fixtures/\(path)")
  return try JSONDecoder().decode(T.self, from: Data(contentsOf: url))
}
