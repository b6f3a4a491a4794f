package import Wire

extension HookEvent {
  /// A switch of the diet program.
  package nonisolated struct Program: Record, Equatable {
    package let id: String
    /// Nil where there was none.
    package let from: Phase?
    package let to: Phase
    /// Of the cycles, from 1 on.
    package let cycle: Int64?
    /// Of the phase, from 1 on.
    package let day: Int64?
    /// To eat a day.
    package let kcal: Int64?
    /// False where a command brought it about.
    package let automatic: Bool

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

    package init(from fields: inout FieldReader) throws(FieldError) {
      id = try fields.string("id")
      from = try fields.optionalChoice("from")
      to = try fields.choice("to")
      cycle = try fields.optionalInt("cycle")
      day = try fields.optionalInt("day")
      kcal = try fields.optionalInt("kcal")
      automatic = try fields.bool("automatic")
    }

    package func write(to fields: inout FieldWriter) {
      fields.string("id", id)
      fields.optionalChoice("from", from)
      fields.choice("to", to)
      fields.optionalInt("cycle", cycle)
      fields.optionalInt("day", day)
      fields.optionalInt("kcal", kcal)
      fields.bool("automatic", automatic)
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
