/// Writes an object's fields one by one; nil becomes an explicit null.
///
/// Names are literals: half of what is written is names, and they need no look at every byte.
package struct FieldWriter {
  var json: JSONWriter
  /// Set when no record is written, only its shape.
  let recorder: ShapeRecorder?

  package init(pretty: Bool = false) {
    json = JSONWriter(pretty: pretty)
    recorder = nil
  }

  init(recordingTo recorder: ShapeRecorder) {
    json = JSONWriter()
    self.recorder = recorder
  }

  /// Writes the whole record, braces included.
  mutating func write(_ record: some Record) {
    json.beginObject()
    record.write(to: &self)
    json.endObject()
  }

  // MARK: Plain values

  package mutating func bool(_ name: StaticString, _ value: Bool) {
    recorder?.note(name, .bool)
    json.name(literal: name)
    json.bool(value)
  }

  package mutating func optionalBool(_ name: StaticString, _ value: Bool?) {
    recorder?.note(name, .bool, optional: true)
    json.name(literal: name)
    if let value { json.bool(value) } else { json.null() }
  }

  package mutating func int(_ name: StaticString, _ value: Int64) {
    recorder?.note(name, .int)
    json.name(literal: name)
    json.int(value)
  }

  package mutating func optionalInt(_ name: StaticString, _ value: Int64?) {
    recorder?.note(name, .int, optional: true)
    json.name(literal: name)
    if let value { json.int(value) } else { json.null() }
  }

  package mutating func string(_ name: StaticString, _ value: String) {
    recorder?.note(name, .string)
    json.name(literal: name)
    json.string(value)
  }

  package mutating func optionalString(_ name: StaticString, _ value: String?) {
    recorder?.note(name, .string, optional: true)
    json.name(literal: name)
    if let value { json.string(value) } else { json.null() }
  }

  // MARK: Choices, records and lists

  package mutating func choice<C: Choice>(_ name: StaticString, _ value: C) {
    recorder?.note(name, .choice(of: C.self))
    json.name(literal: name)
    json.string(value.rawValue)
  }

  package mutating func optionalChoice<C: Choice>(_ name: StaticString, _ value: C?) {
    recorder?.note(name, .choice(of: C.self), optional: true)
    json.name(literal: name)
    if let value { json.string(value.rawValue) } else { json.null() }
  }

  package mutating func choices<C: Choice>(_ name: StaticString, _ values: [C]) {
    recorder?.note(name, .list(.choice(of: C.self)))
    json.name(literal: name)
    array(values.map(\.rawValue))
  }

  package mutating func record<R: Record>(_ name: StaticString, _ value: R) {
    if let recorder { return recorder.note(name, .record(.writing(value))) }
    json.name(literal: name)
    write(value)
  }

  package mutating func optionalRecord<R: Record>(_ name: StaticString, _ value: R?) {
    if let recorder { return recorder.note(name, .record(.writing(R.self)), optional: true) }
    json.name(literal: name)
    if let value { write(value) } else { json.null() }
  }

  package mutating func records<R: Record>(_ name: StaticString, _ values: [R]) {
    if let recorder { return recorder.note(name, .list(.record(.writing(R.self)))) }
    json.name(literal: name)
    array(values)
  }

  package mutating func optionalRecords<R: Record>(_ name: StaticString, _ values: [R]?) {
    if let recorder {
      return recorder.note(name, .list(.record(.writing(R.self))), optional: true)
    }
    json.name(literal: name)
    if let values { array(values) } else { json.null() }
  }

  package mutating func strings(_ name: StaticString, _ values: [String]) {
    recorder?.note(name, .list(.string))
    json.name(literal: name)
    array(values)
  }

  package mutating func optionalStrings(_ name: StaticString, _ values: [String]?) {
    recorder?.note(name, .list(.string), optional: true)
    json.name(literal: name)
    if let values { array(values) } else { json.null() }
  }

  mutating func array<R: Record>(_ records: [R]) {
    json.beginArray()
    for record in records { write(record) }
    json.endArray()
  }

  mutating func array(_ strings: [String]) {
    json.beginArray()
    for string in strings { json.string(string) }
    json.endArray()
  }
}
