import Time
package import Wire

extension Wording {
  /// Says exactly what would be done; nothing is the first answer.
  package func question(before deed: LinkDeed, in state: Snapshot) -> PopupQuestion {
    PopupQuestion(
      title: title(deed, state),
      text: (details(deed, state) + [phrases(LinkMessage.care)]).joined(separator: "\n"),
      buttons: [
        button(.no, PopupMessage.doNothing),
        PopupButton(key: PopupChoice.yes.rawValue, label: phrases(LinkMessage.doIt)),
      ]
    ).fitted
  }

  private func title(_ deed: LinkDeed, _ state: Snapshot) -> String {
    let now = Instant(milliseconds: state.now)
    return switch deed {
    case .start(let goal, _):
      phrases(
        LinkMessage.askStart, "goal", goal.map(name) ?? phrases(LinkMessage.byPlan))
    case .stop(let fast, _):
      phrases(LinkMessage.askStop, "length", span(seconds: shown(fast, now: now).elapsed))
    case .cancel(let fast):
      phrases(LinkMessage.askCancel, "length", span(seconds: shown(fast, now: now).elapsed))
    case .goal(let goal, _): phrases(LinkMessage.askGoal, "goal", name(goal))
    }
  }

  private func details(_ deed: LinkDeed, _ state: Snapshot) -> [String] {
    let now = Instant(milliseconds: state.now)
    switch deed {
    case .start(let goal, let ago):
      let end = goal == nil ? state.plan.map { startNow($0, now: now) } : done(goal, ago, now: now)
      return [end, ago.map { phrases(LinkMessage.began, "span", span(seconds: $0.seconds)) }]
        .compactMap(\.self)
    case .stop(let fast, let ago):
      let ended = ago.map { phrases(LinkMessage.ended, "span", span(seconds: $0.seconds)) }
      return [times(of: fast, now: now), ended].compactMap(\.self)
    case .cancel(let fast), .goal(_, let fast): return [times(of: fast, now: now)]
    }
  }

  private func done(_ goal: LinkGoal?, _ ago: Span?, now: Instant) -> String? {
    goal?.span(present: nil).map { span in
      phrases(LinkMessage.done, "end", moment(now - (ago ?? .zero) + span, now: now))
    }
  }

  private func name(_ goal: LinkGoal) -> String {
    switch goal {
    case .open: phrases(LinkMessage.open)
    case .span(let span): self.span(seconds: span.seconds)
    case .change(let change):
      (change < .zero ? "−" : "+") + span(seconds: abs(change.seconds))
    case .schedule(let name, _): PlainText.line(name)
    }
  }
}
