/// Hands out an object's fields by name; a field that is null reads as one that is missing.
package struct FieldReader {
  let object: JSONObject
  let strict: Bool
  /// Fields mostly come in the order in which they are asked for.
  private var next = 0
  /// A bit for each member that was asked for.
  private var asked: UInt64 = 0
  /// Set when no record is read, only its shape.
  let recorder: ShapeRecorder?

  private init(_ object: JSONObject, strict: Bool) {
    self.object = object
    self.strict = strict
    recorder = nil
  }

  init(recordingTo recorder: ShapeRecorder) {
    object = JSONObject()
    strict = false
    self.recorder = recorder
  }

  static func read<R: Record>(_ object: JSONObject, strict: Bool) throws(FieldError) -> R {
    try read(object, strict: strict, R.init(from:))
  }

  /// Reads with `body`, and then, if `strict`, refuses what it has not asked for.
  package static func read<Value>(
    _ object: JSONObject, strict: Bool,
    _ body: (inout FieldReader) throws(FieldError) -> Value
  ) throws(FieldError) -> Value {
    var reader = FieldReader(object, strict: strict)
    let value = try body(&reader)
    if strict, let name = reader.unknownField { throw .unknownField(name) }
    return value
  }

  /// The first member that was not asked for.
  private var unknownField: String? {
    guard object.members.count <= UInt64.bitWidth else {
      return object.members[UInt64.bitWidth].name
    }
    return object.members.indices.first { asked & (1 << $0) == 0 }.map { object.members[$0].name }
  }

  mutating func value(_ name: String) -> JSON? {
    guard let index = object.index(of: name, expectedAt: next) else { return nil }
    next = index + 1
    asked |= 1 << index
    if case .null = object.members[index].value { return nil }
    return object.members[index].value
  }

  func require<Value>(_ value: Value?, _ name: String) throws(FieldError) -> Value {
    guard let value else { throw .missing(name) }
    return value
  }

  // MARK: Plain values

  package mutating func optionalBool(_ name: String) throws(FieldError) -> Bool? {
    if let recorder { return recorder.note(name, .bool, optional: true, nil) }
    guard let value = value(name) else { return nil }
    guard case .bool(let bool) = value else { throw .wrongType(name) }
    return bool
  }

  package mutating func bool(_ name: String) throws(FieldError) -> Bool {
    if let recorder { return recorder.note(name, .bool, false) }
    return try require(optionalBool(name), name)
  }

  package mutating func optionalInt(_ name: String) throws(FieldError) -> Int64? {
    if let recorder { return recorder.note(name, .int, optional: true, nil) }
    guard let value = value(name) else { return nil }
    guard case .int(let int) = value else { throw .wrongType(name) }
    return int
  }

  package mutating func int(_ name: String) throws(FieldError) -> Int64 {
    if let recorder { return recorder.note(name, .int, 0) }
    return try require(optionalInt(name), name)
  }

  package mutating func optionalString(_ name: String) throws(FieldError) -> String? {
    if let recorder { return recorder.note(name, .string, optional: true, nil) }
    guard let value = value(name) else { return nil }
    guard case .string(let string) = value else { throw .wrongType(name) }
    return string
  }

  package mutating func string(_ name: String) throws(FieldError) -> String {
    if let recorder { return recorder.note(name, .string, "") }
    return try require(optionalString(name), name)
  }
}
