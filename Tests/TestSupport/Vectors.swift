import Foundation

/// One worked example of the domain: what goes in and what must come out.
package struct Vector: Sendable, CustomStringConvertible {
  package let id: String
  package let what: String
  private let inputJSON: Data
  private let expectJSON: Data

  fileprivate init?(_ object: [String: Any]) throws {
    guard let id = object["id"] as? String, let what = object["what"] as? String,
      let input = object["input"], let expect = object["expect"]
    else { return nil }
    self.id = id
    self.what = what
    inputJSON = try JSONSerialization.data(withJSONObject: input, options: .fragmentsAllowed)
    expectJSON = try JSONSerialization.data(withJSONObject: expect, options: .fragmentsAllowed)
  }

  package func input<Value: Decodable>(as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: inputJSON)
  }

  package func expect<Value: Decodable>(as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: expectJSON)
  }

  package var description: String { "\(id): \(what)" }
}

/// The examples for one function; none is an error, for a test over them could not fail.
package func vectors(fn function: String) throws -> [Vector] {
  struct NoVectors: Error { let function: String }
  guard let file = Bundle.module.url(forResource: "vectors", withExtension: "json"),
    let objects = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]]
  else { throw NoVectors(function: function) }
  let found = try objects.filter { $0["fn"] as? String == function }.compactMap(Vector.init)
  guard !found.isEmpty else { throw NoVectors(function: function) }
  return found
}
