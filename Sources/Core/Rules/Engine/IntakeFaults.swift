import Time

// What nobody could have recorded here is not taken from elsewhere either.

extension Fast {
  private static let longestZone = 100
  private static let longestSource = 200
  /// A fast that has run for longer was forgotten there.
  private static let longestRunning = Engine.longestBackdating

  func fault(at now: Instant) -> Intake.Fault? {
    faultOfTime(at: now) ?? faultOfGoal ?? faultOfTexts ?? faultOfMarks
  }

  private func faultOfTime(at now: Instant) -> Intake.Fault? {
    let start = start.instant
    guard start >= Engine.earliest else { return .tooLongAgo }
    guard start <= now, end.map({ $0.instant <= now }) ?? true else { return .inTheFuture }
    guard let end = end?.instant else {
      if isCancelled { return .badValue("end") }
      return start < now - Self.longestRunning ? .unfinished : nil
    }
    return end > start || isCancelled && end == start ? nil : .endBeforeStart
  }

  private var faultOfGoal: Intake.Fault? {
    guard let goal else { return nil }
    if goal < GoalLevel.shortest { return .goalTooShort }
    return goal > GoalLevel.longest ? .goalTooLong : nil
  }

  private var faultOfTexts: Intake.Fault? {
    if let mood, !Self.moods.contains(mood) { return .badValue("mood") }
    return Intake.Fault(text: note, "note", limit: Engine.longestNote)
      ?? Intake.Fault(text: schedule, "schedule", limit: OwnSchedule.longestName)
      ?? Intake.Fault(text: origin?.source, "source", limit: Self.longestSource)
      ?? Intake.Fault(text: origin?.id, "sourceID", limit: Self.longestSource)
  }

  private var faultOfMarks: Intake.Fault? {
    for mark in [start, end].compactMap(\.self) {
      guard mark.offset.magnitude <= 26 * 60 * 60 else { return .badValue("offset") }
      // Days begin later than dates for some, and nobody's begins a day later.
      guard (-1...0).contains(mark.day - mark.local.day) else { return .badValue("day") }
      if let fault = Intake.Fault(text: mark.zone, "zone", limit: Self.longestZone) {
        return fault
      }
    }
    return nil
  }
}

extension Intake.Fault {
  /// Nil for a text that can be kept.
  init?(text: String?, _ field: String, limit: Int) {
    guard let text else { return nil }
    guard text.utf8.count <= limit else {
      self = .tooLong(field)
      return
    }
    let isPlain = text.unicodeScalars.allSatisfy {
      $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
    }
    guard !isPlain else { return nil }
    self = .notPlain(field)
  }
}

/// The few rows beside fasts: what is here stays as it is.
struct OtherRows {
  private var standing: Standing
  private var reminders: [Reminder]
  private let now: Instant

  init(_ rows: [Row], standing: Standing, at now: Instant) {
    self.standing = standing
    self.now = now
    reminders = rows.compactMap { if case .reminder(let reminder) = $0 { reminder } else { nil } }
  }

  var ids: [FastID] {
    standing.schedules.map(\.id) + standing.weeks.map(\.id) + standing.vacations.map(\.id)
      + [standing.choice?.id, standing.safety?.id].compactMap(\.self)
      + standing.programs.map(\.id) + standing.profiles.map(\.id)
  }

  mutating func verdict(on row: Row) -> Intake.Verdict {
    if let fault = fault(of: row) { return .invalid(fault) }
    if let id = present(row) { return .same(id) }
    if isFull(row) { return .invalid(.tooMany) }
    if case .reminder(let reminder) = row { reminders.append(reminder) }
    standing.apply(Change(before: nil, after: row))
    return .new
  }

  /// What stands where the row would.
  private func present(_ row: Row) -> FastID? {
    switch row {
    case .fast: nil
    case .reminder(let new):
      reminders.first {
        $0.id == new.id || ($0.text == new.text && $0.rule == new.rule)
      }?.id
    case .schedule(let new):
      standing.schedules.first {
        $0.id == new.id || $0.name.lowercased() == new.name.lowercased()
      }?.id
    case .choice: standing.choice?.id
    case .week(let new):
      standing.weeks.first { $0.id == new.id || Self.overlap($0, new) }?.id
    case .vacation(let new):
      standing.vacations.first { $0.id == new.id || $0.days.overlaps(new.days) }?.id
    case .safety: standing.safety?.id
    case .program(let new):
      standing.programs.first { $0.id == new.id || $0.overlaps(new) }?.id
    case .profile(let new):
      standing.profiles.first { $0.id == new.id || $0.from == new.from }?.id
    }
  }

  private static func overlap(_ one: WeekPlan, _ other: WeekPlan) -> Bool {
    one.to.map { $0 >= other.from } ?? true && other.to.map { $0 >= one.from } ?? true
  }

  private func isFull(_ row: Row) -> Bool {
    switch row {
    case .reminder(let new):
      new.isOpen(at: now) && reminders.count { $0.isOpen(at: now) } >= Reminder.most
    case .schedule: standing.schedules.count >= OwnSchedule.most
    case .vacation: standing.vacations.count >= Vacation.most
    case .program: standing.programs.count >= DietProgram.most
    case .profile: standing.profiles.count >= Profile.most
    case .fast, .choice, .week, .safety: false
    }
  }

  private func fault(of row: Row) -> Intake.Fault? {
    switch row {
    case .fast: nil
    case .reminder(let new):
      Intake.Fault(text: new.text, "text", limit: Reminder.longestText)
        ?? (new.text.utf8.contains { $0 > 0x20 } ? nil : .badValue("text"))
    case .schedule(let new):
      Intake.Fault(text: new.name, "name", limit: OwnSchedule.longestName)
        ?? Intake.Fault(text: new.text, "text", limit: OwnSchedule.longestText)
        ?? (new.name.isEmpty ? .badValue("name") : nil)
        ?? (OwnSchedule.hours.contains(new.hours) ? nil : .badValue("hours"))
    case .choice(let new):
      Intake.Fault(text: new.schedule, "schedule", limit: OwnSchedule.longestName)
    case .week(let new):
      new.to.map { $0 < new.from } ?? false
        ? .endBeforeStart : new.names.lazy.compactMap(Self.fault(ofName:)).first
    case .vacation(let new):
      // Its days cannot be asked for where the end is before the start.
      new.to < new.from
        ? .endBeforeStart : new.to - new.from >= Vacation.longest ? .badValue("to") : nil
    case .safety(let new): new.at > now ? .inTheFuture : nil
    case .program(let new): new.fault
    case .profile(let new): new.fault
    }
  }

  private static func fault(ofName name: String) -> Intake.Fault? {
    Intake.Fault(text: name, "schedule", limit: OwnSchedule.longestName)
  }
}

extension WeekPlan {
  fileprivate var names: [String] {
    days.values.compactMap { if case .fast(let name, _) = $0 { name } else { nil } }
  }
}
