/// Which days a completed fast credits.
package enum CreditMode: String, Choice {
  case end, start
}

/// Why a streak is as long as it is: the current one or, where none is, the newest.
package struct StreakStory: Record, Equatable {
  package var mode: CreditMode
  package var isAlive: Bool
  package var isFasting: Bool
  package var counted: Int64
  package var first: String?
  package var last: String?
  package var restDays: Int64
  package var vacationDays: Int64
  package var freezes: Int64
  /// Freezes that are left.
  package var held: Int64
  /// The day that ended it or, while it is alive, the one before it began.
  package var missed: String?

  package init(
    mode: CreditMode, isAlive: Bool, isFasting: Bool = false, counted: Int64 = 0,
    first: String? = nil, last: String? = nil, restDays: Int64 = 0, vacationDays: Int64 = 0,
    freezes: Int64 = 0, held: Int64 = 0, missed: String? = nil
  ) {
    self.mode = mode
    self.isAlive = isAlive
    self.isFasting = isFasting
    self.counted = counted
    self.first = first
    self.last = last
    self.restDays = restDays
    self.vacationDays = vacationDays
    self.freezes = freezes
    self.held = held
    self.missed = missed
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    mode = try fields.choice("mode")
    isAlive = try fields.bool("isAlive")
    isFasting = try fields.bool("isFasting")
    counted = try fields.int("counted")
    first = try fields.optionalString("first")
    last = try fields.optionalString("last")
    restDays = try fields.int("restDays")
    vacationDays = try fields.int("vacationDays")
    freezes = try fields.int("freezes")
    held = try fields.int("held")
    missed = try fields.optionalString("missed")
  }

  package func write(to fields: inout FieldWriter) {
    fields.choice("mode", mode)
    fields.bool("isAlive", isAlive)
    fields.bool("isFasting", isFasting)
    fields.int("counted", counted)
    fields.optionalString("first", first)
    fields.optionalString("last", last)
    fields.int("restDays", restDays)
    fields.int("vacationDays", vacationDays)
    fields.int("freezes", freezes)
    fields.int("held", held)
    fields.optionalString("missed", missed)
  }
}
