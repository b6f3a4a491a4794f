/// A kind of row: plain data, whose fields are named once for all who read, write and keep it.
package protocol Noun: Equatable, Sendable {
  static var kind: Row.Kind { get }

  /// A blank one, to be filled.
  init()
  var id: RowID { get set }
  var row: Row { get }
  mutating func fields<F: RowFields>(_ fields: inout F) throws(F.Failure)
}

/// A noun that happened at one moment.
package protocol DatedNoun: Noun {
  var at: Mark { get set }
}

/// A whole row of the person's data, of any noun.
package enum Row: Equatable, Sendable {
  case fast(Fast)
  case reminder(Reminder)
  case schedule(OwnSchedule)
  case choice(ScheduleChoice)
  case week(WeekPlan)
  case vacation(Vacation)
  case safety(SafetyAnswers)
  case program(DietProgram)
  case profile(Profile)
  case weighing(Weighing)
  case mealItem(MealItem)
  case food(Food)
  case completeDay(CompleteDay)
  case target(Target)
  case drink(Drink)
  case rule(HabitRule)
  case dayFact(DayFact)
  case badge(Badge)

  /// The name of a row's kind in the log and in exports.
  package enum Kind: String, Choice {
    case fast, reminder, schedule, choice, week, vacation, safety, program, profile, weighing
    case mealItem, food, completeDay, target, drink
    case rule, dayFact, badge

    /// The name of its table, and of a list of such rows.
    package var plural: String { self == .safety ? rawValue : rawValue + "s" }

    /// Whether there is at most one such row: it is then the same one everywhere, whatever its id is.
    package var isSingle: Bool {
      switch self {
      case .choice, .safety: true
      default: false
      }
    }

    /// The keeper of such rows in memory, beside the database.
    package enum Holder: Sendable {
      case engine, standing
      /// Their number has no limit, so they are read from the database when needed.
      case nobody
    }

    package var holder: Holder {
      switch self {
      case .fast, .reminder: .engine
      case .schedule, .choice, .week, .vacation, .safety, .program, .profile, .target, .rule,
        .badge:
        .standing
      case .weighing, .mealItem, .food, .completeDay, .drink, .dayFact: .nobody
      }
    }

    /// Of which there is no row yet.
    package var noun: any Noun.Type {
      switch self {
      case .fast: Fast.self
      case .reminder: Reminder.self
      case .schedule: OwnSchedule.self
      case .choice: ScheduleChoice.self
      case .week: WeekPlan.self
      case .vacation: Vacation.self
      case .safety: SafetyAnswers.self
      case .program: DietProgram.self
      case .profile: Profile.self
      case .weighing: Weighing.self
      case .mealItem: MealItem.self
      case .food: Food.self
      case .completeDay: CompleteDay.self
      case .target: Target.self
      case .drink: Drink.self
      case .rule: HabitRule.self
      case .dayFact: DayFact.self
      case .badge: Badge.self
      }
    }
  }

  package var noun: any Noun {
    switch self {
    case .fast(let fast): fast
    case .reminder(let reminder): reminder
    case .schedule(let schedule): schedule
    case .choice(let choice): choice
    case .week(let week): week
    case .vacation(let vacation): vacation
    case .safety(let answers): answers
    case .program(let program): program
    case .profile(let profile): profile
    case .weighing(let weighing): weighing
    case .mealItem(let item): item
    case .food(let food): food
    case .completeDay(let day): day
    case .target(let target): target
    case .drink(let drink): drink
    case .rule(let rule): rule
    case .dayFact(let fact): fact
    case .badge(let badge): badge
    }
  }
}

extension Row {
  /// Blank, to be filled.
  package init(_ kind: Kind) { self = kind.noun.init().row }

  package var kind: Kind { type(of: noun).kind }

  package var id: RowID {
    get { noun.id }
    set {
      var noun = noun
      noun.id = newValue
      self = noun.row
    }
  }

  package mutating func fields<F: RowFields>(_ fields: inout F) throws(F.Failure) {
    var noun = noun
    try noun.fields(&fields)
    self = noun.row
  }

  package var fast: Fast? { if case .fast(let fast) = self { fast } else { nil } }
}
