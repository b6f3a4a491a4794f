import Nouns
import Time
import Wire

// Rows by the texts and numbers by which they leave, for tests that look from outside. What is no
// such text is a mistake in the test.

private func must<Value>(_ value: Value?, _ text: String) -> Value {
  guard let value else { preconditionFailure("\(text) is none") }
  return value
}

extension RowID {
  /// Blank for no characters; short ones are filled up.
  package init(_ text: String) {
    guard !text.isEmpty else {
      self = .blank
      return
    }
    let filled = text + String(repeating: "0", count: max(0, RowID.length - text.utf8.count))
    self = must(RowID(text: filled), text)
  }
}

extension Day {
  package init(_ iso: String) { self = must(try? Day(iso: iso), iso) }
}

extension Fast {
  package init(
    id: String = "", start: Int64, startOffset: Int, startZone: String,
    startDay: String? = nil, end: Int64? = nil, endOffset: Int? = nil, endZone: String? = nil,
    endDay: String? = nil, goal: Int64? = nil, schedule: String? = nil, note: String? = nil,
    source: String? = nil, sourceID: String? = nil
  ) {
    self.init(
      id: RowID(id),
      start: Mark(
        instant: Instant(milliseconds: start), offset: startOffset, zone: startZone,
        day: startDay.map { Day($0) } ?? Mark.unsaid),
      end: end.map {
        Mark(
          instant: Instant(milliseconds: $0), offset: endOffset ?? startOffset,
          zone: endZone ?? startZone, day: endDay.map { Day($0) } ?? Mark.unsaid)
      },
      goal: goal.map(Span.init(milliseconds:)), schedule: schedule, note: note,
      origin: source.map { Origin(source: $0, id: sourceID) })
  }
}

extension Mark {
  /// The same at another moment.
  package func moved(to milliseconds: Int64) -> Mark {
    Mark(instant: Instant(milliseconds: milliseconds), offset: offset, zone: zone, day: day)
  }

  package func with(offset: Int) -> Mark {
    Mark(instant: instant, offset: offset, zone: zone, day: day)
  }

  package func with(day: String) -> Mark {
    Mark(instant: instant, offset: offset, zone: zone, day: Day(day))
  }
}

extension ReminderEntry {
  package init(
    id: String, text: String, at: Int64? = nil, daily: String? = nil, days: [String]? = nil,
    next: Int64? = nil
  ) {
    let rule: Reminder.Rule
    if let at {
      rule = .once(Instant(milliseconds: at))
    } else {
      let clock = must(try? ClockTime(daily ?? ""), daily ?? "")
      let codes = days ?? Weekday.allCases.map(\.code)
      rule = .daily(clock, days: must(Set(codes: codes), "\(codes)"))
    }
    self.init(
      Reminder(id: RowID(id), text: text, rule: rule),
      next: next.map(Instant.init(milliseconds:)))
  }
}

extension Vacation {
  package init(id: String, from: String, to: String) {
    self.init(id: RowID(id), from: Day(from), to: Day(to))
  }
}

extension DietProgram {
  package init(
    id: String, start: String, leadIn: Int, pauses: [Pause] = [], end: String? = nil
  ) {
    self.init(
      id: RowID(id), start: Day(start), leadIn: leadIn, pauses: pauses, end: end.map { Day($0) })
  }
}

extension DietProgram.Pause {
  package init(from: String, to: String? = nil) {
    self.init(from: Day(from), to: to.map { Day($0) })
  }
}

extension Birth {
  package init(_ text: String) { self = must(Birth(text: text), text) }
}

extension Profile {
  /// What is said of somebody, without an id.
  package static func saying(_ say: (inout Profile) -> Void) -> Profile {
    var profile = Profile()
    say(&profile)
    return profile
  }
}

extension Wire.ProfileOrder {
  package init(
    birth: String? = nil, height: Int64? = nil, weight: Int64? = nil, basis: Basis? = nil,
    gender: Gender? = nil, activity: Activity? = nil, goal: WeightGoal? = nil,
    goalWeight: Int64? = nil, restriction: Int64? = nil, maintenance: Int64? = nil,
    diet: Int64? = nil, pattern: EnergyPattern? = nil, counts: DeficitChoice? = nil,
    forget: [ProfileField] = [], confirm: String? = nil
  ) {
    let values = Profile.saying {
      $0.birth = birth.map { Birth($0) }
      ($0.height, $0.weight, $0.goalWeight) = (height, weight, goalWeight)
      ($0.basis, $0.gender, $0.activity, $0.goal) = (basis, gender, activity, goal)
      ($0.restriction, $0.maintenance, $0.diet) = (restriction, maintenance, diet)
      ($0.pattern, $0.counts) = (pattern, counts)
    }
    self.init(values, forget: forget, confirm: confirm)
  }
}
