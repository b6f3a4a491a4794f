package import Nouns
package import Time

extension Row {
  /// The first fault of the row by itself; nil for one that a person could have recorded here.
  package func fault(at now: Instant) -> Intake.Fault? { faults(at: now).first }

  /// Why the rules cannot work with it, wherever it comes from.
  package var damage: Intake.Fault? {
    faults(at: Instant(milliseconds: .max)).first(where: \.isDamage)
  }

  private func faults(at now: Instant) -> [Intake.Fault] {
    var (noun, faults) = (noun, RowFaults(at: now))
    noun.fields(&faults)
    contradictions.forEach { faults.add($0, of: "") }
    guard faults.found.count > 1 else { return faults.found.map(\.fault) }
    let order = kind.toldFirst
    let place = { (field: String) in order.firstIndex(of: field) ?? order.count }
    return faults.found.sorted { place($0.field) < place($1.field) }.map(\.fault)
  }

  /// Values that are impossible together, or words that are.
  private var contradictions: [Intake.Fault] {
    switch self {
    case .fast(let fast): fast.contradictions
    case .reminder(let reminder): reminder.isBlank ? [.badValue("text")] : []
    case .schedule(let schedule): schedule.isNameFree ? [] : [.reserved("name")]
    case .week(let week): week.to.map { $0 < week.from } ?? false ? [.endBeforeStart] : []
    case .vacation(let vacation): vacation.contradictions
    case .program(let program):
      program.end.map { $0 < program.start } ?? false ? [.endBeforeStart] : []
    case .rule(let rule):
      rule.key.isDated != (rule.from != nil) || !rule.key.words.contains(rule.value)
        ? [.badValue("value")] : named
    case .dayFact, .badge: named
    case .food(let food): FoldedName.of(food.name).isEmpty ? [.badValue("name")] : []
    default: []
    }
  }
}

extension Row {
  /// The id of a row that is the same on every machine says what it is.
  private var named: [Intake.Fault] { self.id == sameEverywhere?.id ? [] : [.badValue("id")] }

  /// Under the id that follows from what it says; nil for a row that has any id.
  package var sameEverywhere: Row? {
    switch self {
    case .rule(let rule): HabitRule(rule.key, from: rule.from, rule.value).row
    case .dayFact(let fact): DayFact(fact.fact, on: fact.on).row
    case .badge(let badge): Badge(badge.name, on: badge.on).row
    default: nil
    }
  }
}

extension Row.Kind {
  /// The fields of which a fault is told before those of others, which are in their own order; "" are
  /// the contradictions.
  fileprivate var toldFirst: [String] {
    switch self {
    case .fast:
      ["start", "end", "", "reached", "goal", "mood", "note", "schedule", "source", "sourceID"]
    case .schedule: ["name", "", "text"]
    case .week: ["from", "to", ""]
    case .program: ["", "leadIn", "pauses"]
    case .profile: ProfileField.allCases.map(\.rawValue)
    default: []
    }
  }
}

extension Intake.Fault {
  /// Whether a row that has it cannot be worked with; else it only would not be recorded today.
  fileprivate var isDamage: Bool {
    switch self {
    case .endBeforeStart, .alreadyFasting, .tooLong, .badValue, .tooMany: true
    case .inTheFuture, .tooLongAgo, .goalTooShort, .goalTooLong, .unfinished, .notPlain, .reserved,
      .erased:
      false
    }
  }
}
