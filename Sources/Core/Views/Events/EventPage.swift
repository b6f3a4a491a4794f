import Nouns
package import Time
package import Wire

/// The text of `fastctl events`.
package struct EventPage {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  /// A line for each, as they come.
  package func text(of events: [JournalEvent], isFiltered: Bool, now: Instant) -> String {
    guard !events.isEmpty else { return nothing(isFiltered) }
    var table = Table(columns: [
      Table.Column(heading: phrases(EventMessage.when)),
      Table.Column(heading: phrases(EventMessage.name), goes: 1),
      Table.Column(heading: phrases(EventMessage.what), isWrapped: true),
    ])
    table.rows = events.map { event in
      [moment(event.at, now), event.name.rawValue, what(event)]
    }
    return table.text(on: screen)
  }

  package func text(
    of summary: EventSummaryAnswer, isFiltered: Bool, now: Instant
  ) -> String {
    guard summary.events > 0 else { return nothing(isFiltered) }
    var table = Table(columns: [
      Table.Column(heading: phrases(EventMessage.name)),
      Table.Column(heading: phrases(EventMessage.count), isRight: true),
      Table.Column(heading: phrases(EventMessage.first), goes: 2),
      Table.Column(heading: phrases(EventMessage.last), goes: 1),
    ])
    table.rows = summary.counts.map { count in
      [
        count.name.rawValue, wording.number(count.count), moment(count.first, now),
        moment(count.last, now),
      ]
    }
    return table.text(on: screen) + "\n" + measures(of: summary)
  }

  private func nothing(_ isFiltered: Bool) -> String {
    Page.sentences(phrases(isFiltered ? EventMessage.noMatch : .nothing), on: screen)
  }

  private func moment(_ at: Int64, _ now: Instant) -> String {
    wording.moment(Instant(milliseconds: at), now: now)
  }

  // MARK: The first weeks

  private func measures(of summary: EventSummaryAnswer) -> String {
    let measures: [(EventMessage, Bool?)] = [
      (.onboardingFinished, summary.onboardingFinished), (.articleRead, summary.articleOpened),
      (.activeOnDay7, summary.activeOnDay7), (.mealOnDay7, summary.mealOnDay7),
      (.activeAfterDay14, summary.activeAfterDay14),
      (.day28Reached, summary.day28Reached),
      (.activeAfterSwitch, summary.activeAfterFirstSwitch),
    ]
    let width = measures.reduce(0) { max($0, phrases($1.0).cells) } + 2
    var page = Page(on: screen)
    for (name, answer) in measures {
      let label = phrases(name)
      let word = answer.map { $0 ? EventMessage.yes : .no } ?? .notYet
      page.add(
        phrases(word), after: label + String(repeating: " ", count: width - label.cells),
        width: width)
    }
    return page.text
  }

  // MARK: One

  private func what(_ event: JournalEvent) -> String {
    switch event.name {
    case .onboardingStarted: phrases(EventMessage.onboardingStarted)
    case .onboardingStepCompleted: named(.onboardingStep, event, .stepName)
    case .onboardingCompleted: phrases(EventMessage.onboardingCompleted)
    case .articleOpened: named(.articleOpened, event, .topic)
    case .cyclePhaseSwitched:
      phrases(
        EventMessage.phaseSwitched, "from", phase(event, .from), "to", phase(event, .to))
    case .sessionStarted: phrases(EventMessage.sessionStarted)
    case .sessionEnded:
      phrases(EventMessage.sessionEnded, "span", span(event, .duration))
    case .viewOpened: named(.viewOpened, event, .view)
    case .viewClosed: named(.viewClosed, event, .view)
    case .cycleRecovered: phrases(EventMessage.cycleRecovered)
    case .errorOccurred: named(.errorOccurred, event, .type)
    case .fastStarted: phrases(EventMessage.fastStarted)
    case .fastCompleted: phrases(EventMessage.fastCompleted)
    case .fastStopped: phrases(EventMessage.fastStopped)
    case .fastCancelled: phrases(EventMessage.fastCancelled)
    case .warningShown: named(.warningShown, event, .type)
    case .streakMilestoneReached:
      phrases(EventMessage.streakMilestone, "days", wording.number(event.number(.days) ?? 0))
    case .streakBroken: phrases(EventMessage.streakBroken)
    case .weightLogged: phrases(EventMessage.weightLogged)
    case .mealLogged: phrases(EventMessage.mealLogged)
    case .drinkLogged: phrases(EventMessage.drinkLogged)
    case .badgeEarned: named(.badgeEarned, event, .type)
    case .pointsAwarded:
      phrases(EventMessage.pointsAwarded, "points", phrases.number(event.number(.points) ?? 0))
    case .decayApplied:
      phrases(EventMessage.decayApplied, "points", phrases.number(event.number(.points) ?? 0))
    }
  }

  private func named(_ message: EventMessage, _ event: JournalEvent, _ key: EventKey) -> String {
    phrases(message, "name", event.word(key))
  }

  private func phase(_ event: JournalEvent, _ key: EventKey) -> String {
    let word = event.word(key)
    guard let phase = Phase(rawValue: word) else { return word }
    return wording.name(of: phase, length: nil) ?? phrases(EventMessage.noProgram)
  }

  private func span(_ event: JournalEvent, _ key: EventKey) -> String {
    wording.span(seconds: event.number(key) ?? 0)
  }
}

extension JournalEvent {
  fileprivate func word(_ key: EventKey) -> String {
    PlainText.line(payload.first { $0.key == key }?.word ?? "")
  }

  fileprivate func number(_ key: EventKey) -> Int64? {
    payload.first { $0.key == key }?.number
  }
}
