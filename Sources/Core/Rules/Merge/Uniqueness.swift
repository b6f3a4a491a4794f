import Nouns
import Time

/// A value that only one row of a noun may have.
enum UniqueValue: Hashable {
  case origin(Fast.Origin)
  case name(String)
  case day(Day)
  case reminder(String, Reminder.Rule)
  case weighing(Instant, grams: Int64)
  case meal(Instant, String, Nutrition)
  case drink(Instant, String?, ml: Int64)
}

extension Contest {
  /// Lets only one row with each unique value stand.
  mutating func keepUnique() {
    switch entries.first?.row.kind {
    case .fast: keepOne(.sameOrigin) { $0.uniqueValue }
    case .schedule, .food: keepOne(.sameName) { $0.uniqueValue }
    case .week, .profile: keepOne(.sameDay) { $0.uniqueValue }
    case .reminder, .weighing, .mealItem, .drink: keepOne(.same) { $0.uniqueValue }
    case .choice, .vacation, .safety, .program, .completeDay, .target, .rule, .dayFact, .badge, nil:
      break
    }
  }
}

extension Contest.Entry {
  fileprivate var uniqueValue: UniqueValue? {
    // A person may eat the same thing twice, but a file records each meal only once.
    let isImported = candidate.verb == .import
    return switch row {
    case .fast(let fast): fast.origin.flatMap { $0.id == nil ? nil : .origin($0) }
    case .schedule(let schedule): .name(schedule.name.lowercased())
    case .food(let food): .name(FoldedName.of(food.name))
    case .week(let week): .day(week.from)
    case .profile(let profile): .day(profile.from)
    case .reminder(let reminder): .reminder(reminder.text, reminder.rule)
    case .weighing(let weighing): .weighing(weighing.at.instant, grams: weighing.grams)
    case .mealItem(let item) where isImported: .meal(item.at.instant, item.name, item.nutrition)
    case .drink(let drink) where isImported: .drink(drink.at.instant, drink.what, ml: drink.ml)
    default: nil
    }
  }
}
