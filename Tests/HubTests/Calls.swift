/// The calls of the hub's functions, in SQL.
enum Call {
  /// A key, a device, or half of a digest.
  static func id(_ number: Int64) -> String {
    let digits = String(number, radix: 16)
    return #"'\x"# + String(repeating: "0", count: 32 - digits.utf8.count) + "\(digits)'::bytea"
  }

  static func digest(_ number: Int64) -> String {
    let digits = String(number, radix: 16)
    return #"'\x"# + String(repeating: "0", count: 64 - digits.utf8.count) + "\(digits)'::bytea"
  }

  static let key = id(0xa)
  static let device = id(0xd)

  /// Those of the operations of these numbers.
  static func digests(_ numbers: ClosedRange<Int64>) -> String {
    "(SELECT array_agg(decode(lpad(to_hex(i), 64, '0'), 'hex') ORDER BY i) "
      + "FROM generate_series(\(numbers.lowerBound), \(numbers.upperBound)) i)"
  }

  static func bodies(_ count: Int, of bytes: Int = 10) -> String {
    "array_fill(convert_to(repeat('x', \(bytes)), 'UTF8'), ARRAY[\(count)])"
  }

  static func claim(_ key: String = key) -> String { "SELECT fastd.claim(\(key))" }

  /// Ten bytes in each of them unless said otherwise.
  static func push(
    _ numbers: ClosedRange<Int64>, key: String = key, device: String = device,
    before: String? = nil, digests: String? = nil, bodies: String? = nil
  ) -> String {
    let first = numbers.lowerBound
    return plainPush(
      key: key, device: device, first: "\(first)",
      before: before ?? (first == 1 ? "NULL" : digest(first - 1)),
      digests: digests ?? Self.digests(numbers), bodies: bodies ?? Self.bodies(numbers.count))
  }

  static func plainPush(
    key: String = key, device: String = device, first: String, before: String = "NULL",
    digests: String = digests(1...1), bodies: String = bodies(1)
  ) -> String {
    "SELECT fastd.push(\(key), \(device), \(first), \(before), \(digests), \(bodies))"
  }

  static func pull(_ device: String = device, after: String = "0", most: String = "500") -> String {
    "SELECT count(*), min(seq), max(seq) FROM fastd.pull(\(device), \(after), \(most))"
  }

  static func erase(
    key: String = key, device: String = device, _ ranges: (String, String)...
  ) -> String {
    let (froms, tos) = (ranges.map(\.0), ranges.map(\.1))
    func list(_ words: [String]) -> String {
      "ARRAY[\(words.joined(separator: ","))]::bigint[]"
    }
    return "SELECT fastd.erase(\(key), \(device), \(list(froms)), \(list(tos)))"
  }

  static func rekey(_ old: String = key, to new: String) -> String {
    "SELECT fastd.rekey(\(old), \(new))"
  }

  static let used = "SELECT used FROM fastd.status()"
  /// The numbers of operations, of those without a body, and the bytes.
  static let facts = "SELECT seqs, emptied, used FROM fastd.status()"
  static let forget = "SELECT fastd.forget_me('forget me')"
}

/// A call, after what a person did before, and how it must end.
struct Case: CustomStringConvertible, Sendable {
  let description: String
  let given: [String]
  let call: String
  let answer: String

  /// After a claim and three operations of 110 bytes each, unless said otherwise.
  init(
    _ description: String, given: [String] = [Call.claim(), Call.push(1...3)], _ call: String,
    is answer: String
  ) {
    (self.description, self.given, self.call, self.answer) = (description, given, call, answer)
  }

  func run() throws -> String {
    try Hub.shared.person().outcomes(given + [call]).last?.text ?? ""
  }
}
