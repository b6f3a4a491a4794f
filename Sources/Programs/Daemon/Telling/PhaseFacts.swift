import Rules
import Settings
import Time
import Views

/// The date on which a program enters another block, as news name it.
struct Boundary: Equatable {
  let program: FastID
  let day: Day

  /// Nil for a subject of another kind.
  init?(subject: String) {
    let parts = subject.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, let program = FastID(text: String(parts[0])),
      let day = try? Day(iso: String(parts[1]))
    else { return nil }
    self.program = program
    self.day = day
  }
}

// What the words of a program are made of.
extension Keeper {
  func programTopic(_ key: News.Key) -> NewsFacts.Topic? {
    guard let boundary = Boundary(subject: key.subject),
      let program = engine.standing.programs.first(where: { $0.id == boundary.program })
    else { return nil }
    switch key.kind {
    case .phaseSwitched: return facts(of: program, on: boundary.day).map { .phaseSwitched($0) }
    case .phaseEve: return facts(of: program, on: boundary.day).map { .phaseEve($0) }
    case .restartOffered: return restart(of: program, at: key.at).map { .restartOffered($0) }
    default: return nil
    }
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

  private func restart(of program: DietProgram, at instant: Instant) -> RestartFacts? {
    let day = moment.zone.day(of: instant)
    guard let pause = program.pauses.last(where: { $0.from <= day }) else { return nil }
    let gap = day - pause.from
    return RestartFacts(
      pausedSince: pause.from,
      leadIn: gap >= engine.wishes.restartGap ? engine.wishes.leadIn : 0)
  }

  /// Nil where the profile says too little for a number.
  private func energy(of facts: PhaseFacts) -> PhaseEnergy? {
    let standing = engine.standing
    guard let targets = standing.targets(on: facts.since) else { return nil }
    let isDiet = facts.block == .diet
    var energy = PhaseEnergy(kcal: targets.kcal(inDiet: isDiet), unit: EnergyUnit(settings.units))
    energy.isHeld = isDiet && targets.diet == nil
    guard let (old, new) = standing.targetChange(on: facts.since),
      old.kcal(inDiet: isDiet) != energy.kcal
    else { return energy }
    energy.before = old.kcal(inDiet: isDiet)
    energy.reason = PhaseEnergy.Reason(from: old, to: new)
    return energy
  }

  /// The block of today and those that follow, as far as nobody changes the program.
  func comingPhases(of program: DietProgram, from today: Day) -> [PhaseFacts] {
    var found: [PhaseFacts] = []
    var last: Rules.Phase.Kind?
    for offset in 0..<Self.lookahead {
      let day = today + offset
      let kind = program.phase(on: day).kind
      if kind != last, let facts = facts(of: program, on: day) { found.append(facts) }
      last = kind
      if found.count == Self.mostPhases { break }
    }
    return found
  }

  private static let lookahead: Int64 = 84
  private static let mostPhases = 5
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

extension EnergyUnit {
  init(_ units: Settings.Units) {
    switch units.energy {
    case .kilocalories: self = .kilocalories
    case .kilojoules: self = .kilojoules
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
