import Nouns
import Rules
import Time
import Wire

// Rows of the wire as those that are kept; what none could be made of stays in its place.

extension Intake.Item {
  init(_ row: ExportRow, dayStart: ClockTime, freshID: @escaping () -> RowID) {
    do throws(Intake.Mistake) {
      self = .row(try RowReader(dayStart: dayStart, freshID: freshID).row(row))
    } catch {
      self = .unusable(error.fault)
    }
  }
}

extension Intake {
  fileprivate struct Mistake: Error {
    let fault: Fault

    init(_ field: String) { fault = .badValue(field) }
  }
}

private struct RowReader {
  let dayStart: ClockTime
  let freshID: () -> RowID

  func row(_ row: ExportRow) throws(Intake.Mistake) -> Row {
    switch row {
    case .fast(let row): .fast(try fast(row))
    case .reminder(let row): .reminder(try reminder(row))
    case .schedule(let row):
      .schedule(
        OwnSchedule(
          id: try id(row.id), name: row.name, hours: Int(clamping: row.hours), text: row.text))
    case .choice(let row): .choice(Rules.Choice(id: try id(row.id), schedule: row.schedule))
    case .week(let row): .week(try week(row))
    case .vacation(let row):
      .vacation(
        Vacation(id: try id(row.id), from: try day(row.from, "from"), to: try day(row.to, "to")))
    case .safety(let row): .safety(try safety(row))
    case .program(let row): .program(try program(row))
    case .profile(let row): .profile(try profile(row))
    }
  }

  private func id(_ text: String) throws(Intake.Mistake) -> RowID {
    if text.isEmpty { return freshID() }
    guard let id = RowID(text: text) else { throw Intake.Mistake("id") }
    return id
  }

  private func day(_ text: String, _ field: String) throws(Intake.Mistake) -> Day {
    guard let day = try? Day(iso: text) else { throw Intake.Mistake(field) }
    return day
  }

  // MARK: Fasts

  private func fast(_ row: FastRow) throws(Intake.Mistake) -> Fast {
    var fast = Fast(
      id: try id(row.id),
      start: try mark(row.start, row.startOffset, row.startZone, row.startDay, "startDay"))
    if let end = row.end {
      fast.end = try mark(
        end, row.endOffset ?? row.startOffset, row.endZone ?? row.startZone, row.endDay, "endDay")
    }
    fast.goal = row.goal.map { Span(milliseconds: $0) }
    fast.reached = row.reached.map { Span(milliseconds: $0) }
    fast.schedule = row.schedule
    fast.note = row.note
    fast.mood = row.mood.map { Int(clamping: $0) }
    fast.isCancelled = row.cancelled
    if row.source == nil, row.sourceID != nil { throw Intake.Mistake("source") }
    fast.origin = row.source.map { Fast.Origin(source: $0, id: row.sourceID) }
    return fast
  }

  /// Where no day is given it is the one that the clocks there showed, by today's rule.
  private func mark(
    _ instant: Int64, _ offset: Int64, _ zone: String, _ given: String?, _ field: String
  ) throws(Intake.Mistake) -> Mark {
    let instant = Instant(milliseconds: instant)
    let here = DayRule(.utc, begins: dayStart).day(of: instant + .seconds(offset))
    return Mark(
      instant: instant, offset: Int(clamping: offset), zone: zone,
      day: try given.map { (text) throws(Intake.Mistake) in try day(text, field) } ?? here)
  }

  // MARK: Others

  private func reminder(_ row: ReminderEntry) throws(Intake.Mistake) -> Reminder {
    if let at = row.at {
      guard row.daily == nil else { throw Intake.Mistake("daily") }
      return Reminder(
        id: try id(row.id), text: row.text, rule: .once(Instant(milliseconds: at)))
    }
    guard let text = row.daily, let clock = try? ClockTime(text) else {
      throw Intake.Mistake("daily")
    }
    let days = try row.days.map { (codes) throws(Intake.Mistake) in try weekdays(codes) }
    return Reminder(
      id: try id(row.id), text: row.text,
      rule: .daily(clock, days: days ?? Set(Weekday.allCases)))
  }

  private func weekdays(_ codes: [String]) throws(Intake.Mistake) -> Set<Weekday> {
    let days = codes.compactMap(Weekday.init(code:))
    guard !days.isEmpty, days.count == codes.count else { throw Intake.Mistake("days") }
    return Set(days)
  }

  private func week(_ row: WeekRow) throws(Intake.Mistake) -> WeekPlan {
    guard let days = WeekPlan.days(row.days) else { throw Intake.Mistake("days") }
    return WeekPlan(
      id: try id(row.id), from: try day(row.from, "from"),
      to: try row.to.map { (text) throws(Intake.Mistake) in try day(text, "to") }, days: days)
  }

  private func safety(_ row: SafetyRow) throws(Intake.Mistake) -> SafetyAnswers {
    let questions = row.applies.compactMap { name in
      SafetyQuestion(rawValue: name)
    }
    guard questions.count == row.applies.count else { throw Intake.Mistake("applies") }
    return SafetyAnswers(
      id: try id(row.id), applies: Set(questions), isAgreed: row.agreed,
      at: Instant(milliseconds: row.at))
  }

  // MARK: The diet program and the profile

  private func program(_ row: ProgramRow) throws(Intake.Mistake) -> DietProgram {
    var program = DietProgram(
      id: try id(row.id), start: try day(row.start, "start"), leadIn: Int(clamping: row.leadIn),
      end: try row.end.map { (text) throws(Intake.Mistake) in try day(text, "end") })
    for pause in row.pauses {
      let to = try pause.to.map { (text) throws(Intake.Mistake) in try day(text, "pauses") }
      program.pauses.append(.init(from: try day(pause.from, "pauses"), to: to))
    }
    return program
  }

  private func profile(_ row: ProfileRow) throws(Intake.Mistake) -> Rules.Profile {
    var profile = Rules.Profile(id: try id(row.id), from: try day(row.from, "from"))
    if let text = row.birth {
      guard let birth = Birth(text: text) else { throw Intake.Mistake("birth") }
      profile.birth = birth
    }
    if let record = row.pattern {
      guard let pattern = try? Rules.EnergyPattern(record), pattern != .weekly([]) else {
        throw Intake.Mistake("pattern")
      }
      profile.pattern = pattern
    }
    profile.takeNumbers(of: row)
    profile.takeWords(of: row)
    return profile
  }
}
