package import Nouns
package import Time
package import Wire

// What is said after a command that was given by a click.
extension Wording {
  /// What became of the fast; `care` is a sentence that belongs to it.
  package func popup(of answer: FastAnswer, isGoalChange: Bool, care: String? = nil) -> PopupText {
    let now = Instant(milliseconds: answer.state.now)
    let fast = answer.fast
    let text =
      switch fast.outcome {
      case .cancelled: discarded(fast)
      case _ where fast.end != nil: PopupText(fastEnded(fast))
      default: isGoalChange ? goalMoved(fast, now) : started(fast, now)
      }
    let doubt = doubt(aboutEndOf: fast, in: answer.state.notices, now: now)
    let lines = [text.text, doubt, care].compactMap(\.self).filter { !$0.isEmpty }
    return PopupText(title: text.title, text: lines.joined(separator: "\n"), urgency: text.urgency)
      .fitted
  }

  private func discarded(_ fast: Entry) -> PopupText {
    PopupText(
      title: phrases(PopupMessage.discarded),
      text: [fast.length.map(span), phrases(PopupMessage.toBringBack)].compactMap(\.self)
        .joined(separator: "\n"))
  }

  private func started(_ fast: Entry, _ now: Instant) -> PopupText {
    let start = Instant(milliseconds: fast.start)
    guard let seconds = fast.goal, let name = goal(schedule: fast.schedule, seconds: seconds)
    else {
      return PopupText(
        title: phrases(PopupMessage.startedOpen),
        text: phrases(PopupMessage.since, "start", moment(start, now: now)))
    }
    return PopupText(
      title: phrases(PopupMessage.started, "goal", name),
      text: phrases(PopupMessage.goal, "end", moment(start + .seconds(seconds), now: now)))
  }

  private func goalMoved(_ fast: Entry, _ now: Instant) -> PopupText {
    guard let goal = fast.goal else {
      return PopupText(title: phrases(PopupMessage.goalGone), text: "")
    }
    return PopupText(
      goalMoved(start: Instant(milliseconds: fast.start), goal: .seconds(goal), now: now))
  }

  /// How things stand; somebody asked, so that it is not as pale as what comes by itself may be.
  package func popup(of snapshot: Snapshot) -> PopupText {
    var text = PopupText(status(of: snapshot)).fitted
    text.urgency = text.urgency ?? .normal
    return text
  }

  /// What will be told next.
  package func popup(of agenda: AgendaAnswer, now: Instant) -> PopupText {
    let lines = AgendaPage(self, on: .linear).next(in: agenda, now: now)
    return PopupText(lines: lines.joined(separator: "\n")).fitted
  }

  package func popup(undone sentence: String) -> PopupText {
    PopupText(title: phrases(PopupMessage.undone), text: sentence).fitted
  }

  /// Why something was not done.
  package func popup(of refusal: Refusal, now: Instant) -> PopupText {
    PopupText(refused(refusal, now: now)).fitted
  }

  package func popup(notDone sentence: String) -> PopupText {
    PopupText(title: phrases(AnswerMessage.refused), text: sentence).fitted
  }
}

extension PopupText {
  init(_ text: NewsText) {
    self.init(title: text.title, text: text.body, urgency: text.urgency)
  }
}
