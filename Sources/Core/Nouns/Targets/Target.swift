package import Time

/// The energy to eat as it was applied once: a day is held against what was said before it was over.
package struct Target: Noun {
  package static let kind = Row.Kind.target
  package static let energies: ClosedRange<Int64> = 0...20_000
  /// In whole grams.
  package static let macros: ClosedRange<Int64> = 0...5_000
  package static let records: ClosedRange<Int64> = 0...100
  package static let most = 20_000

  package var id = RowID.blank
  /// The first date it holds on.
  package var from = Day.blank
  package var written = Mark.blank
  /// Of an ordinary day of the block that it was applied in, in kcal.
  package var kcal: Int64 = 0
  package var reason = TargetReason.maintenance
  package var maintenance: Int64 = 0
  /// Nil where a diet phase is not safe.
  package var diet: Int64?
  package var origin = TargetOrigin.formula
  package var dietOrigin = TargetOrigin.formula
  /// How much less than maintenance was asked for, in per cent.
  package var restriction: Int64 = 0
  /// The date the two energies were worked out on.
  package var since = Day.blank
  /// The weight that they were calculated with, in grams.
  package var weight: Int64?
  package var weightSource: WeightSource?
  /// A day's expenditure according to the person's own record, in kcal.
  package var expenditure: Int64?
  /// The days of that record, and those of them that are complete.
  package var recordDays: Int64?
  package var completeDays: Int64?
  /// In whole grams, of an ordinary day; nil where they could not be worked out.
  package var protein: Int64?
  package var carbs: Int64?
  package var fat: Int64?
  package var fiber: Int64?

  package init() {}

  package init(id: RowID, from: Day, written: Mark) {
    self.id = id
    self.from = from
    self.written = written
  }

  package var row: Row { .target(self) }

  package mutating func fields<F: RowFields>(_ fields: inout F) throws(F.Failure) {
    try fields.id(&id)
    try fields.day("from", &from)
    try fields.mark("written", &written)
    // It is applied as a whole, and never changed.
    try fields.together("applied") { (fields: inout F) throws(F.Failure) in
      try numbers(&fields)
    }
  }

  private mutating func numbers<F: RowFields>(_ fields: inout F) throws(F.Failure) {
    try fields.number("kcal", &kcal, in: .none, within: Self.energies)
    try fields.word("reason", &reason)
    try fields.number("maintenance", &maintenance, in: .none, within: Self.energies)
    try fields.number("diet", &diet, in: .none, within: Self.energies)
    try fields.word("origin", &origin)
    try fields.word("dietOrigin", &dietOrigin)
    try fields.number("restriction", &restriction, in: .none, within: 0...100)
    try fields.day("since", &since)
    try fields.number("weight", &weight, in: .grams, within: Profile.weights)
    try fields.word("weightSource", &weightSource)
    try fields.number("expenditure", &expenditure, in: .none, within: Self.energies)
    try fields.number("recordDays", &recordDays, in: .none, within: Self.records)
    try fields.number("completeDays", &completeDays, in: .none, within: Self.records)
    try fields.number("protein", &protein, in: .none, within: Self.macros)
    try fields.number("carbs", &carbs, in: .none, within: Self.macros)
    try fields.number("fat", &fat, in: .none, within: Self.macros)
    try fields.number("fiber", &fiber, in: .none, within: Self.macros)
  }
}
