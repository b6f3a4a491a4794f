/// Goes through the fields of a record in their one order, to read them or to write them: what is
/// written can then not differ from what is read.
package protocol Fields {
  /// `Never` where nothing can go wrong.
  associatedtype Failure: Error

  mutating func bool(_ name: String, _ value: inout Bool) throws(Failure)
  mutating func bool(_ name: String, _ value: inout Bool?) throws(Failure)
  mutating func int(_ name: String, _ value: inout Int64) throws(Failure)
  mutating func int(_ name: String, _ value: inout Int64?) throws(Failure)
  mutating func string(_ name: String, _ value: inout String) throws(Failure)
  mutating func string(_ name: String, _ value: inout String?) throws(Failure)
  mutating func strings(_ name: String, _ values: inout [String]) throws(Failure)
  mutating func strings(_ name: String, _ values: inout [String]?) throws(Failure)
  mutating func choice<C: Choice>(_ name: String, _ value: inout C) throws(Failure)
  mutating func choice<C: Choice>(_ name: String, _ value: inout C?) throws(Failure)
  mutating func choices<C: Choice>(_ name: String, _ values: inout [C]) throws(Failure)
  mutating func record<R: Record>(_ name: String, _ value: inout R) throws(Failure)
  mutating func record<R: Record>(_ name: String, _ value: inout R?) throws(Failure)
  mutating func records<R: Record>(_ name: String, _ values: inout [R]) throws(Failure)
  mutating func records<R: Record>(_ name: String, _ values: inout [R]?) throws(Failure)
}

/// A record whose fields are named once, for readers and writers alike.
package protocol Fielded: Record {
  /// A blank one, to be filled.
  init()
  mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure)
}

extension Fielded {
  package init(from reader: inout FieldReader) throws(FieldError) {
    self.init()
    try fields(&reader)
  }

  package func write(to writer: inout FieldWriter) {
    var copy = self
    copy.fields(&writer)
  }
}

extension FieldReader: Fields {
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
