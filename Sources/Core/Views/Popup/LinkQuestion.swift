package import Time
package import Wire

/// What a link would do as things stand; which is all it may do.
package enum LinkDeed: Equatable, Sendable {
  /// `goal` as it stands in the link; without one the plan's.
  case start(goal: String?, ago: Span?)
  case stop(RunningFast, ago: Span?)
  case cancel(RunningFast)
  case goal(String, RunningFast)
}

extension Wording {
  /// Says exactly what would be done; nothing is the first answer.
  package func question(before deed: LinkDeed, in state: Snapshot) -> PopupQuestion {
    PopupQuestion(
      title: title(deed, state),
      text: (details(deed, state) + [phrases(LinkMessage.care)]).joined(separator: "\n"),
      buttons: [
        button(.no, .doNothing),
        PopupButton(key: PopupChoice.yes.rawValue, label: phrases(LinkMessage.doIt)),
      ]
    ).fitted
  }

  private func title(_ deed: LinkDeed, _ state: Snapshot) -> String {
    switch deed {
    case .start(let goal, _):
      phrases(LinkMessage.askStart, "goal", goal ?? phrases(LinkMessage.byPlan))
    case .stop(let fast, _):
      phrases(LinkMessage.askStop, "length", span(seconds: fast.elapsed))
    case .cancel(let fast):
      phrases(LinkMessage.askCancel, "length", span(seconds: fast.elapsed))
    case .goal(let goal, _): phrases(LinkMessage.askGoal, "goal", goal)
    }
  }

  private func details(_ deed: LinkDeed, _ state: Snapshot) -> [String] {
    let now = Instant(milliseconds: state.now)
    switch deed {
    case .start(let goal, let ago):
      let plan = goal == nil ? state.plan.map { startNow($0, now: now) } : nil
      return [plan, ago.map { phrases(LinkMessage.began, "span", span(seconds: $0.seconds)) }]
        .compactMap(\.self)
    case .stop(let fast, let ago):
      let ended = ago.map { phrases(LinkMessage.ended, "span", span(seconds: $0.seconds)) }
      return [times(of: fast, now: now), ended].compactMap(\.self)
    case .cancel(let fast), .goal(_, let fast): return [times(of: fast, now: now)]
    }
  }
}
