import Rules
import Time
import Wire

extension Keeper {
  func answerProfile(_ call: Call, _ client: CallToken) throws(CallFault) -> Afterwards? {
    switch call.method {
    case ProfileCalls.Get.name:
      _ = try input(call, of: ProfileCalls.Get.self)
      let today = moment.date
      let before = engine.standing.targetChange(on: today)?.before
      reply(profileAnswer(on: today, before: before), to: call, client)
      return nil
    case ProfileCalls.Set.name:
      let order = try input(call, of: ProfileCalls.Set.self)
      return try describe(.profile(Rules.ProfileOrder(order)), call, client)
    case ProfileCalls.Recalculate.name:
      _ = try input(call, of: ProfileCalls.Recalculate.self)
      return try describe(.recalculate, call, client)
    case ProfileCalls.GetTargets.name:
      let question = try input(call, of: ProfileCalls.GetTargets.self)
      reply(targetsAnswer(on: try day(of: question) ?? moment.date), to: call, client)
      return nil
    default: throw unknown(call)
    }
  }

  private func describe(
    _ command: Command, _ call: Call, _ client: CallToken
  ) throws(CallFault) -> Afterwards {
    let before = engine.standing.targets(on: moment.date)
    let decision: Decision
    do {
      decision = try decide(command, by: ports.clients.program(client))
    } catch {
      let fault = CallFault.refused(Refused(error, by: ProfileCalls.interface))
      guard case .underAge = error, case .profile(let order) = command,
        let kept = order.ofMinor,
        let decision = try? decide(.profile(kept), by: ports.clients.program(client))
      else { throw fault }
      // What was said is refused, and counts as a yes to the first question.
      refuse(client, fault)
      return { self.finish(decision) }
    }
    let after = engine.standing.targets(on: moment.date)
    reply(
      profileAnswer(on: moment.date, before: before == after ? nil : before), to: call, client)
    return { self.finish(decision) }
  }

  private func day(of question: TargetsQuestion) throws(CallFault) -> Day? {
    guard let text = question.date else { return nil }
    guard let day = try? Day(iso: text) else { throw .fields(.wrongType("date")) }
    return day
  }

  private func profileAnswer(on today: Day, before: Rules.Targets?) -> ProfileAnswer {
    let standing = engine.standing
    return ProfileAnswer(
      profile: Wire.Profile(standing.profiles.last, on: today),
      targets: standing.targets(on: today).map(Wire.Targets.init),
      before: before.map(Wire.Targets.init),
      obstacle: standing.reasonForNoEnergy(on: today).map(Wire.SafetyQuestion.init))
  }

  private func targetsAnswer(on day: Day) -> TargetsAnswer {
    let standing = engine.standing
    let targets = standing.targets(on: day)
    let energy = standing.energy(on: day)
    let macros = energy.flatMap { targets?.macros(kcal: $0.kcal) }
    return TargetsAnswer(
      date: day.iso, targets: targets.map(Wire.Targets.init),
      energy: energy.map(Wire.DayEnergy.init), macros: macros.map(Wire.Macros.init),
      program: program(on: day), missing: standing.missing(on: day).map(Wire.ProfileField.init),
      obstacle: standing.reasonForNoEnergy(on: day).map(Wire.SafetyQuestion.init))
  }
}

// MARK: - What the rules worked out

nonisolated extension Wire.Targets {
  init(_ targets: Rules.Targets) {
    self.init(
      since: targets.since.iso, origin: TargetOrigin(targets.origin),
      dietOrigin: targets.diet.map { _ in TargetOrigin(targets.dietOrigin) },
      age: targets.age.map { Int64($0) }, height: targets.height, weight: targets.weight,
      basis: Wire.Basis(targets.basis), activity: targets.activity.map(Wire.Activity.init),
      factor: targets.activity?.factor, ree: targets.resting?.thousandths, tdee: targets.tdee,
      maintenance: targets.maintenance, diet: targets.diet, restriction: targets.restriction,
      wanted: targets.wanted, floor: targets.floor, bmi: targets.bmi,
      flags: targets.flags.map(TargetFlag.init))
  }
}

nonisolated extension TargetOrigin {
  init(_ origin: Rules.Targets.Origin) {
    switch origin {
    case .formula: self = .formula
    case .manual: self = .manual
    case .adaptive: self = .adaptive
    }
  }
}

nonisolated extension TargetFlag {
  init(_ flag: Rules.Targets.Flag) {
    switch flag {
    case .underweight: self = .underweight
    case .bmiCap: self = .bmiCap
    case .deficitCap: self = .deficitCap
    case .floor: self = .floor
    case .noDeficit: self = .noDeficit
    }
  }
}

nonisolated extension Wire.DayEnergy {
  init(_ energy: Rules.DayEnergy) {
    let reason: EnergyReason =
      switch energy.reason {
      case .maintenance: .maintenance
      case .diet: .diet
      case .fastDay: .fastDay
      case .noDiet: .noDiet
      }
    self.init(kcal: energy.kcal, reason: reason)
  }
}

nonisolated extension Wire.Macros {
  init(_ macros: Rules.Macros) {
    self.init(
      reference: macros.reference, protein: macros.protein, fat: macros.fat, carbs: macros.carbs,
      fiber: macros.fiber)
  }
}
