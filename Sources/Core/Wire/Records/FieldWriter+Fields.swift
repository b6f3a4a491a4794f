extension FieldWriter: Fields {
  package typealias Failure = Never

  package mutating func bool(_ name: String, _ value: inout Bool) {
    begin(name, .bool)
    json.bool(value)
  }

  package mutating func bool(_ name: String, _ value: inout Bool?) {
    begin(name, .bool, optional: true)
    if let value { json.bool(value) } else { json.null() }
  }

  package mutating func int(_ name: String, _ value: inout Int64) {
    begin(name, .int)
    json.int(value)
  }

  package mutating func int(_ name: String, _ value: inout Int64?) {
    begin(name, .int, optional: true)
    if let value { json.int(value) } else { json.null() }
  }

  package mutating func string(_ name: String, _ value: inout String) {
    begin(name, .string)
    json.string(value)
  }

  package mutating func string(_ name: String, _ value: inout String?) {
    begin(name, .string, optional: true)
    if let value { json.string(value) } else { json.null() }
  }

  package mutating func strings(_ name: String, _ values: inout [String]) {
    begin(name, .list(.string))
    array(values)
  }

  package mutating func strings(_ name: String, _ values: inout [String]?) {
    begin(name, .list(.string), optional: true)
    if let values { array(values) } else { json.null() }
  }

  package mutating func choice<C: Choice>(_ name: String, _ value: inout C) {
    begin(name, .choice(of: C.self))
    json.string(value.rawValue)
  }

  package mutating func choice<C: Choice>(_ name: String, _ value: inout C?) {
    begin(name, .choice(of: C.self), optional: true)
    if let value { json.string(value.rawValue) } else { json.null() }
  }

  package mutating func choices<C: Choice>(_ name: String, _ values: inout [C]) {
    begin(name, .list(.choice(of: C.self)))
    array(values.map(\.rawValue))
  }

  package mutating func record<R: Record>(_ name: String, _ value: inout R) {
    if let recorder { return recorder.note(name, .record(.writing(value))) }
    json.name(plain: name)
    write(value)
  }

  package mutating func record<R: Record>(_ name: String, _ value: inout R?) {
    if let recorder { return recorder.note(name, .record(.writing(R.self)), optional: true) }
    json.name(plain: name)
    if let value { write(value) } else { json.null() }
  }

  package mutating func records<R: Record>(_ name: String, _ values: inout [R]) {
    if let recorder { return recorder.note(name, .list(.record(.writing(R.self)))) }
    json.name(plain: name)
    array(values)
  }

  package mutating func records<R: Record>(_ name: String, _ values: inout [R]?) {
    if let recorder {
      return recorder.note(name, .list(.record(.writing(R.self))), optional: true)
    }
    json.name(plain: name)
    if let values { array(values) } else { json.null() }
  }

  private mutating func begin(
    _ name: String, _ kind: @autoclosure () -> Shape.Kind, optional: Bool = false
  ) {
    recorder?.note(name, kind(), optional: optional)
    json.name(plain: name)
  }
}
