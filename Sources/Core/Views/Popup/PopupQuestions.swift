package import Time
package import Wire

/// What can be answered to a question after a click.
package enum PopupChoice: String, Sendable {
  case yes, no, discard
  /// The fast ended when its goal was reached.
  case atGoal
  /// At another time, which is asked next.
  case atTime
  /// Take it back, and let the fast end as well.
  case undo, end
  /// Say how the fast felt.
  case feeling
}

extension Wording {
  /// A fast so far over its goal looks forgotten, and its end may be another than now.
  private static let farOver = Span.hours(5)

  package static func isFarOver(_ fast: RunningFast) -> Bool { fast.over >= farOver.seconds }

  /// Whether the fast shall end; where it is far over its goal, perhaps then.
  package func question(toEnd fast: RunningFast, now: Instant) -> PopupQuestion {
    let length = span(seconds: shown(fast, now: now).elapsed)
    let keep = button(.no, PopupMessage.keep)
    let atGoal = fast.goalAt.map { goalAt in
      PopupButton(key: PopupChoice.atGoal.rawValue, label: endedAtGoal(goalAt, now: now))
    }
    let title: String
    let buttons: [PopupButton?]
    switch EndDoubt(about: fast, endingAt: now) {
    case .brief:
      title = phrases(EndMessage.brief, "length", length)
      buttons = [button(.discard, PopupMessage.discard), button(.yes, EndMessage.endAndKeep), keep]
    case .overdue:
      title = phrases(EndMessage.when)
      buttons = [
        atGoal, button(.atTime, EndMessage.atTime), button(.yes, EndMessage.now),
        button(.no, EndMessage.stillRunning),
      ]
    case nil:
      title = phrases(PopupMessage.askEnd, "length", length)
      buttons = [
        button(.yes, PopupMessage.end), Self.isFarOver(fast) ? atGoal : nil, keep,
      ]
    }
    return PopupQuestion(
      title: title, text: times(of: fast, now: now), buttons: buttons.compactMap(\.self)
    ).fitted
  }

  /// When it ended, by the places of the likely times.
  package func question(whenEnded ends: [Instant], now: Instant) -> PopupQuestion {
    PopupQuestion(
      title: howToEnd.title, text: howToEnd.body,
      buttons: ends.enumerated().map {
        PopupButton(key: String($0), label: label(of: .endedAt($1), now: now))
      }
    ).fitted
  }

  /// Whether a goal that was reached is really to be changed, by a wheel that turns easily.
  package func question(toChangeReached fast: RunningFast, now: Instant) -> PopupQuestion {
    PopupQuestion(
      title: phrases(EndMessage.goalStands), text: times(of: fast, now: now),
      buttons: [button(.no, EndMessage.leaveGoal), button(.yes, EndMessage.changeGoal)]
    ).fitted
  }

  package func endedAtGoal(_ goalAt: Int64, now: Instant) -> String {
    phrases(
      PopupMessage.endedAtGoal, "end", soon(Instant(milliseconds: goalAt), now: now))
  }

  package func question(toDiscard fast: RunningFast, now: Instant) -> PopupQuestion {
    PopupQuestion(
      title: phrases(
        PopupMessage.askDiscard, "length", span(seconds: shown(fast, now: now).elapsed)),
      text: times(of: fast, now: now),
      buttons: [button(.yes, PopupMessage.discard), button(.no, PopupMessage.keep)]
    ).fitted
  }

  /// Whether a goal over 48 hours is really meant; `care` is what to mind.
  package func question(toGoOnLong care: String) -> PopupQuestion {
    PopupQuestion(
      title: phrases(PopupMessage.askLong), text: care,
      buttons: [button(.no, PopupMessage.doNothing), button(.yes, PopupMessage.goOn)]
    ).fitted
  }

  func times(of fast: RunningFast, now: Instant) -> String {
    StatusCard(self, on: .plain, hasBar: false).times(shown(fast, now: now), now)
  }

  func button(_ choice: PopupChoice, _ label: some Message) -> PopupButton {
    PopupButton(key: choice.rawValue, label: phrases(label))
  }
}
