import Nouns
import Time

/// Names an entry of any kind in a line.
struct EntryName {
  let wording: Wording
  let now: Instant
  private var phrases: Phrases { wording.phrases }

  func text(of row: Row) -> String {
    switch row {
    case .fast(let fast): name(of: fast)
    case .reminder(let reminder):
      phrases(
        EntryMessage.reminder, "when", wording.rhythm(of: reminder, now: now), "text",
        wording.firstWords(of: reminder.text))
    case .schedule(let schedule):
      phrases(EntryMessage.schedule, "name", PlainText.line(schedule.name))
    case .choice: phrases(EntryMessage.choice)
    case .week(let week): phrases(EntryMessage.week, "date", wording.dated(week.from))
    case .vacation(let vacation):
      phrases(
        EntryMessage.vacation, "days",
        wording.range(wording.dated(vacation.from), wording.dated(vacation.to)))
    case .safety: phrases(EntryMessage.safety)
    case .program(let program): phrases(EntryMessage.program, "date", wording.dated(program.start))
    case .profile(let profile): phrases(EntryMessage.profile, "date", wording.dated(profile.from))
    case .weighing(let weighing):
      phrases(
        EntryMessage.weighing, "time", wording.recorded(weighing.at, now: now), "weight",
        wording.weight(grams: weighing.grams))
    case .mealItem(let item): timed(wording.eaten(item), item.at)
    case .food(let food):
      phrases(food.isRecipe ? EntryMessage.recipe : .food, "name", PlainText.line(food.name))
    case .completeDay(let day): phrases(EntryMessage.completeDay, "date", wording.dated(day.on))
    case .target(let target): phrases(EntryMessage.target, "date", wording.dated(target.from))
    case .drink(let drink): timed(wording.drunk(drink), drink.at)
    case .rule(let rule): wording.name(of: rule)
    case .dayFact(let fact): phrases(EntryMessage.dayFact, "date", wording.dated(fact.on))
    case .badge(let badge): wording.name(of: badge.name)
    }
  }

  private func name(of fast: Fast) -> String {
    let start = wording.moment(fast.start.instant, now: now)
    guard let end = fast.end?.instant else {
      return phrases(EntryMessage.running, "start", start)
    }
    return phrases(
      EntryMessage.fast, "times", wording.range(start, wording.moment(end, now: now)))
  }

  private func timed(_ entry: String, _ at: Mark) -> String {
    phrases(EntryMessage.timed, "entry", entry, "time", wording.recorded(at, now: now))
  }
}
