package import Time
package import Wire

/// What can be answered to a question after a click.
package enum PopupChoice: String, Sendable {
  case yes, no
  /// The fast ended when its goal was reached.
  case atGoal
}

extension Wording {
  /// A fast so far over its goal looks forgotten, and its end may be another than now.
  private static let farOver = Span.hours(5)

  package static func isFarOver(_ fast: RunningFast) -> Bool { fast.over >= farOver.seconds }

  /// Whether the fast shall end; where it is far over its goal, perhaps then.
  package func question(toEnd fast: RunningFast, now: Instant) -> PopupQuestion {
    let length = span(seconds: fast.elapsed)
    var buttons = [button(.yes, .end)]
    if Self.isFarOver(fast), let goalAt = fast.goalAt {
      buttons.append(
        PopupButton(
          key: PopupChoice.atGoal.rawValue, label: endedAtGoal(goalAt, now: now)))
    }
    return PopupQuestion(
      title: phrases(PopupMessage.askEnd, "length", length), text: times(of: fast, now: now),
      buttons: buttons + [button(.no, .keep)]
    ).fitted
  }

  package func endedAtGoal(_ goalAt: Int64, now: Instant) -> String {
    phrases(
      PopupMessage.endedAtGoal, "end", soon(Instant(milliseconds: goalAt), now: now))
  }

  package func question(toDiscard fast: RunningFast, now: Instant) -> PopupQuestion {
    PopupQuestion(
      title: phrases(PopupMessage.askDiscard, "length", span(seconds: fast.elapsed)),
      text: times(of: fast, now: now), buttons: [button(.yes, .discard), button(.no, .keep)]
    ).fitted
  }

  /// Whether a goal over 48 hours is really meant; `care` is what to mind.
  package func question(toGoOnLong care: String) -> PopupQuestion {
    PopupQuestion(
      title: phrases(PopupMessage.askLong), text: care,
      buttons: [button(.no, .doNothing), button(.yes, .goOn)]
    ).fitted
  }

  func times(of fast: RunningFast, now: Instant) -> String {
    StatusCard(self, on: .plain, hasBar: false).times(fast, now)
  }

  func button(_ choice: PopupChoice, _ label: PopupMessage) -> PopupButton {
    PopupButton(key: choice.rawValue, label: phrases(label))
  }
}
