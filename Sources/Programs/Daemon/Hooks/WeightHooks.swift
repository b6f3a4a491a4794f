import Nouns
import Rules
import Time
import Views
import Wire

extension Teller {
  /// What the person has just weighed; an import and an undo are no weighing.
  func weightEvents(of decision: Decision) -> [HookEvent] {
    guard let step = decision.commit.step, step.kind == .command,
      [.addWeighing, .profile].contains(step.verb.known)
    else { return [] }
    return step.changes.compactMap { change in
      guard change.before == nil, case .weighing(let weighing)? = change.after else { return nil }
      let text = wording.sentence(before: nil, after: weighing, now: now.instant)
      var event = event(.weightLogged, text: text)
      event.weight = HookEvent.Weight(
        id: weighing.id.text, at: weighing.at.instant.milliseconds, grams: weighing.grams,
        mean: snapshot(true).glance?.weight)
      return event
    }
  }
}
