/// Writes an object's fields one by one; nil becomes an explicit null.
package struct FieldWriter {
  var json: JSONWriter
  /// Set when no record is written, only its shape.
  private let recorder: ShapeRecorder?

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

  package mutating func bool(_ name: String, _ value: Bool) {
    recorder?.note(name, .bool)
    json.name(name)
    json.bool(value)
  }

  package mutating func optionalBool(_ name: String, _ value: Bool?) {
    recorder?.note(name, .bool, optional: true)
    json.name(name)
    if let value { json.bool(value) } else { json.null() }
  }

  package mutating func int(_ name: String, _ value: Int64) {
    recorder?.note(name, .int)
    json.name(name)
    json.int(value)
  }

  package mutating func optionalInt(_ name: String, _ value: Int64?) {
    recorder?.note(name, .int, optional: true)
    json.name(name)
    if let value { json.int(value) } else { json.null() }
  }

  package mutating func string(_ name: String, _ value: String) {
    recorder?.note(name, .string)
    json.name(name)
    json.string(value)
  }

  package mutating func optionalString(_ name: String, _ value: String?) {
    recorder?.note(name, .string, optional: true)
    json.name(name)
    if let value { json.string(value) } else { json.null() }
  }

  // MARK: Choices, records and lists

  package mutating func choice<C: Choice>(_ name: String, _ value: C) {
    recorder?.note(name, .choice(of: C.self))
    json.name(name)
    json.string(value.rawValue)
  }

  package mutating func optionalChoice<C: Choice>(_ name: String, _ value: C?) {
    recorder?.note(name, .choice(of: C.self), optional: true)
    json.name(name)
    if let value { json.string(value.rawValue) } else { json.null() }
  }

  package mutating func record<R: Record>(_ name: String, _ value: R) {
    if let recorder { return recorder.note(name, .record(.writing(value))) }
    json.name(name)
    write(value)
  }

  package mutating func optionalRecord<R: Record>(_ name: String, _ value: R?) {
    if let recorder { return recorder.note(name, .record(.writing(R.self)), optional: true) }
    json.name(name)
    if let value { write(value) } else { json.null() }
  }

  package mutating func records<R: Record>(_ name: String, _ values: [R]) {
    if let recorder { return recorder.note(name, .list(.record(.writing(R.self)))) }
    json.name(name)
    array(values)
  }

  package mutating func optionalRecords<R: Record>(_ name: String, _ values: [R]?) {
    if let recorder {
      return recorder.note(name, .list(.record(.writing(R.self))), optional: true)
    }
    json.name(name)
    if let values { array(values) } else { json.null() }
  }

  package mutating func strings(_ name: String, _ values: [String]) {
    recorder?.note(name, .list(.string))
    json.name(name)
    array(values)
  }

  package mutating func optionalStrings(_ name: String, _ values: [String]?) {
    recorder?.note(name, .list(.string), optional: true)
    json.name(name)
    if let values { array(values) } else { json.null() }
  }

  private mutating func array<R: Record>(_ records: [R]) {
    json.beginArray()
    for record in records { write(record) }
    json.endArray()
  }

  private mutating func array(_ strings: [String]) {
    json.beginArray()
    for string in strings { json.string(string) }
    json.endArray()
  }
}
