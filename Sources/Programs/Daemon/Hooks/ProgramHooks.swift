import Nouns
import Rules
import Time
import Views
import Wire

// What the log and the person's own programs are told of a diet program.
extension Keeper {
  func hookProgram(_ news: News, at now: Moment) {
    if let found = found(by: news) { hook(found, since: news.key.at, at: now) }
  }

  func hookProgram(of changes: [Change], at now: Moment) {
    if let found = found(in: changes, on: now.date) { hook(found, since: now.instant, at: now) }
  }

  func logProgram(of decision: Decision, at now: Moment) {
    let commanded = found(in: decision.commit.step?.changes ?? [], on: now.date)
    for found in [commanded].compactMap(\.self) + decision.happened.compactMap(found) {
      let block = found.to.flatMap { facts(of: $0.program, on: found.day) }
      if found.isAutomatic, let cycle = block?.completed { ports.log(.cycleCompleted(cycle)) }
      let kinds = [found.from, found.to].map { $0?.phase.kind.rawValue ?? "none" }
      ports.log(.program(found.name, from: kinds[0], to: kinds[1]))
    }
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

  private func hook(_ found: Switch, since: Instant, at now: Moment) {
    let wording = wording(at: now)
    let block = found.to.flatMap { facts(of: $0.program, on: found.day) }
    if found.isAutomatic, let cycle = block?.completed {
      run(.cycleCompleted, found, wording.cycleComplete(cycle), since, now)
    }
    let text = block.map {
      wording.news(NewsFacts(.phaseSwitched($0), at: now.instant), now: now.instant).body
    }
    run(found.name, found, text ?? wording.programEnded, since, now)
  }

  private func run(
    _ name: HookEvent.Name, _ found: Switch, _ text: String, _ since: Instant, _ now: Moment
  ) {
    guard let program = (found.to ?? found.from)?.program else { return }
    let phase = found.to?.phase ?? .ended
    let kcal = engine.standing.targets(on: found.day).map { targets in
      phase.kind == .diet ? targets.diet ?? targets.maintenance : targets.maintenance
    }
    var event = event(name, at: now, since: since, text: text)
    event.program = HookEvent.Program(
      id: program.id.text, from: found.from.map { Wire.Phase($0.phase.kind) },
      to: Wire.Phase(phase.kind), cycle: phase.cycle, day: phase.day, kcal: kcal,
      automatic: found.isAutomatic)
    ports.hooks.run(event)
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
