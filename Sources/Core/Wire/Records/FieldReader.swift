package import Nouns

/// Reads an object's fields by name; a field that is null reads as one that is missing.
package struct FieldReader {
  private let object: JSONObject
  private let strict: Bool
  /// Fields mostly come in the order in which they are asked for.
  private var next = 0
  /// A bit for each member that was asked for.
  private var asked: UInt64 = 0
  private var firstUnfit: String?

  init(_ object: JSONObject, strict: Bool = false) {
    self.object = object
    self.strict = strict
  }

  /// Reads a record, and then, if `strict`, refuses what it has not asked for.
  static func read<R: Record>(_ object: JSONObject, strict: Bool) throws(FieldError) -> R {
    var reader = FieldReader(object, strict: strict)
    let record = try R(from: &reader)
    if strict, let name = reader.unknownField { throw .unknownField(name) }
    if let name = reader.firstUnfit { throw .wrongType(name) }
    return record
  }

  /// The first member that was not asked for.
  private var unknownField: String? {
    guard object.members.count <= UInt64.bitWidth else {
      return object.members[UInt64.bitWidth].name
    }
    return object.members.indices.first { asked & (1 << $0) == 0 }.map { object.members[$0].name }
  }

  private mutating func value(_ name: String) -> JSON? {
    guard let index = object.index(of: name, expectedAt: next) else { return nil }
    next = index + 1
    asked |= 1 << index
    if case .null = object.members[index].value { return nil }
    return object.members[index].value
  }

  private func require<Value>(_ value: Value?, _ name: String) throws(FieldError) -> Value {
    guard let value else { throw .missing(name) }
    return value
  }

  // Each function gives its value back: an optional record that is filled in place is handled by
  // its metadata, and to make that at run time costs more than to read a whole snapshot.

  // MARK: Plain values

  private mutating func optionalBool(_ name: String) throws(FieldError) -> Bool? {
    guard let value = value(name) else { return nil }
    guard case .bool(let bool) = value else { throw .wrongType(name) }
    return bool
  }

  private mutating func bool(_ name: String) throws(FieldError) -> Bool {
    return try require(optionalBool(name), name)
  }

  private mutating func optionalInt(_ name: String) throws(FieldError) -> Int64? {
    guard let value = value(name) else { return nil }
    guard case .int(let int) = value else { throw .wrongType(name) }
    return int
  }

  private mutating func int(_ name: String) throws(FieldError) -> Int64 {
    return try require(optionalInt(name), name)
  }

  private mutating func optionalString(_ name: String) throws(FieldError) -> String? {
    guard let value = value(name) else { return nil }
    guard case .string(let string) = value else { throw .wrongType(name) }
    return string
  }

  private mutating func string(_ name: String) throws(FieldError) -> String {
    return try require(optionalString(name), name)
  }

  // MARK: Choices

  private mutating func optionalChoice<C: Choice>(_ name: String) throws(FieldError) -> C? {
    guard let word = try optionalString(name) else { return nil }
    guard let choice = C(rawValue: word) else { throw .unknownChoice(name) }
    return choice
  }

  private mutating func choice<C: Choice>(_ name: String) throws(FieldError) -> C {
    return try require(optionalChoice(name), name)
  }

  private mutating func choices<C: Choice>(_ name: String) throws(FieldError) -> [C] {
    var choices: [C] = []
    for word in try strings(name) {
      guard let choice = C(rawValue: word) else { throw .unknownChoice(name) }
      choices.append(choice)
    }
    return choices
  }

  // MARK: Records

  private mutating func optionalRecord<R: Record>(_ name: String) throws(FieldError) -> R? {
    guard let value = value(name) else { return nil }
    guard case .object(let object) = value else { throw .wrongType(name) }
    return try Self.read(object, strict: strict)
  }

  private mutating func record<R: Record>(_ name: String) throws(FieldError) -> R {
    return try require(optionalRecord(name), name)
  }

  private mutating func optionalRecords<R: Record>(_ name: String) throws(FieldError) -> [R]? {
    guard let elements = try array(name) else { return nil }
    var records: [R] = []
    records.reserveCapacity(elements.count)
    for element in elements {
      guard case .object(let object) = element else { throw .wrongType(name) }
      records.append(try Self.read(object, strict: strict))
    }
    return records
  }

  private mutating func records<R: Record>(_ name: String) throws(FieldError) -> [R] {
    return try require(optionalRecords(name), name)
  }

  // MARK: Lists of plain values

  private mutating func optionalStrings(_ name: String) throws(FieldError) -> [String]? {
    guard let elements = try array(name) else { return nil }
    var strings: [String] = []
    strings.reserveCapacity(elements.count)
    for element in elements {
      guard case .string(let string) = element else { throw .wrongType(name) }
      strings.append(string)
    }
    return strings
  }

  private mutating func strings(_ name: String) throws(FieldError) -> [String] {
    return try require(optionalStrings(name), name)
  }

  private mutating func array(_ name: String) throws(FieldError) -> [JSON]? {
    guard let value = value(name) else { return nil }
    guard case .array(let elements) = value else { throw .wrongType(name) }
    return elements
  }
}

extension FieldReader: Fields {
  package mutating func unfit(_ name: String) { firstUnfit = firstUnfit ?? name }

  package mutating func takeUnfit() -> String? {
    defer { firstUnfit = nil }
    return firstUnfit
  }

  package mutating func bool(_ name: String, _ value: inout Bool) throws(FieldError) {
    value = try bool(name)
  }

  package mutating func bool(_ name: String, _ value: inout Bool?) throws(FieldError) {
    value = try optionalBool(name)
  }

  package mutating func int(_ name: String, _ value: inout Int64) throws(FieldError) {
    value = try int(name)
  }

  package mutating func int(_ name: String, _ value: inout Int64?) throws(FieldError) {
    value = try optionalInt(name)
  }

  package mutating func string(_ name: String, _ value: inout String) throws(FieldError) {
    value = try string(name)
  }

  package mutating func string(_ name: String, _ value: inout String?) throws(FieldError) {
    value = try optionalString(name)
  }

  package mutating func strings(_ name: String, _ values: inout [String]) throws(FieldError) {
    values = try strings(name)
  }

  package mutating func strings(_ name: String, _ values: inout [String]?) throws(FieldError) {
    values = try optionalStrings(name)
  }

  package mutating func choice<C: Choice>(_ name: String, _ value: inout C) throws(FieldError) {
    value = try choice(name)
  }

  package mutating func choice<C: Choice>(_ name: String, _ value: inout C?) throws(FieldError) {
    value = try optionalChoice(name)
  }

  package mutating func choices<C: Choice>(_ name: String, _ values: inout [C]) throws(FieldError) {
    values = try choices(name)
  }

  package mutating func record<R: Record>(_ name: String, _ value: inout R) throws(FieldError) {
    value = try record(name)
  }

  package mutating func record<R: Record>(_ name: String, _ value: inout R?) throws(FieldError) {
    value = try optionalRecord(name)
  }

  package mutating func records<R: Record>(_ name: String, _ values: inout [R]) throws(FieldError) {
    values = try records(name)
  }

  package mutating func records<R: Record>(
    _ name: String, _ values: inout [R]?
  ) throws(FieldError) {
    values = try optionalRecords(name)
  }

}
