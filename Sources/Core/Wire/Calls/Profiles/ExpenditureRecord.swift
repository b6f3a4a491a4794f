/// What a body spends in a day by its own record, in kcal, and how many days that has.
package struct MeasuredExpenditure: Record, Equatable {
  package var kcal: Int64 = 0
  package var days: Int64 = 0
  package var completeDays: Int64 = 0

  package init(kcal: Int64, days: Int64, completeDays: Int64) {
    self.kcal = kcal
    self.days = days
    self.completeDays = completeDays
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("kcal", &kcal)
    try fields.int("days", &days)
    try fields.int("completeDays", &completeDays)
  }
}

/// What the person's own record says now, and what it lacks where that is too little.
package struct ExpenditureRecord: Record, Equatable {
  package var measured: MeasuredExpenditure?
  /// The last days that were looked at.
  package var days: Int64 = 0
  package var completeDays: Int64 = 0
  /// So many complete days are wanted.
  package var needed: Int64 = 0
  /// Whether there is a mean weight at the beginning and at the end.
  package var hasWeights = false

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.record("measured", &measured)
    try fields.int("days", &days)
    try fields.int("completeDays", &completeDays)
    try fields.int("needed", &needed)
    try fields.bool("hasWeights", &hasWeights)
  }
}
