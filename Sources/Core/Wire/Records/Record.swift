/// A JSON object with a fixed set of fields, of which each is read and written once.
///
/// Both functions name every field in the same order whatever the values are: `Shape` relies on it.
package protocol Record: Sendable {
  init(from fields: inout FieldReader) throws(FieldError)
  func write(to fields: inout FieldWriter)
}

/// A word out of a fixed set; its cases are in the order of the interface's enum.
package protocol Choice: RawRepresentable, CaseIterable, Sendable where RawValue == String {}

/// The record without fields.
package struct NoFields: Record, Equatable {
  package init() {}
  package init(from fields: inout FieldReader) throws(FieldError) {}
  package func write(to fields: inout FieldWriter) {}
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
