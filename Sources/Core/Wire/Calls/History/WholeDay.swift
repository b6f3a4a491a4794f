/// Which day is meant.
package struct DayQuestion: Record, Equatable {
  /// As `YYYY-MM-DD`; nil for today, as the person counts days.
  package var day: String?

  package init(day: String? = nil) {
    self.day = day
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("day", &day)
  }
}

/// All that is known of a day, as the person counts days.
package struct WholeDay: Record, Equatable {
  package var day = ""
  /// On that date, as is the energy.
  package var program: Program?
  package var energy: DayEnergy?
  /// That ended on it and were not cancelled, the oldest first.
  package var fasts: [Entry] = []
  package var eaten = MealDay()
  /// In grams, what was weighed last and the mean of the seven days up to it.
  package var weight: Int64?
  package var mean: Int64?

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("day", &day)
    try fields.record("program", &program)
    try fields.record("energy", &energy)
    try fields.records("fasts", &fasts)
    try fields.record("eaten", &eaten)
    try fields.int("weight", &weight)
    try fields.int("mean", &mean)
  }
}
