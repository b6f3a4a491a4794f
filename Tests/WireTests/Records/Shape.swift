import Nouns
@testable import Wire

/// What a record goes through: found out by going through a blank one.
struct Shape: Equatable, Sendable {
  indirect enum Kind: Equatable, Sendable {
    case bool, int, string
    case choice([String])
    case record(Shape)
    case list(Kind)

    static func choice<C: Choice>(of type: C.Type) -> Self {
      .choice(type.allCases.map(\.rawValue))
    }

    static func record<R: Record>(of type: R.Type) -> Self { .record(Shape(of: type)) }
  }

  struct Field: Equatable, Sendable {
    let name: String
    let kind: Kind
    let isOptional: Bool
  }

  private(set) var fields: [Field] = []

  init(_ fields: [Field]) {
    self.fields = fields
  }

  init<R: Record>(of type: R.Type) {
    var record = R()
    record.fields(&self)
  }

  /// The facts of one error.
  init(of error: some WireError) {
    var error = error
    error.fields(&self)
  }

  private mutating func note(_ name: String, _ kind: Kind, optional: Bool = false) {
    fields.append(Field(name: name, kind: kind, isOptional: optional))
  }
}

extension Shape: Fields {
  typealias Failure = Never

  mutating func bool(_ name: String, _ value: inout Bool) { note(name, .bool) }
  mutating func bool(_ name: String, _ value: inout Bool?) { note(name, .bool, optional: true) }

  mutating func int(_ name: String, _ value: inout Int64) { note(name, .int) }
  mutating func int(_ name: String, _ value: inout Int64?) { note(name, .int, optional: true) }

  mutating func string(_ name: String, _ value: inout String) { note(name, .string) }
  mutating func string(_ name: String, _ value: inout String?) {
    note(name, .string, optional: true)
  }

  mutating func strings(_ name: String, _ value: inout [String]) { note(name, .list(.string)) }
  mutating func strings(_ name: String, _ value: inout [String]?) {
    note(name, .list(.string), optional: true)
  }

  mutating func choice<C: Choice>(_ name: String, _ value: inout C) {
    note(name, .choice(of: C.self))
  }

  mutating func choice<C: Choice>(_ name: String, _ value: inout C?) {
    note(name, .choice(of: C.self), optional: true)
  }

  mutating func choices<C: Choice>(_ name: String, _ values: inout [C]) {
    note(name, .list(.choice(of: C.self)))
  }

  mutating func record<R: Record>(_ name: String, _ value: inout R) {
    note(name, .record(of: R.self))
  }

  mutating func record<R: Record>(_ name: String, _ value: inout R?) {
    note(name, .record(of: R.self), optional: true)
  }

  mutating func records<R: Record>(_ name: String, _ values: inout [R]) {
    note(name, .list(.record(of: R.self)))
  }

  mutating func records<R: Record>(_ name: String, _ values: inout [R]?) {
    note(name, .list(.record(of: R.self)), optional: true)
  }
}
