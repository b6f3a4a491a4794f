import Nouns
package import Time

// What nobody could have recorded here is not taken from elsewhere either.

extension Row {
  /// What is wrong with it, by itself; nil for what a person could have recorded here.
  package func fault(at now: Instant) -> Intake.Fault? { faults(at: now).first }

  /// Why the rules cannot work with it, wherever it comes from.
  package var damage: Intake.Fault? {
    faults(at: Instant(milliseconds: .max)).first(where: \.isDamage)
  }

  private func faults(at now: Instant) -> [Intake.Fault] {
    switch self {
    case .fast(let fast): fast.faults(at: now)
    case .reminder(let reminder): reminder.faults
    case .schedule(let schedule): schedule.faults
    case .choice(let choice): Intake.Fault.of(name: choice.schedule, "schedule")
    case .week(let week): week.faults
    case .vacation(let vacation): vacation.faults
    case .safety(let answers): answers.at > now ? [.inTheFuture] : []
    case .program(let program): program.faults
    case .profile(let profile): profile.faults
    case .weighing(let weighing): weighing.faults(at: now)
    }
  }
}

extension Intake.Fault {
  /// Whether a row that has it cannot be worked with; else it only would not be recorded today.
  fileprivate var isDamage: Bool {
    switch self {
    case .endBeforeStart, .alreadyFasting, .tooLong, .badValue, .tooMany: true
    case .inTheFuture, .tooLongAgo, .goalTooShort, .goalTooLong, .unfinished, .notPlain, .reserved:
      false
    }
  }

  /// Texts are looked at by themselves, as one that is too long hides nothing else.
  fileprivate static func of(
    text: String?, _ field: String, limit: Int, isLine: Bool = false
  ) -> [Self] {
    guard let text else { return [] }
    guard text.utf8.count <= limit else { return [.tooLong(field)] }
    let isPlain = text.unicodeScalars.allSatisfy {
      !isLine && ($0 == "\n" || $0 == "\t") || $0.properties.generalCategory != .control
    }
    return isPlain ? [] : [.notPlain(field)]
  }

  fileprivate static func of(name: String?, _ field: String) -> [Self] {
    of(text: name, field, limit: OwnSchedule.longestName, isLine: true)
  }

  /// Of a date that a calendar shows, and of a time in which things were recorded here.
  static func of(day: Day?, _ field: String) -> [Self] {
    guard let day else { return [] }
    guard Day.calendar.contains(day) else { return [.badValue(field)] }
    return day < earliest ? [.tooLongAgo] : []
  }

  private static let earliest = Zone.utc.day(of: Engine.earliest) - 1
}

extension Fast {
  private static let longestSource = 200

  fileprivate func faults(at now: Instant) -> [Intake.Fault] {
    faultsOfTime(at: now) + faultsOfGoal + faultsOfTexts + faultsOfMarks
  }

  private func faultsOfTime(at now: Instant) -> [Intake.Fault] {
    let start = start.instant
    var faults: [Intake.Fault] = start < Engine.earliest ? [.tooLongAgo] : []
    if start > now || end.map({ $0.instant > now }) ?? false { faults.append(.inTheFuture) }
    guard let end = end?.instant else { return isCancelled ? faults + [.badValue("end")] : faults }
    return end > start || isCancelled && end == start ? faults : faults + [.endBeforeStart]
  }

  private var faultsOfGoal: [Intake.Fault] {
    if let reached, !(GoalLevel.shortest...GoalLevel.longest).contains(reached) {
      return [.badValue("reached")]
    }
    guard let goal else { return [] }
    if goal < GoalLevel.shortest { return [.goalTooShort] }
    return goal > GoalLevel.longest ? [.goalTooLong] : []
  }

  private var faultsOfTexts: [Intake.Fault] {
    (mood.map(Self.moods.contains) ?? true ? [] : [.badValue("mood")])
      + Intake.Fault.of(text: note, "note", limit: Engine.longestNote)
      + Intake.Fault.of(name: schedule, "schedule")
      + Intake.Fault.of(
        text: origin?.source, "source", limit: Self.longestSource, isLine: true)
      + Intake.Fault.of(text: origin?.id, "sourceID", limit: Self.longestSource, isLine: true)
  }

  private var faultsOfMarks: [Intake.Fault] {
    [start, end].compactMap(\.self).flatMap(\.faults)
  }
}

extension Mark {
  private static let longestZone = 100

  fileprivate var faults: [Intake.Fault] {
    guard offset.magnitude <= 26 * 60 * 60 else { return [.badValue("offset")] }
    // Days begin later than dates for some, and nobody's begins a day later.
    guard Day.calendar.contains(day), (-1...0).contains(day - local.day) else {
      return [.badValue("day")]
    }
    return Intake.Fault.of(text: zone, "zone", limit: Self.longestZone, isLine: true)
  }
}

extension Reminder {
  fileprivate var faults: [Intake.Fault] {
    Intake.Fault.of(text: text, "text", limit: Self.longestText)
      + (text.utf8.contains { $0 > 0x20 } ? [] : [.badValue("text")])
  }
}

extension OwnSchedule {
  fileprivate var faults: [Intake.Fault] {
    Intake.Fault.of(name: name, "name") + (isNameFree ? [] : [.reserved("name")])
      + Intake.Fault.of(text: text, "text", limit: Self.longestText)
      + (Self.hours.contains(hours) ? [] : [.badValue("hours")])
  }

  /// Whether it says nothing else already.
  private var isNameFree: Bool {
    !name.isEmpty && ScheduleName.trimmed(name) == name && !ScheduleName.isReserved(name)
  }
}

extension WeekPlan {
  fileprivate var faults: [Intake.Fault] {
    Intake.Fault.of(day: from, "from") + Intake.Fault.of(day: to, "to")
      + (to.map { $0 < from } ?? false ? [.endBeforeStart] : [])
      + days.values.flatMap { intention -> [Intake.Fault] in
        guard case .fast(let name, _) = intention else { return [] }
        return Intake.Fault.of(name: name, "schedule")
      }
  }
}

extension Vacation {
  fileprivate var faults: [Intake.Fault] {
    Intake.Fault.of(day: from, "from") + Intake.Fault.of(day: to, "to")
      + (to < from ? [.endBeforeStart] : to - from >= Self.longest ? [.badValue("to")] : [])
  }
}

extension Weighing {
  fileprivate func faults(at now: Instant) -> [Intake.Fault] {
    (at.instant < Engine.earliest ? [.tooLongAgo] : at.instant > now ? [.inTheFuture] : [])
      + (Self.weights.contains(grams) ? [] : [.badValue("grams")])
      + Intake.Fault.of(text: note, "note", limit: Self.longestNote) + at.faults
  }
}
