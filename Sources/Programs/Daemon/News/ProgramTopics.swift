import Nouns
import Rules
import Time
import Views

// What the words of a program are made of.
extension Teller {
  func phase(of key: News.Key) -> PhaseFacts? {
    guard let program = program(of: key), let day = key.block else { return nil }
    return facts(of: program, on: day)
  }

  func restart(of key: News.Key) -> RestartFacts? {
    guard program(of: key) != nil, let day = key.block else { return nil }
    return RestartFacts(
      pausedSince: day,
      leadIn: engine.standing.restartLeadIn(on: now.date, by: engine.wishes))
  }

  /// Nil when it is no more.
  func program(of key: News.Key) -> DietProgram? {
    engine.standing.programs.first { $0.id.text == key.programText }
  }

  /// Nil on a day that is none of the program.
  func facts(of program: DietProgram, on day: Day) -> PhaseFacts? {
    guard var facts = PhaseFacts(program.phase(on: day), since: day) else { return nil }
    let before = program.phase(on: day - 1)
    facts.isResumed = before == .paused && facts.block != .paused
    if case .maintenance(let cycle, _, daysLeft: 1) = before { facts.completed = cycle }
    facts.energy = energy(of: facts)
    return facts
  }

  /// Nil where the profile says too little for a number, and while targets rest.
  private func energy(of facts: PhaseFacts) -> PhaseEnergy? {
    let standing = engine.standing
    guard engine.targetRest(at: now.instant) == nil,
      let targets = standing.targets(on: facts.since)
    else { return nil }
    let isDiet = facts.block == .diet
    var energy = PhaseEnergy(kcal: targets.kcal(inDiet: isDiet))
    energy.isHeld = isDiet && targets.diet == nil
    guard let (old, new) = standing.targetChange(on: facts.since),
      old.kcal(inDiet: isDiet) != energy.kcal
    else { return energy }
    energy.before = old.kcal(inDiet: isDiet)
    energy.reason = PhaseEnergy.Reason(from: old, to: new)
    return energy
  }

  /// The block of today and those that follow, as far as nobody changes the program.
  var comingPhases: [PhaseFacts] {
    engine.standing.stretches(from: now.date, days: Self.lookahead).prefix(Self.mostPhases)
      .compactMap { stretch in
        engine.standing.programs.first { $0.id == stretch.program }
          .flatMap { facts(of: $0, on: stretch.from) }
      }
  }

  private static let lookahead: Int64 = 84
  private static let mostPhases = 5

  /// The block of today, where there is one.
  var phaseToday: PhaseFacts? {
    engine.standing.program(on: now.date).flatMap { facts(of: $0, on: now.date) }
  }
}

extension Targets {
  fileprivate func kcal(inDiet isDiet: Bool) -> Int64 {
    isDiet ? diet ?? maintenance : maintenance
  }
}

extension PhaseEnergy.Reason {
  fileprivate init(from old: Targets, to new: Targets) {
    if new.origin == .adaptive {
      self = .intake
    } else if new.weight != old.weight {
      self = .weight
    } else {
      self = new.age == old.age ? .other : .age
    }
  }
}

nonisolated extension PhaseFacts {
  /// Nil where there is no program.
  init?(_ phase: Rules.Phase, since day: Day) {
    let block: Block
    switch phase {
    case .notStarted, .ended: return nil
    case .paused: block = .paused
    case .leadIn: block = .leadIn
    case .diet: block = .diet
    case .maintenance: block = .maintenance
    }
    self.init(block, since: day, day: phase.day ?? 1, of: phase.length ?? DietProgram.block)
  }
}
