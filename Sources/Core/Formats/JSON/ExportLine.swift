package import Nouns
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

  private(set) var sent = SentRow(Row(.fast))

  package init(_ row: Row) {
    sent = SentRow(row)
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    var kind = sent.row.kind
    try fields.choice("noun", &kind)
    if kind != sent.row.kind { sent.row = Row(kind) }
    try sent.row.fields(&fields)
    sent.unfit = fields.takeUnfit()
  }
}

/// The first line of JSON Lines.
package struct ExportHead: Record, Equatable {
  package var format = ExportLine.format
  package var version = ExportLine.version

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    // A document has none.
    var noun: String? = "export"
    try fields.string("noun", &noun)
    try fields.string("format", &format)
    try fields.int("version", &version)
  }
}
