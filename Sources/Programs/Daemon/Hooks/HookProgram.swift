package import Wire

extension HookEvent {
  /// A switch of the diet program.
  package nonisolated struct Program: Record, Equatable {
    package var id = ""
    /// Nil where there was none.
    package var from: Phase?
    package var to = Phase.leadIn
    /// Of the cycles, from 1 on.
    package var cycle: Int64?
    /// Of the phase, from 1 on.
    package var day: Int64?
    /// To eat a day.
    package var kcal: Int64?
    /// False where a command brought it about.
    package var automatic = false

    package init(
      id: String, from: Phase?, to: Phase, cycle: Int64?, day: Int64?, kcal: Int64?,
      automatic: Bool
    ) {
      self.id = id
      self.from = from
      self.to = to
      self.cycle = cycle
      self.day = day
      self.kcal = kcal
      self.automatic = automatic
    }

    package init() {}

    package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
      try fields.string("id", &id)
      try fields.choice("from", &from)
      try fields.choice("to", &to)
      try fields.int("cycle", &cycle)
      try fields.int("day", &day)
      try fields.int("kcal", &kcal)
      try fields.bool("automatic", &automatic)
    }

    /// For a shell.
    var variables: [String: String?] {
      [
        "FASTD_PROGRAM": id, "FASTD_PHASE_FROM": from?.rawValue, "FASTD_PHASE": to.rawValue,
        "FASTD_CYCLE": cycle.map(String.init), "FASTD_PHASE_DAY": day.map(String.init),
        "FASTD_KCAL": kcal.map(String.init), "FASTD_AUTOMATIC": String(automatic),
      ]
    }
  }
}
