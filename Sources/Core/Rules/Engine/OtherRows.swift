import Nouns
import Time

/// The few rows beside fasts: what is here stays as it is.
struct OtherRows {
  private struct Wish: Hashable {
    let text: String
    let rule: Reminder.Rule
  }

  private struct Scale: Hashable {
    let at: Instant
    let grams: Int64

    init(_ weighing: Weighing) { (at, grams) = (weighing.at.instant, weighing.grams) }
  }

  private struct Plate: Hashable {
    let at: Instant
    let name: String
    let nutrition: Nutrition

    init(_ item: MealItem) {
      (at, name, nutrition) = (item.at.instant, item.name, item.nutrition)
    }
  }

  private struct Glass: Hashable {
    let at: Instant
    let ml: Int64

    init(_ drink: Drink) { (at, ml) = (drink.at.instant, drink.ml) }
  }

  private var standing: Standing
  private var reminders: [Wish: RowID] = [:]
  private var openReminders = 0
  private var weighings: [Scale: RowID] = [:]
  private var plates: [Plate: RowID] = [:]
  /// Those that were here before: somebody may eat the same twice, but brings it once.
  private var here: [Plate: RowID] = [:]
  /// By their folded names.
  private var foods: [String: RowID] = [:]
  private var completeDays: [Day: RowID] = [:]
  private var drinks: [Glass: RowID] = [:]
  private var dayFacts: Set<RowID> = []
  private let now: Instant

  init(_ rows: [Row], standing: Standing, at now: Instant) {
    self.standing = standing
    self.now = now
    for row in rows where !row.kind.stands { hold(row) }
    here = plates
  }

  /// All that stands.
  var rows: [Row] { standing.rows }

  /// Of a row without fault, whose id is free.
  mutating func verdict(on row: Row) -> Intake.Verdict {
    if let id = present(row) { return .same(id) }
    if isFull(row) { return .invalid(.tooMany) }
    hold(row)
    return .new
  }

  private mutating func hold(_ row: Row) {
    switch row {
    case .fast: break
    case .reminder(let reminder):
      reminders[Wish(text: reminder.text, rule: reminder.rule)] = reminder.id
      if reminder.isOpen(at: now) { openReminders += 1 }
    case .weighing(let weighing): weighings[Scale(weighing)] = weighing.id
    case .mealItem(let item): plates[Plate(item)] = item.id
    case .food(let food): foods[FoldedName.of(food.name)] = food.id
    case .completeDay(let day): completeDays[day.on] = day.id
    case .drink(let drink): drinks[Glass(drink)] = drink.id
    case .dayFact(let fact): dayFacts.insert(fact.id)
    default: standing.append(row)
    }
  }

  /// The row that already stands in its place.
  private func present(_ row: Row) -> RowID? {
    switch row {
    case .fast: nil
    case .reminder(let new): reminders[Wish(text: new.text, rule: new.rule)]
    case .schedule(let new):
      standing.schedules.first { $0.name.lowercased() == new.name.lowercased() }?.id
    case .choice: standing.choice?.id
    case .week(let new): standing.weeks.first { Self.overlap($0, new) }?.id
    case .vacation(let new): standing.vacations.first { $0.days.overlaps(new.days) }?.id
    case .safety: standing.safety?.id
    case .program(let new): standing.programs.first { $0.overlaps(new) }?.id
    case .profile(let new): standing.profiles.first { $0.from == new.from }?.id
    case .weighing(let new): weighings[Scale(new)]
    case .mealItem(let new): here[Plate(new)]
    case .food(let new): foods[FoldedName.of(new.name)]
    case .completeDay(let new): completeDays[new.on]
    case .drink(let new): drinks[Glass(new)]
    case .dayFact(let new): dayFacts.contains(new.id) ? new.id : nil
    case .rule(let new): standing.rules.first { $0.id == new.id }?.id
    case .badge(let new): standing.badges.first { $0.id == new.id }?.id
    case .target(let new):
      standing.applied.first { $0.from == new.from && $0.written.instant == new.written.instant }?
        .id
    }
  }

  private static func overlap(_ one: WeekPlan, _ other: WeekPlan) -> Bool {
    one.to.map { $0 >= other.from } ?? true && other.to.map { $0 >= one.from } ?? true
  }

  private func isFull(_ row: Row) -> Bool {
    switch row {
    case .reminder(let new): new.isOpen(at: now) && openReminders >= Reminder.most
    case .schedule: standing.schedules.count >= OwnSchedule.most
    case .week: standing.weeks.count >= WeekPlan.most
    case .vacation: standing.vacations.count >= Vacation.most
    case .program: standing.programs.count >= DietProgram.most
    case .profile: standing.profiles.count >= Profile.most
    case .target: standing.applied.count >= Target.most
    case .rule: standing.rules.count >= HabitRule.most
    default: false
    }
  }
}
