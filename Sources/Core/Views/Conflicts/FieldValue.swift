import Nouns
import Time
import Wire

/// The value of one field of an entry, as its page shows it.
struct FieldValue {
  let wording: Wording
  let now: Instant
  private var phrases: Phrases { wording.phrases }

  /// Nil where no words are known for such a field: then the entry itself is named.
  func text(of field: String, in row: Row) -> String? {
    guard Registers.of(row.kind).told.contains(field) else { return nil }
    return value(of: field, in: row)
  }

  private func value(of field: String, in row: Row) -> String? {
    switch row {
    case .fast(let fast): value(field, fast)
    case .reminder(let reminder): value(field, reminder)
    case .schedule(let schedule): value(field, schedule)
    case .choice(let choice): choice.schedule.map(PlainText.line) ?? phrases(ChangeMessage.goalNone)
    case .week(let week): value(field, week)
    case .vacation(let vacation):
      wording.range(wording.dated(vacation.from), wording.dated(vacation.to))
    case .safety(let answers): value(answers)
    case .program(let program): course(of: program)
    case .profile(let profile): value(field, profile)
    case .weighing(let weighing): value(field, weighing)
    case .mealItem(let item): value(field, item)
    case .food(let food): value(field, food)
    case .completeDay(let day): wording.dated(day.on)
    case .target(let target): value(field, target)
    case .drink(let drink): value(field, drink)
    case .rule(let rule): wording.name(of: rule)
    case .dayFact(let fact): wording.dated(fact.on)
    case .badge(let badge): wording.dated(badge.on)
    }
  }

  private var nothing: String { phrases(FieldMessage.none) }

  private func line(_ text: String?) -> String {
    text.flatMap { $0.isEmpty ? nil : PlainText.line($0) } ?? nothing
  }

  private func time(_ mark: Mark) -> String { wording.recorded(mark, now: now) }

  private func note(_ note: String?) -> String {
    note.map { PlainText.line($0) } ?? phrases(ChangeMessage.noteNone)
  }

  // MARK: Fasts and plans

  private func value(_ field: String, _ fast: Fast) -> String? {
    switch field {
    case "start": wording.moment(fast.start.instant, now: now)
    case "end": end(of: fast)
    case "goal":
      wording.goal(schedule: nil, seconds: fast.goal?.seconds) ?? phrases(ChangeMessage.goalNone)
    case "schedule": line(fast.schedule)
    case "note": note(fast.note)
    case "mood": fast.mood.map { wording.mood(Int64($0)) } ?? phrases(ChangeMessage.moodNone)
    case "reason": fast.reason.map { $0.term.shown(phrases) } ?? phrases(ChangeMessage.reasonNone)
    default: nil
    }
  }

  private func end(of fast: Fast) -> String {
    guard let end = fast.end?.instant else { return phrases(FieldMessage.running) }
    let moment = wording.moment(end, now: now)
    return fast.isCancelled ? phrases(FieldMessage.discarded, "end", moment) : moment
  }

  private func value(_ field: String, _ reminder: Reminder) -> String? {
    switch field {
    case "text": line(reminder.text)
    case "rule": wording.rhythm(of: reminder, now: now)
    default: nil
    }
  }

  private func value(_ field: String, _ schedule: OwnSchedule) -> String? {
    switch field {
    case "name": line(schedule.name)
    case "hours":
      phrases(
        FieldMessage.hours, "fasting", String(schedule.hours), "eating",
        String(24 - schedule.hours))
    case "text": line(schedule.text)
    default: nil
    }
  }

  private func value(_ field: String, _ week: WeekPlan) -> String? {
    if field == "dates" { return dates(week.from, week.to) }
    guard let day = zip(Weekday.allCases, Weekday.columns).first(where: { $1 == field })?.0 else {
      return nil
    }
    return week.days[day].map { wording.text(of: $0) } ?? nothing
  }

  private func dates(_ from: Day, _ last: Day?) -> String {
    guard let last else { return phrases(FieldMessage.from, "date", wording.dated(from)) }
    return wording.range(wording.dated(from), wording.dated(last))
  }

  private func course(of program: DietProgram) -> String {
    let dates = dates(program.start, program.end.map { $0 - 1 })
    let course =
      program.leadIn > 0 ? phrases(.leadIn, Int64(program.leadIn), "dates", dates) : dates
    let pauses = program.pauses.map { pause in
      guard let end = pause.to else {
        return phrases(FieldMessage.pausedFrom, "date", wording.dated(pause.from))
      }
      let days = wording.range(wording.dated(pause.from), wording.dated(end - 1))
      return phrases(FieldMessage.paused, "days", days)
    }
    guard !pauses.isEmpty else { return course }
    return phrases(
      FieldMessage.untilPaused, "dates", course, "pauses", pauses.joined(separator: ", "))
  }

  // MARK: The person

  private func value(_ answers: SafetyAnswers) -> String {
    let applies = SafetyQuestion.allCases.filter(answers.applies.contains)
    let said =
      applies.isEmpty
      ? phrases(FieldMessage.noneApply) : applies.map { phrases($0.said) }.joined(separator: "; ")
    return answers.isAgreed ? phrases(FieldMessage.agreed, "answers", said) : said
  }

  private func value(_ field: String, _ profile: Profile) -> String? {
    if field == "from" { return wording.dated(profile.from) }
    guard let field = ProfileField(rawValue: field) else { return nil }
    if field == .basis { return profile.basis.map { phrases($0.said) } ?? nothing }
    let entry = ProfileEntry(profile, basisUsed: profile.basis ?? .neutral)
    return ProfileValues(wording, entry).text(of: field) ?? nothing
  }

  private func value(_ field: String, _ weighing: Weighing) -> String? {
    switch field {
    case "at": time(weighing.at)
    case "grams": wording.weight(grams: weighing.grams)
    case "note": note(weighing.note)
    default: nil
    }
  }

  private func value(_ field: String, _ target: Target) -> String? {
    switch field {
    case "from": wording.dated(target.from)
    case "applied": phrases(FieldMessage.energy, "energy", wording.energy(target.kcal))
    default: nil
    }
  }
}

// Of what is eaten and drunk.
extension FieldValue {
  private func value(_ field: String, _ item: MealItem) -> String? {
    switch field {
    case "at": wording.recorded(item.at, now: now)
    case "what": wording.name(of: item)
    case "amount": wording.amount(of: item) ?? phrases(MealMessage.amountUnknown)
    case "nutrition": values(of: item.nutrition)
    case "slot": phrases(MealMessage(item.slot))
    default: nil
    }
  }

  private func value(_ field: String, _ food: Food) -> String? {
    switch field {
    case "name": line(food.name)
    case "aliases": line(food.aliases?.split(separator: "\n").joined(separator: ", "))
    case "nutrition":
      phrases(
        FieldMessage.per, "measure", phrases(FoodMessage(food.per)), "values",
        values(of: food.nutrition))
    case "portions": line(food.portions?.split(separator: "\n").joined(separator: ", "))
    case "recipe": line(food.ingredients?.split(separator: "\n").joined(separator: ", "))
    default: nil
    }
  }

  private func value(_ field: String, _ drink: Drink) -> String? {
    switch field {
    case "at": wording.recorded(drink.at, now: now)
    case "ml": wording.volume(drink.ml)
    case "what": line(drink.what)
    default: nil
    }
  }

  private func values(of nutrition: Nutrition) -> String {
    let macros = Wording.macros.compactMap { message, value in
      value(nutrition).map { phrases(message, "amount", wording.grams(tenths: $0)) }
    }
    return ([wording.energy(of: nutrition)] + macros).joined(separator: ", ")
  }
}
