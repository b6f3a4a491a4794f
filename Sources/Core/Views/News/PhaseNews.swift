import Nouns
import Time
import Wire

// News of the diet program.
extension Wording {
  /// On a later date than its first it says which day that is, and since when.
  func phaseSwitched(_ phase: PhaseFacts, _ now: Instant) -> NewsText {
    let date = zone.day(of: now)
    let late = max(date - phase.since, 0)
    return NewsText(
      headline(of: phase, isLate: late > 0),
      phase.completed.map(cycleComplete),
      sentences(of: phase, later: late), recalculation(phase),
      late > 0 ? phrases(PhaseNewsMessage.since, "day", day(phase.since, today: date)) : nil)
  }

  /// Said on the evening before.
  func phaseEve(_ phase: PhaseFacts) -> NewsText {
    guard !phase.isResumed else {
      return NewsText(phrases(PhaseNewsMessage.eveGoesOn), sentences(of: phase, later: 0))
    }
    let title: PhaseNewsMessage =
      switch phase.block {
      case .leadIn: .eveLeadIn
      case .diet: .eveDiet
      case .maintenance: .eveMaintenance
      case .paused: .evePaused
      }
    return NewsText(phrases(title), eve(of: phase))
  }

  func restartOffered(_ restart: RestartFacts, _ now: Instant) -> NewsText {
    let since = day(restart.pausedSince, today: zone.day(of: now))
    return NewsText(
      phrases(PhaseNewsMessage.restart), phrases(PhaseNewsMessage.restartBody, "day", since),
      restart.leadIn > 0
        ? phrases(.restartLeadIn, restart.leadIn) : phrases(PhaseNewsMessage.restartDiet),
      phrases(PhaseNewsMessage.restartOpen))
  }

  // MARK: Sentences

  /// The change of today; on a later day only the present phase.
  private func headline(of phase: PhaseFacts, isLate: Bool) -> String {
    if phase.isResumed { return phrases(PhaseNewsMessage.resumed) }
    guard !isLate, phase.block != .paused else { return title(of: phase) }
    return phrases(PhaseNewsMessage.begins, "phase", title(of: phase))
  }

  private func title(of phase: PhaseFacts) -> String {
    switch phase.block {
    case .leadIn: name(of: .leadIn, length: phase.length) ?? ""
    case .diet: name(of: .diet, length: phase.length) ?? ""
    case .maintenance: name(of: .maintenance, length: phase.length) ?? ""
    case .paused: phrases(StandingMessage.paused)
    }
  }

  private static let week: Int64 = 7
  /// For so many days of a maintenance phase the scale is still on its way.
  private static let settling: Int64 = 4

  private func sentences(of phase: PhaseFacts, later late: Int64) -> String {
    let day = phase.day + late
    switch phase.block {
    case .leadIn where day == 1: return leadIn(phase)
    case .leadIn, .diet: return standing(phase, on: day)
    case .maintenance:
      let water = day <= Self.settling ? phrases(PhaseNewsMessage.water) : nil
      return both(standing(phase, on: day), water)
    case .paused: return pausedTarget(phase)
    }
  }

  /// "Day 1 of 14 · 1,600 kcal a day."
  private func standing(_ phase: PhaseFacts, on day: Int64) -> String {
    let isHeld = phase.energy?.isHeld == true
    let energy = isHeld ? nil : energy(of: phase)
    let facts = [
      count(day, of: phase),
      energy.map { phrases(ProgramMessage.energyADay, "energy", $0) },
    ].compactMap(\.self)
    let line = facts.isEmpty ? nil : facts.joined(separator: Screen.plain.separator) + "."
    return both(line, isHeld ? target(phase) : nil)
  }

  private func both(_ parts: String?...) -> String {
    parts.compactMap(\.self).joined(separator: " ")
  }

  /// Nil where the day would be none of the block.
  private func count(_ day: Int64, of phase: PhaseFacts) -> String? {
    guard day <= phase.length else { return nil }
    let (day, length) = (String(day), String(phase.length))
    guard phase.isResumed else { return phrases(PhaseNewsMessage.day, "day", day, "of", length) }
    return phrases(
      StandingMessage.day, "phase", title(of: phase), "day", day, "of", length)
  }

  private func leadIn(_ phase: PhaseFacts) -> String {
    guard let energy = energy(of: phase) else {
      return phase.length == Self.week
        ? phrases(PhaseNewsMessage.weekOneBare) : phrases(.leadInDaysBare, phase.length)
    }
    return phase.length == Self.week
      ? phrases(PhaseNewsMessage.weekOne, "energy", energy)
      : phrases(.leadInDays, phase.length, "energy", energy)
  }

  /// Nil where it is as the phase has it.
  private func target(_ phase: PhaseFacts) -> String? {
    guard phase.energy?.isHeld == true else { return nil }
    return energy(of: phase).map { phrases(PhaseNewsMessage.targetHeld, "energy", $0) }
  }

  private func pausedTarget(_ phase: PhaseFacts) -> String {
    energy(of: phase).map { phrases(PhaseNewsMessage.pausedTarget, "energy", $0) }
      ?? phrases(PhaseNewsMessage.pausedTargetBare)
  }

  private func eve(of phase: PhaseFacts) -> String {
    let energy = energy(of: phase)
    let days = String(phase.length)
    switch phase.block {
    case .leadIn:
      return energy.map { phrases(PhaseNewsMessage.eveLeadInBody, "energy", $0) }
        ?? phrases(PhaseNewsMessage.eveLeadInBare)
    case .diet:
      guard let energy, phase.energy?.isHeld != true else {
        return both(phrases(PhaseNewsMessage.eveDietBare, "days", days), target(phase))
      }
      return phrases(PhaseNewsMessage.eveDietBody, "energy", energy, "days", days)
    case .maintenance:
      guard let energy else { return phrases(PhaseNewsMessage.eveMaintenanceBare) }
      let isHeld = phase.energy?.isHeld == true
      return phrases(
        isHeld ? PhaseNewsMessage.eveMaintenanceHeld : .eveMaintenanceBody, "energy", energy)
    case .paused: return pausedTarget(phase)
    }
  }

  /// The target until now, and the reason for the new one.
  private func recalculation(_ phase: PhaseFacts) -> String? {
    guard let energy = phase.energy, let before = energy.before else { return nil }
    let message: PhaseNewsMessage =
      switch energy.reason {
      case .weight: .newTargetWeight
      case .age: .newTargetAge
      case .intake: .newTargetIntake
      case .other: .newTarget
      }
    return phrases(message, "old", self.energy(before))
  }

  private func energy(of phase: PhaseFacts) -> String? {
    phase.energy.map { energy($0.kcal) }
  }
}

// MARK: Answers to its buttons

extension Wording {
  package func programResumed(_ phase: PhaseFacts) -> NewsText {
    NewsText(phrases(PhaseNewsMessage.resumed), sentences(of: phase.named, later: 0))
  }

  package func programRestarted(_ phase: PhaseFacts) -> NewsText {
    NewsText(phrases(PhaseNewsMessage.restarted), sentences(of: phase.named, later: 0))
  }

  package func cycleComplete(_ cycle: Int64) -> String {
    phrases(PhaseNewsMessage.cycleComplete, "n", String(cycle))
  }

  package var programEnded: String { phrases(PhaseNewsMessage.ended) }

  package var staysPaused: NewsText {
    NewsText(phrases(StandingMessage.paused), phrases(PhaseNewsMessage.staysPaused))
  }

  /// The coming phases by their first dates.
  package func comingPhases(_ phases: [PhaseFacts]) -> NewsText {
    let lines = phases.map { phase in
      let day = longDate(phase.since)
      guard let energy = energy(of: phase) else {
        return phrases(PhaseNewsMessage.planLine, "day", day, "phase", title(of: phase))
      }
      return phrases(
        PhaseNewsMessage.planLineEnergy, "day", day, "phase", title(of: phase), "energy", energy)
    }
    return NewsText(
      phrases(PhaseNewsMessage.plan), lines: lines + [phrases(PhaseNewsMessage.planMore)])
  }
}

extension PhaseFacts {
  /// The same under a title that does not name the phase.
  fileprivate var named: Self {
    var facts = self
    facts.isResumed = true
    return facts
  }
}
