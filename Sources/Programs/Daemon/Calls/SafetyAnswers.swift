import Rules
import Time
import Wire

extension Keeper {
  func answerSafety(_ call: Call, _ client: CallToken) throws(CallFault) -> Afterwards? {
    switch call.method {
    case ProfileCalls.GetSafety.name:
      _ = try input(call, of: ProfileCalls.GetSafety.self)
      reply(safetyAnswer, to: call, client)
      return nil
    case ProfileCalls.SetSafety.name: return try setSafety(call, client)
    default: return try answerProfile(call, client)
    }
  }

  private func setSafety(_ call: Call, _ client: CallToken) throws(CallFault) -> Afterwards {
    let wish = try input(call, of: ProfileCalls.SetSafety.self)
    let order = SafetyOrder(
      applies: Set(wish.applies.map(Rules.SafetyQuestion.init)), isAgreed: wish.agreed ?? false)
    let decision: Decision
    do {
      decision = try decide(.answer(order), by: ports.clients.program(client))
    } catch {
      throw .refused(Refused(error, by: ProfileCalls.interface))
    }
    reply(safetyAnswer, to: call, client)
    return { self.finish(decision) }
  }

  private var safetyAnswer: SafetyAnswer {
    let answers = engine.standing.safety
    let applies = Rules.SafetyQuestion.allCases.filter { answers?.applies.contains($0) == true }
    return SafetyAnswer(
      safety: Wire.Safety(
        at: answers?.at.milliseconds, applies: applies.map(Wire.SafetyQuestion.init),
        agreed: answers?.isAgreed ?? false,
        longestGoal: engine.standing.longestGoal(on: moment.date)?.seconds))
  }
}

extension Wire.SafetyQuestion {
  init(_ question: Rules.SafetyQuestion) {
    switch question {
    case .underAge: self = .underAge
    case .pregnancy: self = .pregnancy
    case .eatingDisorder: self = .eatingDisorder
    case .lowWeight: self = .lowWeight
    case .diabetes: self = .diabetes
    case .organs: self = .organs
    case .medicines: self = .medicines
    case .frail: self = .frail
    case .hardWork: self = .hardWork
    }
  }
}

extension Rules.SafetyQuestion {
  init(_ question: Wire.SafetyQuestion) {
    switch question {
    case .underAge: self = .underAge
    case .pregnancy: self = .pregnancy
    case .eatingDisorder: self = .eatingDisorder
    case .lowWeight: self = .lowWeight
    case .diabetes: self = .diabetes
    case .organs: self = .organs
    case .medicines: self = .medicines
    case .frail: self = .frail
    case .hardWork: self = .hardWork
    }
  }
}
