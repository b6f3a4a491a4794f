package import Nouns
package import Time
package import Wire

/// What `fastctl program status` says, and every change of a program with it: what is now, and what
/// comes next.
package struct ProgramPage {
  let wording: Wording
  let screen: Screen
  private let isHeld: Bool
  var phrases: Phrases { wording.phrases }

  /// `isHeld` where less than maintenance would not be safe in any phase.
  package init(_ wording: Wording, on screen: Screen, isHeld: Bool = false) {
    self.wording = wording
    self.screen = screen
    self.isHeld = isHeld
  }

  package func text(of answer: ProgramAnswer, after deed: ProgramDeed? = nil) -> String {
    var page = Page(on: screen)
    for (number, line) in lines(of: answer, after: deed).enumerated() {
      page.add(line, number == 0 ? .strong : nil)
    }
    if let recoveries = answer.recoveries { page.add(wording.sentence(for: recoveries)) }
    if answer.program.map({ $0.phase != .ended }) ?? false {
      page.add(phrases(ProgramMessage.toPlan))
    }
    return page.text
  }

  /// What was done, then where it stands.
  package func lines(of answer: ProgramAnswer, after deed: ProgramDeed? = nil) -> [String] {
    let done = deed.flatMap { wording.sentence(for: $0, in: answer) }
    return [done].compactMap(\.self) + standing(of: answer)
  }

  /// The first one alone says where it stands.
  private func standing(of answer: ProgramAnswer) -> [String] {
    guard let program = answer.program, let today = try? Day(iso: answer.date) else {
      return [phrases(StandingMessage.none)]
    }
    var lines = [headline(program, answer.course, today)]
    switch program.phase {
    case .ended: return lines + [lastDay(of: answer.course).map(wasLast)].compactMap(\.self)
    case .notStarted: break
    case .leadIn, .diet, .maintenance, .paused: lines.append(target(of: program))
    }
    if isHeld { lines.append(phrases(ProgramMessage.held)) }
    lines += [wording.next(after: program, today: today)].compactMap(\.self)
    lines += breaks(of: answer.course, after: today)
    if program.phase == .paused { lines += waysOn(program, answer) }
    if program.then != .ended, let last = lastDay(of: answer.course) {
      lines.append(phrases(ProgramMessage.lastDay, "date", wording.longDate(last)))
    }
    return lines
  }

  private func headline(_ program: Program, _ course: DietProgram?, _ today: Day) -> String {
    let standing = wording.standing(of: program)
    if let cycle = program.cycle, program.phase != .paused {
      return phrases(ProgramMessage.cycle, "standing", standing, "cycle", String(cycle))
    }
    let now = course?.pauses.last { $0.from <= today }
    guard program.phase == .paused, let from = now?.from else {
      return standing
    }
    let date = wording.longDate(from)
    return phrases(ProgramMessage.pausedSince, "standing", standing, "date", date)
  }

  private func target(of program: Program) -> String {
    guard let kcal = program.kcal else { return phrases(ProgramMessage.noTarget) }
    let message: ProgramMessage =
      switch program.phase {
      case .leadIn: .targetLeadIn
      case .paused: .targetPaused
      default: .target
      }
    return phrases(message, "energy", wording.energy(kcal))
  }

  // MARK: What comes

  private func breaks(of course: DietProgram?, after today: Day) -> [String] {
    (course?.pauses ?? []).filter { $0.from > today }.map { wording.sentence(for: $0) }
  }

  private func waysOn(_ program: Program, _ answer: ProgramAnswer) -> [String] {
    var lines: [String] = []
    if program.next == nil { lines.append(phrases(ProgramMessage.toResume)) }
    guard answer.offersRestart else { return lines }
    if let days = answer.restartLeadIn, days > 0 {
      lines.append(phrases(.offersLeadIn, days))
    } else {
      lines.append(phrases(ProgramMessage.offersRestart))
    }
    return lines
  }

  private func lastDay(of course: DietProgram?) -> Day? {
    course?.end.map { $0 - 1 }
  }

  private func wasLast(_ day: Day) -> String {
    phrases(ProgramMessage.lastDayWas, "date", wording.longDate(day))
  }
}

extension Wording {
  /// How often the phase was put right, when last and why.
  package func sentence(for recoveries: RecoveryCount) -> String {
    let last = fullMoment(zone.local(Instant(milliseconds: recoveries.last)))
    let reason = phrases(RecoveryMessage(rawReason: recoveries.reason))
    return phrases(.recoveries, recoveries.count, "last", last) + ": " + reason
  }

  /// Both days of it are named: the first and the last that is paused.
  func sentence(for pause: DietProgram.Pause) -> String {
    let from = longDate(pause.from)
    guard let to = pause.to else { return phrases(ProgramMessage.pauseOpen, "from", from) }
    return phrases(ProgramMessage.pause, "from", from, "to", longDate(to - 1))
  }

  /// What ending a program on that date comes to, before anybody agrees to it.
  package func sentence(forEnding course: DietProgram, on day: Day) -> String {
    let last =
      day <= course.start
      ? phrases(ProgramMessage.wouldLeaveNothing)
      : phrases(ProgramMessage.lastDayWouldBe, "date", longDate(day - 1))
    return phrases(ProgramMessage.willEnd, "last", last)
  }
}
