import Host
import Nouns
import Time
import Views
import Wire

// For those who have clicked.
extension Eat {
  /// What is often eaten at this time, to pick from, and anything else to be typed.
  static func offer(_ session: inout Session) throws(Failure) {
    let question = SuggestionQuestion(slot: slot(session.request.value(.slot)), shown: true)
    let answer = try session.ask(MealCalls.Suggest.self, question)
    guard let text = try session.words(from: try session.wording().menu(of: answer))?.first else {
      throw .said(.done)
    }
    try log(text, of: answer.suggestions, &session)
  }

  /// What was logged; a fast that runs goes on, unless they press that it ended.
  static func answer(
    _ change: MealChange, _ asOn: [String?], _ fast: FastAtMeal?, _ session: inout Session
  ) throws(Failure) {
    let wording = try session.wording()
    let now = Clock.now()
    let goesOn = fast?.goesOn ?? false
    let outside = try fast?.outsideWindow(&session)
    let notes = [goesOn ? wording.phrases(MealPageMessage.fastGoesOn) : nil, outside]
    let text = wording.popup(
      of: change, asOn: asOn, notes: notes.compactMap(\.self), today: wording.zone.day(of: now))
    let more = goesOn ? [wording.endFastButton(at: fast?.at ?? now, now: now)] : []
    if try session.answer(text, offering: more) == .end {
      try fast?.end(&session)
    } else if !goesOn {
      try fast?.settle(&session)
    }
  }
}
