import Rules
import Time
import Wire

extension Keeper {
  func safety() -> SafetyAnswer {
    let answers = engine.standing.safety
    let applies = Rules.SafetyQuestion.allCases.filter { answers?.applies.contains($0) == true }
    return SafetyAnswer(
      safety: Wire.Safety(
        at: answers?.at.milliseconds, applies: applies.map(Wire.SafetyQuestion.init),
        agreed: answers?.isAgreed ?? false,
        longestGoal: engine.standing.longestGoal(on: moment.date)?.seconds))
  }
}

nonisolated extension Command {
  init(_ wish: SafetyWish) {
    self = .answer(
      SafetyOrder(
        applies: Set(wish.applies.map(Rules.SafetyQuestion.init)), isAgreed: wish.agreed ?? false))
  }
}

nonisolated extension Wire.SafetyQuestion {
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

nonisolated extension Rules.SafetyQuestion {
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
