package import Time
package import Wire

// What is said after something was eaten or weighed by a click.
extension Wording {
  package func popup(of answer: WeighingAnswer, now: Instant) -> PopupText {
    let state = answer.weight.map { WeightPage(self, on: .linear).answer($0) } ?? ""
    return PopupText(
      title: sentence(before: answer.before, after: answer.weighing, now: now), text: state
    ).fitted
  }

  /// `notes` are of the fast and the eating window.
  package func popup(
    of change: MealChange, read: [ReadMealItem], notes: [String], today: Day
  ) -> PopupText {
    let text = MealPage(self, on: .linear).text(
      of: change, read: read, today: today, hasMacros: false)
    return PopupText(
      title: phrases(JournalMenuMessage.mealLogged),
      text: (text.split(separator: "\n").map(String.init) + notes).joined(separator: "\n")
    ).fitted
  }

  package var undoButton: PopupButton { button(.undo, PopupMessage.undo) }

  package func endFastButton(at moment: Instant, now: Instant) -> PopupButton {
    PopupButton(
      key: PopupChoice.end.rawValue,
      label: phrases(JournalMenuMessage.endFast, "time", soon(moment, now: now)))
  }

  /// Whether what looks like a slip is meant.
  package func question(toAgreeTo reasons: [String]) -> PopupQuestion {
    PopupQuestion(
      title: phrases(PopupMessage.askSure), text: reasons.joined(separator: "\n"),
      buttons: [button(.no, PopupMessage.doNothing), button(.yes, PopupMessage.goOn)]
    ).fitted
  }
}
