package import Nouns

/// `io.github.fastd.import`.
package enum ImportCalls {
  package static let interface = "io.github.fastd.import"

  /// Of what is staged: more than anybody has days. The daemon takes 110 MB for so many, and 300 for
  /// three times as many, where the unit lets it have 256.
  package static let mostRows = 50_000
  /// Of all of them together.
  package static let mostBytes: Int64 = 48 << 20

  package enum Stage: Method {
    package static let name = "io.github.fastd.import.Stage"
    package typealias Input = StagedRows
    package typealias Output = StagedCount
  }

  package enum Check: Method {
    package static let name = "io.github.fastd.import.Check"
    package typealias Input = NoFields
    package typealias Output = ImportFindings
  }

  package enum Commit: Method {
    package static let name = "io.github.fastd.import.Commit"
    package typealias Input = ConfirmedOrder
    package typealias Output = ImportResult
  }

  package enum Drop: Method {
    package static let name = "io.github.fastd.import.Drop"
    package typealias Input = NoFields
    package typealias Output = NoFields
  }
}

/// Rows for an import; those of one noun keep their order.
package struct StagedRows: Record, Equatable {
  package var rows: [SentRow] = []

  package init(rows: [Row]) {
    self.rows = rows.map { SentRow($0) }
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try rows.lists(&fields, sparsely: true)
  }
}

/// How many rows wait.
package struct StagedCount: Record, Equatable {
  package var staged: Int64 = 0

  package init(staged: Int64) {
    self.staged = staged
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("staged", &staged)
  }
}

package enum ImportVerdict: String, Choice {
  case new, same, overlaps, invalid
}

package enum ImportReason: String, Choice {
  case endBeforeStart, inTheFuture, tooLongAgo, goalTooShort, goalTooLong, alreadyFasting
  case unfinished
  case tooLong, notPlain, badValue, tooMany
}

/// What becomes of one row.
package struct ImportFinding: Record, Equatable {
  /// From 0 on.
  package var row: Int64 = 0
  package var verdict = ImportVerdict.new
  /// The row that is here.
  package var other: String?
  package var otherStart: Int64?
  package var otherEnd: Int64?
  package var reason: ImportReason?
  package var field: String?
  /// What the person has to confirm before it is taken.
  package var confirm: String?

  package init(
    row: Int64, verdict: ImportVerdict, other: String? = nil, otherStart: Int64? = nil,
    otherEnd: Int64? = nil, reason: ImportReason? = nil, field: String? = nil,
    confirm: String? = nil
  ) {
    self.row = row
    self.verdict = verdict
    self.other = other
    self.otherStart = otherStart
    self.otherEnd = otherEnd
    self.reason = reason
    self.field = field
    self.confirm = confirm
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("row", &row)
    try fields.choice("verdict", &verdict)
    try fields.string("other", &other)
    try fields.int("otherStart", &otherStart)
    try fields.int("otherEnd", &otherEnd)
    try fields.choice("reason", &reason)
    try fields.string("field", &field)
    try fields.string("confirm", &confirm)
  }
}

/// Some findings, in the order of the rows.
package struct ImportFindings: Record, Equatable {
  package var findings: [ImportFinding] = []
  package var isLast = false

  package init(findings: [ImportFinding], isLast: Bool) {
    self.findings = findings
    self.isLast = isLast
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.records("findings", &findings)
    try fields.bool("isLast", &isLast)
  }
}

/// How many rows were taken, and how many were not.
package struct ImportResult: Record, Equatable {
  package var taken: Int64 = 0
  package var left: Int64 = 0

  package init(taken: Int64, left: Int64) {
    self.taken = taken
    self.left = left
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("taken", &taken)
    try fields.int("left", &left)
  }
}
