package import Wire

/// One row of our own JSON: the fields of its noun with the noun's name in front.
///
/// The document is `{"format": "io.github.fastd.export", "version": 1, "rows": [...]}` with a row a
/// line; as JSON Lines the first line is `{"noun": "export", "format": ..., "version": 1}` and each
/// further one a row. Instants are milliseconds UTC with the offset in seconds and the zone beside
/// them; fields may be added, and a reader passes over those it does not know.
package struct ExportLine: Record, Equatable {
  package static let format = "io.github.fastd.export"
  package static let version: Int64 = 1

  package let row: ExportRow

  package init(_ row: ExportRow) {
    self.row = row
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    let noun: ExportNoun = try fields.choice("noun")
    row = try ExportRow(noun, from: &fields)
  }

  package func write(to fields: inout FieldWriter) {
    fields.choice("noun", row.noun)
    row.write(to: &fields)
  }
}

/// The first line of JSON Lines.
package struct ExportHead: Record, Equatable {
  package var format: String
  package var version: Int64

  package init() {
    format = ExportLine.format
    version = ExportLine.version
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    _ = try fields.optionalString("noun")
    format = try fields.string("format")
    version = try fields.int("version")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("noun", "export")
    fields.string("format", format)
    fields.int("version", version)
  }
}
