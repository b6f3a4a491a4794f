import Nouns
import Rules
import Time
import Views
import Wire

// What the log and the person's own programs are told of a diet program.
extension Teller {
  func programEvents(of news: News) -> [HookEvent] {
    found(by: news).map { events(of: $0, since: news.key.at) } ?? []
  }

  func programEvents(of changes: [Change]) -> [HookEvent] {
    found(in: changes, on: now.date).map { events(of: $0, since: now.instant) } ?? []
  }

  /// What the log says of the programs.
  func logLines(of decision: Decision) -> [LogLine] {
    let commanded = found(in: decision.commit.step?.changes ?? [], on: now.date)
    return ([commanded].compactMap(\.self) + decision.happened.compactMap(found)).flatMap { found in
      let kinds = [found.from, found.to].map { $0?.phase.kind.rawValue ?? "none" }
      return [completed(by: found).map { LogLine.cycleCompleted($0) }].compactMap(\.self)
        + [.program(found.name, from: kinds[0], to: kinds[1])]
    }
  }

  private func block(of found: Switch) -> PhaseFacts? {
    found.to.flatMap { facts(of: $0.program, on: found.day) }
  }

  private func completed(by found: Switch) -> Int64? {
    found.isAutomatic ? block(of: found)?.completed : nil
  }

  /// A block that the calendar has begun.
  private func found(by news: News) -> Switch? {
    guard news.key.kind == .phaseSwitched, let day = news.key.block else { return nil }
    return Switch(
      from: engine.standing.programs.inForce(on: day - 1).map { ($0, $0.phase(on: day - 1)) },
      to: program(of: news.key).map { ($0, $0.phase(on: day)) }, day: day, isAutomatic: true)
  }

  /// What a command made of today.
  private func found(in changes: [Change], on today: Day) -> Switch? {
    let (old, new) = (engine.standing.programs.before(changes), engine.standing.programs)
    guard old != new else { return nil }
    let found = Switch(
      from: old.inForce(on: today).map { ($0, $0.phase(on: today)) },
      to: new.inForce(on: today).map { ($0, $0.phase(on: today)) }, day: today,
      isAutomatic: false)
    return found.isOne ? found : nil
  }

  private func events(of found: Switch, since: Instant) -> [HookEvent] {
    let text = block(of: found).map {
      wording.news(NewsFacts(.phaseSwitched($0), at: now.instant), now: now.instant).body
    }
    let completed = completed(by: found).map {
      event(.cycleCompleted, found, wording.cycleComplete($0), since)
    }
    return [completed, event(found.name, found, text ?? wording.programEnded, since)]
      .compactMap { $0 ?? nil }
  }

  private func event(
    _ name: HookEvent.Name, _ found: Switch, _ text: String, _ since: Instant
  ) -> HookEvent? {
    guard let program = (found.to ?? found.from)?.program else { return nil }
    let phase = found.to?.phase ?? .ended
    let isResting = engine.targetRest(at: now.instant) != nil
    let targets = isResting ? nil : engine.standing.targets(on: found.day)
    let kcal = targets.map { targets in
      phase.kind == .diet ? targets.diet ?? targets.maintenance : targets.maintenance
    }
    var event = event(name, since: since, text: text)
    event.program = HookEvent.Program(
      id: program.id.text, from: found.from?.phase.kind,
      to: phase.kind, cycle: phase.cycle, day: phase.day, kcal: kcal,
      automatic: found.isAutomatic)
    return event
  }
}

/// From one block of a program to another one; nil stands for a day without any.
private struct Switch {
  let from: (program: DietProgram, phase: Rules.Phase)?
  let to: (program: DietProgram, phase: Rules.Phase)?
  let day: Day
  let isAutomatic: Bool

  /// Whether another block began at all.
  var isOne: Bool {
    from?.program.id != to?.program.id || from?.phase.kind != to?.phase.kind
      || from?.phase.cycle != to?.phase.cycle
  }

  var name: HookEvent.Name {
    if to?.phase == .paused { return .programPaused }
    return from?.phase == .paused && from?.program.id == to?.program.id
      ? .programResumed : .phaseSwitched
  }
}

extension [DietProgram] {
  fileprivate func inForce(on day: Day) -> DietProgram? {
    last { $0.start <= day && $0.end.map { day < $0 } ?? true }
  }

  /// As they were before what a command changed.
  fileprivate func before(_ changes: [Change]) -> Self {
    var programs = self
    for change in changes.reversed() {
      if case .program(let new)? = change.after { programs.removeAll { $0.id == new.id } }
      if case .program(let old)? = change.before { programs.append(old) }
    }
    return programs.sorted { ($0.start, $0.id.text) < ($1.start, $1.id.text) }
  }
}
