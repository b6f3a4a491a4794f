import Nouns
package import Time
package import Wire

extension Program {
  /// Whether it says what to do today, or soon.
  var isInForce: Bool {
    switch phase {
    case .leadIn, .diet, .maintenance, .paused: true
    case .notStarted, .ended: false
    }
  }

  /// What begins with the next switch; a daemon that does not say so keeps to the cycle.
  var coming: Phase? {
    if let then { return then }
    return switch phase {
    case .leadIn, .maintenance: .diet
    case .diet: .maintenance
    case .notStarted: .leadIn
    case .paused, .ended: nil
    }
  }

  var nextDay: Day? { next.flatMap { try? Day(iso: $0) } }
}

extension Wording {
  /// "Diet phase"; nil outside of a program.
  func name(of phase: Phase, length: Int64?) -> String? {
    PhaseNameMessage(phase, length: length).map { phrases($0) }
  }

  /// "Diet phase, day 5 of 14".
  package func standing(of program: Program) -> String {
    switch program.phase {
    case .paused: return phrases(StandingMessage.paused)
    case .ended: return phrases(StandingMessage.ended)
    case .notStarted:
      let date = program.nextDay.map(longDate) ?? ""
      return phrases(StandingMessage.startsIn, "date", date)
    case .leadIn, .diet, .maintenance: break
    }
    let name = name(of: program.phase, length: program.of) ?? ""
    guard let day = program.day, let of = program.of else { return name }
    return phrases(StandingMessage.day, "phase", name, "day", String(day), "of", String(of))
  }

  /// "maintenance from Mon 23 Mar 2026"; nil where nothing comes by itself.
  func coming(after program: Program, today: Day) -> String? {
    guard let next = program.nextDay, let phase = program.coming else { return nil }
    // The first day after it is none of it.
    let date = day(phase == .ended ? next - 1 : next, today: today)
    guard program.phase != .paused || phase == .ended else {
      return phrases(ComingMessage.goesOn, "date", date)
    }
    return phrases(ComingMessage(phase), "date", date)
  }

  /// "Maintenance phase from Mon 23 Mar 2026: 2,300 kcal (in 10 days)"; nil where nothing comes.
  func next(after program: Program, today: Day) -> String? {
    guard let next = program.nextDay, let coming = program.coming else { return nil }
    let wait = " (" + ahead(next - today) + ")"
    guard coming != .ended else {
      return phrases(ProgramMessage.lastDay, "date", longDate(next - 1))
    }
    let phase = name(of: coming, length: program.phase == .notStarted ? program.of : nil) ?? ""
    let line = phrases(ProgramMessage.next, "phase", phase, "date", longDate(next))
    guard let kcal = program.thenKcal else { return line + wait }
    return line + ": " + energy(kcal) + wait
  }

  private func ahead(_ days: Int64) -> String {
    switch days {
    case ...0: phrases(ProgramMessage.today)
    case 1: phrases(ProgramMessage.tomorrow)
    default: phrases(.inDays, days)
    }
  }

  /// What `status` says of a program that is in force; nil of another.
  func line(of program: Program, kcal: Int64?, today: Day, separator: String) -> String? {
    guard program.isInForce else { return nil }
    let parts = [standing(of: program), kcal.map(energy)].compactMap(\.self)
    let first = parts.joined(separator: ", ")
    return [first, coming(after: program, today: today)].compactMap(\.self)
      .joined(separator: separator)
  }

  /// "Mon" within a week of today, else "Mon 23 Mar 2026".
  func day(_ day: Day, today: Day) -> String {
    let distance = day - today
    return distance > -7 && distance < 7 ? weekday(day) : longDate(day)
  }

  /// "Mon 23 Mar 2026".
  package func longDate(_ day: Day) -> String { weekday(day) + " " + date(day) }
}

extension Snapshot {
  /// Today's target: a day of little energy has another one than its phase.
  var kcal: Int64? { energy?.kcal ?? program?.kcal }

  /// The date where the daemon lives.
  package var today: Day {
    Zone.utc.day(of: Instant(milliseconds: now) + .seconds(offset))
  }
}
