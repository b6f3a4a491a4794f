package import Nouns
package import Time
package import Wire

// The answers after a button or the body of a pop-up was pressed.
extension Wording {
  package func fastEnded(_ fast: Entry) -> NewsText {
    var body = span(seconds: fast.length ?? 0)
    if fast.outcome != .open { body += ", " + phrases(OutcomeMessage(fast.outcome)) }
    let care = Aftercare(of: fast)
    return minding(care, NewsText(phrases(AnswerMessage.fastEnded), body))
  }

  /// Ended at the moment its goal was reached.
  package func fastEndedAtGoal(_ fast: FastFacts, now: Instant) -> NewsText {
    let text = NewsText(
      phrases(AnswerMessage.fastEnded),
      phrases(
        AnswerMessage.fastEndedAtGoal, "length", length(ofGoal: fast), "end",
        moment(fast.goalAt, now: now)))
    return minding(Aftercare(after: fast.goal.seconds), text)
  }

  /// How to end a fast at another time than now.
  package var howToEnd: NewsText {
    NewsText(phrases(AnswerMessage.howToEnd), phrases(AnswerMessage.howToEndBody))
  }

  package func goalMoved(start: Instant, goal: Span, now: Instant) -> NewsText {
    NewsText(
      phrases(AnswerMessage.goalMoved, "end", moment(start + goal, now: now)),
      span(seconds: goal.seconds))
  }

  package func fastStarted(start: Instant, goal: Span?, now: Instant) -> NewsText {
    let from = moment(start, now: now)
    let body =
      goal.map {
        phrases(AnswerMessage.startedGoal, "start", from, "end", moment(start + $0, now: now))
      } ?? phrases(AnswerMessage.startedOpen, "start", from)
    return NewsText(phrases(AnswerMessage.fastStarted), body)
  }

  package func snoozed(until at: Instant, now: Instant) -> NewsText {
    NewsText(
      phrases(AnswerMessage.snoozed),
      phrases(AnswerMessage.snoozedBody, "at", moment(at, now: now)))
  }

  package var remindingStopped: NewsText { NewsText(phrases(AnswerMessage.remindingStopped)) }

  /// The fast or the reminder of the pop-up is gone.
  package var fastOver: NewsText {
    NewsText(phrases(AnswerMessage.isOver), phrases(AnswerMessage.nothingChanged))
  }

  package func refused(_ refusal: Refusal, now: Instant) -> NewsText {
    // Nothing can be typed into a pop-up.
    if case .needsConfirmation = refusal {
      return NewsText(phrases(AnswerMessage.refused), phrases(AnswerMessage.confirmElsewhere))
    }
    return NewsText(phrases(AnswerMessage.refused), sentence(for: refusal, now: now))
  }
}

/// The buttons of a pop-up.
package enum NewsButton: Hashable, Sendable {
  case endFast, endNow, oneHourMore, startNow, endedEarlier, stillFasting, stopReminding, showStatus
  case showPlan, resume, restart, notNow, logWeight, logMeal
  case snooze(Span)
  case startedAt(Instant)
  case endedAt(Instant)
  case endedAtGoal(Instant)
}

extension Wording {
  package func label(of button: NewsButton, now: Instant) -> String {
    switch button {
    case .endFast: phrases(AnswerMessage.endFast)
    case .endNow: phrases(EndMessage.now)
    case .stillFasting: phrases(EndMessage.stillRunning)
    case .oneHourMore: phrases(AnswerMessage.oneHourMore)
    case .startNow: phrases(AnswerMessage.startNow)
    case .endedEarlier: phrases(AnswerMessage.endedEarlier)
    case .stopReminding: phrases(AnswerMessage.stopReminding)
    case .showStatus: phrases(AnswerMessage.showStatus)
    case .showPlan: phrases(PhaseNewsMessage.showPlan)
    case .resume: phrases(PhaseNewsMessage.resume)
    case .restart: phrases(PhaseNewsMessage.restartNow)
    case .notNow: phrases(PhaseNewsMessage.notNow)
    case .logWeight: phrases(MenuMessage.weight)
    case .logMeal: phrases(MenuMessage.meal)
    case .snooze(let span):
      phrases(AnswerMessage.snooze, "span", self.span(seconds: span.seconds))
    case .startedAt(let start): phrases(AnswerMessage.startedAt, "time", soon(start, now: now))
    case .endedAtGoal(let end): endedAtGoal(end.milliseconds, now: now)
    case .endedAt(let end): phrases(AnswerMessage.endedAt, "time", soon(end, now: now))
    }
  }
}
