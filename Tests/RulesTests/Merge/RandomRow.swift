import Nouns
import Rules
import TestSupport
import Time

// Rows are made of few different values, so that they collide often.
extension World {
  /// A full hour within five days.
  private mutating func mark() -> Mark {
    let start = Instant(milliseconds: 1_772_452_800_000)
    return Mark(start + .hours(dice.number(0...120)), in: .utc)
  }

  private mutating func day() -> Day { Day(number: 20_514 + dice.number(0...5)) }

  private mutating func word() -> String { dice.pick(["oats", "Oats", "rice", "a note", "öl"]) }

  mutating func row(_ kind: Row.Kind) -> Row {
    let row = kind.noun.init().row
    return varied(row, as: id(), isNew: true)
  }

  /// Changes a row; a new one gets all its values.
  mutating func varied(_ row: Row, as id: RowID? = nil, isNew: Bool = false) -> Row {
    var new = row
    if let id { new.id = id }
    switch new {
    case .fast(let fast): return .fast(varied(fast, isNew))
    case .mealItem(let item): return .mealItem(varied(item, isNew))
    case .safety(let answers): return .safety(varied(answers))
    case .target(var target):
      (target.from, target.written, target.kcal) = (day(), mark(), dice.number(1400...1500))
      return .target(target)
    case .food(var food):
      if isNew || dice.once(in: 2) { food.name = word() }
      food.nutrition.energy = dice.number(100...102)
      if dice.once(in: 3) { food.portions = "slice=\(dice.number(20...22))" }
      return .food(food)
    default: return variedSmall(new, isNew)
    }
  }

  private mutating func varied(_ old: Fast, _ isNew: Bool) -> Fast {
    var fast = old
    if isNew {
      fast.start = mark()
      fast.goal = .hours(16)
      if !dice.once(in: 3) { fast.end = later(than: fast.start) }
      return fast
    }
    switch dice.number(1...7) {
    case 1: fast.start = mark()
    case 2: fast.end = later(than: fast.start)
    case 3: fast.note = word()
    case 4: fast.mood = Int(dice.number(1...5))
    case 5: (fast.goal, fast.schedule) = (.hours(dice.number(14...16)), "16:8")
    case 6: fast.reason = dice.pick([.hunger, nil])
    default: fast.isCancelled = fast.end != nil && !fast.isCancelled
    }
    return fast
  }

  private mutating func later(than mark: Mark) -> Mark {
    Mark(mark.instant + .hours(dice.number(1...30)), in: .utc)
  }

  private mutating func varied(_ old: MealItem, _ isNew: Bool) -> MealItem {
    var item = old
    if isNew {
      (item.at, item.meal, item.written) = (mark(), id(), now)
      item.logged = item.at.day
    }
    switch dice.number(1...3) {
    case 1: item.slot = dice.pick([.lunch, .dinner, nil])
    case 2: item.at = mark()
    default:
      (item.name, item.amount) = (word(), dice.number(1...3) * 1000)
      item.nutrition.energy = dice.number(100...102)
    }
    return item
  }

  private mutating func varied(_ old: SafetyAnswers) -> SafetyAnswers {
    var answers = old
    answers.applies = Set(SafetyQuestion.allCases.filter { _ in dice.once(in: 4) })
    answers.isAgreed = !answers.applies.isEmpty && dice.once(in: 2)
    answers.at = now
    answers.wording = dice.pick([nil, 2])
    return answers
  }

  private mutating func variedSmall(_ row: Row, _ isNew: Bool) -> Row {
    switch row {
    case .reminder(var reminder):
      reminder.text = word()
      reminder.rule = .once(Instant(milliseconds: 1_772_452_800_000) + .hours(dice.number(1...2)))
      return .reminder(reminder)
    case .schedule(var schedule):
      if isNew || dice.once(in: 2) { schedule.name = word() }
      schedule.hours = Int(dice.number(16...18))
      return .schedule(schedule)
    case .choice(var choice):
      choice.schedule = dice.pick(["16:8", "18:6", nil])
      return .choice(choice)
    case .week(var week):
      if isNew || dice.once(in: 3) { week.from = day() }
      if dice.once(in: 3) { week.to = week.from + dice.number(-1...20) }
      week.days[dice.pick(Weekday.allCases)] = dice.pick([.rest, .fast("16:8", at: nil)])
      return .week(week)
    case .vacation(var vacation):
      vacation.from = day()
      vacation.to = vacation.from + dice.number(-1...9)
      return .vacation(vacation)
    case .program(var program):
      if isNew { program.start = day() }
      if dice.once(in: 2) { program.end = program.start + dice.number(-1...3) }
      if dice.once(in: 3) { program.pauses = [.init(from: program.start + 1)] }
      return .program(program)
    default: return variedDated(row, isNew)
    }
  }

  private mutating func variedDated(_ row: Row, _ isNew: Bool) -> Row {
    switch row {
    case .weighing(var weighing):
      if isNew { (weighing.at, weighing.written) = (mark(), mark()) }
      weighing.grams = 80_000 + dice.number(0...2) * 100
      if dice.once(in: 3) { weighing.note = word() }
      return .weighing(weighing)
    case .completeDay(var complete):
      complete.on = day()
      return .completeDay(complete)
    case .drink(var drink):
      if isNew || dice.once(in: 3) { drink.at = mark() }
      (drink.ml, drink.what) = (dice.number(1...2) * 100, dice.pick(["water", nil]))
      return .drink(drink)
    case .rule(let old):
      let day = isNew ? day() : old.from
      return HabitRule(.freezes, from: day, String(dice.number(0...2))).row
    case .dayFact where isNew: return DayFact(dice.pick([.checkIn, .skipped]), on: day()).row
    case .badge(let old):
      let name = dice.pick([Badge.Name(.streak, .bronze), .init(.milestone, .gold)])
      return Badge(isNew ? name : old.name, on: day()).row
    case .profile(var profile):
      profile.from = day()
      profile.weight = 80_000 + dice.number(0...2) * 100
      profile.height = dice.pick([1_800, nil])
      profile.birth = dice.pick([.year(1985), .year(2010), nil])
      return .profile(profile)
    default: return row
    }
  }
}
