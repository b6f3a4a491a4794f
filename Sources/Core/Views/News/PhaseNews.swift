import Time

// News of the diet program.
extension Wording {
  /// On a later date than its first it says which day that is, and since when.
  func phaseSwitched(_ phase: PhaseFacts, _ now: Instant) -> NewsText {
    let date = zone.day(of: now)
    let late = max(date - phase.since, 0)
    return NewsText(
      title(of: phase),
      phase.completed.map(cycleComplete),
      phase.isResumed ? phrases(PhaseMessage.goesOn) : nil,
      sentences(of: phase, later: late), recalculation(phase),
      late > 0 ? phrases(PhaseMessage.since, "day", named(phase.since, seenFrom: date)) : nil)
  }

  /// Said on the evening before.
  func phaseEve(_ phase: PhaseFacts) -> NewsText {
    let title: PhaseMessage =
      switch phase.block {
      case .leadIn: .eveLeadIn
      case .diet: .eveDiet
      case .maintenance: .eveMaintenance
      case .paused: .evePaused
      }
    guard !phase.isResumed else {
      return NewsText(
        phrases(title), phrases(PhaseMessage.eveGoesOn), sentences(of: phase, later: 0))
    }
    return NewsText(phrases(title), eve(of: phase))
  }

  func restartOffered(_ restart: RestartFacts, _ now: Instant) -> NewsText {
    let since = named(restart.pausedSince, seenFrom: zone.day(of: now))
    return NewsText(
      phrases(PhaseMessage.restart), phrases(PhaseMessage.restartBody, "day", since),
      restart.leadIn > 0
        ? phrases(.restartLeadIn, restart.leadIn) : phrases(PhaseMessage.restartDiet),
      phrases(PhaseMessage.restartOpen))
  }

  // MARK: Sentences

  private func title(of phase: PhaseFacts) -> String {
    switch phase.block {
    case .leadIn:
      phrases(phase.length == Self.week ? PhaseMessage.starterWeek : PhaseMessage.leadIn)
    case .diet: phrases(PhaseMessage.diet)
    case .maintenance: phrases(PhaseMessage.maintenance)
    case .paused: phrases(PhaseMessage.paused)
    }
  }

  static let week: Int64 = 7
  /// For so many days of a maintenance phase the scale is still on its way.
  private static let settling: Int64 = 4

  private func sentences(of phase: PhaseFacts, later late: Int64) -> String {
    let day = phase.day + late
    switch phase.block {
    case .leadIn where day == 1: return leadIn(phase)
    case .leadIn: return both(count(day, of: phase, PhaseMessage.leadInDay), target(phase))
    case .diet: return both(count(day, of: phase, PhaseMessage.dietDay), target(phase))
    case .maintenance:
      let water = day <= Self.settling ? phrases(PhaseMessage.water) : nil
      return both(count(day, of: phase, PhaseMessage.maintenanceDay), target(phase), water)
    case .paused: return both(phrases(PhaseMessage.isPaused), pausedTarget(phase))
    }
  }

  private func both(_ parts: String?...) -> String {
    parts.compactMap(\.self).joined(separator: " ")
  }

  /// Nil where the day would be none of the block.
  private func count(_ day: Int64, of phase: PhaseFacts, _ message: PhaseMessage) -> String? {
    guard day <= phase.length else { return nil }
    return phrases(message, "day", String(day), "length", String(phase.length))
  }

  private func leadIn(_ phase: PhaseFacts) -> String {
    guard let energy = energy(of: phase) else {
      return phase.length == Self.week
        ? phrases(PhaseMessage.weekOneBare) : phrases(.leadInDaysBare, phase.length)
    }
    return phase.length == Self.week
      ? phrases(PhaseMessage.weekOne, "energy", energy)
      : phrases(.leadInDays, phase.length, "energy", energy)
  }

  private func target(_ phase: PhaseFacts) -> String? {
    let message = phase.energy?.isHeld == true ? PhaseMessage.targetHeld : .target
    return energy(of: phase).map { phrases(message, "energy", $0) }
  }

  private func pausedTarget(_ phase: PhaseFacts) -> String {
    energy(of: phase).map { phrases(PhaseMessage.pausedTarget, "energy", $0) }
      ?? phrases(PhaseMessage.pausedTargetBare)
  }

  private func eve(of phase: PhaseFacts) -> String {
    let energy = energy(of: phase)
    let days = String(phase.length)
    switch phase.block {
    case .leadIn:
      return energy.map { phrases(PhaseMessage.eveLeadInBody, "energy", $0) }
        ?? phrases(PhaseMessage.eveLeadInBare)
    case .diet:
      guard let energy, phase.energy?.isHeld != true else {
        return both(phrases(PhaseMessage.eveDietBare, "days", days), target(phase))
      }
      return phrases(PhaseMessage.eveDietBody, "energy", energy, "days", days)
    case .maintenance:
      guard let energy else { return phrases(PhaseMessage.eveMaintenanceBare) }
      let isHeld = phase.energy?.isHeld == true
      return phrases(
        isHeld ? PhaseMessage.eveMaintenanceHeld : .eveMaintenanceBody, "energy", energy)
    case .paused: return both(phrases(PhaseMessage.evePausedBody), pausedTarget(phase))
    }
  }

  /// What the target was until now, and why it is another one.
  private func recalculation(_ phase: PhaseFacts) -> String? {
    guard let energy = phase.energy, let before = energy.before else { return nil }
    let message: PhaseMessage =
      switch energy.reason {
      case .weight: .newTargetWeight
      case .age: .newTargetAge
      case .intake: .newTargetIntake
      case .other: .newTarget
      }
    return phrases(message, "old", self.energy(before, in: energy.unit))
  }

  private func energy(of phase: PhaseFacts) -> String? {
    phase.energy.map { energy($0.kcal, in: $0.unit) }
  }

  /// "Mon" within a week, else "Mon 2026-03-02".
  private func named(_ day: Day, seenFrom today: Day) -> String {
    let distance = today - day
    return distance > -7 && distance < 7 ? weekday(day) : weekday(day) + " " + date(day)
  }
}

// MARK: What is said after a button of it was pressed

extension Wording {
  package func programResumed(_ phase: PhaseFacts) -> NewsText {
    NewsText(phrases(PhaseMessage.resumed), sentences(of: phase, later: 0))
  }

  package func programRestarted(_ phase: PhaseFacts) -> NewsText {
    NewsText(phrases(PhaseMessage.restarted), sentences(of: phase, later: 0))
  }

  package func cycleComplete(_ cycle: Int64) -> String {
    phrases(PhaseMessage.cycleComplete, "n", String(cycle))
  }

  package var programEnded: String { phrases(PhaseMessage.ended) }

  package var staysPaused: NewsText {
    NewsText(phrases(PhaseMessage.paused), phrases(PhaseMessage.staysPaused))
  }

  /// The coming phases by their first dates.
  package func comingPhases(_ phases: [PhaseFacts]) -> NewsText {
    let lines = phases.map { phase in
      let day = weekday(phase.since) + " " + date(phase.since)
      guard let energy = energy(of: phase) else {
        return phrases(PhaseMessage.planLine, "day", day, "phase", title(of: phase))
      }
      return phrases(
        PhaseMessage.planLineEnergy, "day", day, "phase", title(of: phase), "energy", energy)
    }
    return NewsText(
      phrases(PhaseMessage.plan), lines: lines + [phrases(PhaseMessage.planMore)])
  }
}
