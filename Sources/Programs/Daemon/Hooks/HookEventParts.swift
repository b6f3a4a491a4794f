package import Nouns
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

extension HookEvent {
  /// What was eaten together, energy in kcal and the rest in tenths of a gram, and its day with it.
  package nonisolated struct Meal: Record, Equatable {
    package var id = ""
    package var at: Int64 = 0
    package var slot: MealSlot?
    /// As the person called it.
    package var name = ""
    /// Of all of it; nil where nobody knows.
    package var nutrition = Nutrition.unknown
    /// The counted day, as `YYYY-MM-DD`.
    package var day = ""
    /// In kcal, of the whole day.
    package var eaten: Int64?
    /// Nil where nothing is held against it.
    package var left: Int64?

    package init() {}

    package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
      try fields.string("id", &id)
      try fields.int("at", &at)
      try fields.choice("slot", &slot)
      try fields.string("name", &name)
      try nutrition.values(&fields)
      try fields.string("day", &day)
      try fields.int("eaten", &eaten)
      try fields.int("left", &left)
    }

    /// For a shell.
    var variables: [String: String?] {
      [
        "FASTD_MEAL": id, "FASTD_SLOT": slot?.rawValue, "FASTD_FOOD": name,
        "FASTD_MEAL_KCAL": nutrition.energy.map { String($0) },
        "FASTD_MEAL_DAY": day, "FASTD_EATEN": eaten.map { String($0) },
        "FASTD_KCAL_LEFT": left.map { String($0) },
      ]
    }
  }
}

extension HookEvent {
  /// An exchange with the person's other machines that had something new: how many changes went each way,
  /// and how many entries are another now, or stand back.
  package nonisolated struct Sync: Record, Equatable {
    package var given: Int64 = 0
    package var taken: Int64 = 0
    package var changed: Int64 = 0
    package var held: Int64 = 0

    package init(_ report: ExchangeReport) {
      (given, taken, changed, held) = (report.given, report.taken, report.changed, report.held)
    }

    package init() {}

    package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
      try fields.int("given", &given)
      try fields.int("taken", &taken)
      try fields.int("changed", &changed)
      try fields.int("held", &held)
    }

    /// For a shell.
    var variables: [String: String?] {
      [
        "FASTD_GIVEN": String(given), "FASTD_TAKEN": String(taken),
        "FASTD_CHANGED": String(changed), "FASTD_HELD": String(held),
      ]
    }
  }
}
