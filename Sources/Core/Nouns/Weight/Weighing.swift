package import Time

/// The person's weight at one moment.
package struct Weighing: DatedNoun {
  package static let kind = Row.Kind.weighing
  package static let weights = Mass.ofPeople
  /// Nearly everybody's: outside of it, a number may be in another unit.
  package static let usual: ClosedRange<Int64> = 40_000...150_000
  package static let longestNote = TextLimit.lines(500)

  package var id = RowID.blank
  package var at = Mark.blank
  package var grams: Int64 = 0
  package var note: String?
  /// When it was first recorded; nil for what came from elsewhere.
  package var written: Mark?
  /// The counted day on which it was moved to its day; nil where it never was.
  package var moved: Day?

  package init() {}

  package init(
    id: RowID, at: Mark, grams: Int64, note: String? = nil, written: Mark? = nil
  ) {
    self.id = id
    self.at = at
    self.grams = grams
    self.note = note
    self.written = written
  }

  package var row: Row { .weighing(self) }

  package mutating func fields<F: RowFields>(_ fields: inout F) throws(F.Failure) {
    try fields.id(&id)
    try fields.together("at") { fields throws(F.Failure) in
      try fields.mark("at", &at)
      try fields.day("moved", &moved)
    }
    try fields.number("grams", &grams, in: .none, within: Self.weights)
    try fields.text("note", &note, limit: Self.longestNote)
    try fields.mark("written", &written, like: at)
  }
}
