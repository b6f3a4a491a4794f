/// A JSON object with a fixed set of fields, which are named once for readers and writers alike: what
/// is written cannot differ from what is read.
package protocol Record: Sendable {
  /// A blank one, to be filled.
  init()
  /// Goes through the fields in their one order, the same whatever the values are.
  mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure)

  // Nobody implements these two for themselves. As requirements without a generic parameter each
  // record has them ready made for its type; else `status` takes a quarter more instructions.
  init(from reader: inout FieldReader) throws(FieldError)
  func write(to writer: inout FieldWriter)
}

extension Record {
  package init(from reader: inout FieldReader) throws(FieldError) {
    self.init()
    try fields(&reader)
  }

  package func write(to writer: inout FieldWriter) {
    var copy = self
    copy.fields(&writer)
  }
}

/// The record without fields.
package struct NoFields: Record, Equatable {
  package init() {}
  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {}
}

/// The field that does not fit a record.
package enum FieldError: Error, Equatable {
  case missing(String)
  case wrongType(String)
  case unknownChoice(String)
  case unknownField(String)

  package var field: String {
    switch self {
    case .missing(let name), .wrongType(let name), .unknownChoice(let name),
      .unknownField(let name):
      name
    }
  }
}

extension Record {
  /// Reads a record that another program sent; `strict` also refuses fields it does not have.
  package init(_ object: JSONObject, strict: Bool = false) throws(FieldError) {
    self = try FieldReader.read(object, strict: strict)
  }

  /// The record as JSON, for tests and for people.
  package var json: [UInt8] {
    var writer = FieldWriter()
    writer.write(self)
    return writer.json.bytes
  }
}
