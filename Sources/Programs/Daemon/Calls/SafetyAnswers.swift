import Nouns
import Rules
import Time
import Wire

extension Keeper {
  func safety() -> SafetyAnswer {
    let answers = engine.standing.safety
    let applies = SafetyQuestion.allCases.filter { answers?.applies.contains($0) == true }
    return SafetyAnswer(
      safety: Wire.Safety(
        at: answers?.at.milliseconds, applies: applies,
        agreed: answers?.isAgreed ?? false,
        longestGoal: engine.standing.longestGoal(on: moment.date)?.seconds))
  }
}

nonisolated extension Command {
  init(_ wish: SafetyWish) {
    self = .answer(
      SafetyOrder(
        applies: Set(wish.applies), isAgreed: wish.agreed ?? false))
  }
}
