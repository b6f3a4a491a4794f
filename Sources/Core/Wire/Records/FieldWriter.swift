package import Nouns

/// Writes an object's fields one by one; nil becomes an explicit null.
package struct FieldWriter {
  var json: JSONWriter

  package init(pretty: Bool = false) {
    json = JSONWriter(pretty: pretty)
  }

  /// Writes the whole record, braces included.
  mutating func write(_ record: some Record) {
    json.beginObject()
    record.write(to: &self)
    json.endObject()
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

extension FieldWriter: Fields {
  package typealias Failure = Never

  package mutating func bool(_ name: String, _ value: inout Bool) {
    json.name(plain: name)
    json.bool(value)
  }

  package mutating func bool(_ name: String, _ value: inout Bool?) {
    json.name(plain: name)
    if let value { json.bool(value) } else { json.null() }
  }

  package mutating func int(_ name: String, _ value: inout Int64) {
    json.name(plain: name)
    json.int(value)
  }

  package mutating func int(_ name: String, _ value: inout Int64?) {
    json.name(plain: name)
    if let value { json.int(value) } else { json.null() }
  }

  package mutating func string(_ name: String, _ value: inout String) {
    json.name(plain: name)
    json.string(value)
  }

  package mutating func string(_ name: String, _ value: inout String?) {
    json.name(plain: name)
    if let value { json.string(value) } else { json.null() }
  }

  package mutating func strings(_ name: String, _ values: inout [String]) {
    json.name(plain: name)
    array(values)
  }

  package mutating func strings(_ name: String, _ values: inout [String]?) {
    json.name(plain: name)
    if let values { array(values) } else { json.null() }
  }

  package mutating func choice<C: Choice>(_ name: String, _ value: inout C) {
    json.name(plain: name)
    json.string(value.rawValue)
  }

  package mutating func choice<C: Choice>(_ name: String, _ value: inout C?) {
    json.name(plain: name)
    if let value { json.string(value.rawValue) } else { json.null() }
  }

  package mutating func choices<C: Choice>(_ name: String, _ values: inout [C]) {
    json.name(plain: name)
    array(values.map(\.rawValue))
  }

  package mutating func record<R: Record>(_ name: String, _ value: inout R) {
    json.name(plain: name)
    write(value)
  }

  package mutating func record<R: Record>(_ name: String, _ value: inout R?) {
    json.name(plain: name)
    if let value { write(value) } else { json.null() }
  }

  package mutating func records<R: Record>(_ name: String, _ values: inout [R]) {
    json.name(plain: name)
    array(values)
  }

  package mutating func records<R: Record>(_ name: String, _ values: inout [R]?) {
    json.name(plain: name)
    if let values { array(values) } else { json.null() }
  }
}
