import Nouns
import Rules
import Time
import Wire

// Events as records.

nonisolated extension Event.Value {
  /// Nil for a fact that says nothing, or several things at once.
  init?(_ fact: EventFact) {
    switch (fact.word, fact.number, fact.flag) {
    case (let word?, nil, nil): self = .word(word)
    case (nil, let number?, nil): self = .number(number)
    case (nil, nil, let flag?): self = .flag(flag)
    default: return nil
    }
  }
}

nonisolated extension JournalEvent {
  init(_ recorded: RecordedEvent) {
    let event = recorded.event
    self.init(
      seq: recorded.seq, at: event.at.milliseconds, name: event.name,
      payload: EventKey.allCases.compactMap { key in
        event.payload[key].map { EventFact(key, $0) }
      })
  }
}

nonisolated extension EventFact {
  fileprivate init(_ key: EventKey, _ value: Event.Value) {
    switch value {
    case .word(let word): self.init(key, word: word)
    case .number(let number): self.init(key, number: number)
    case .flag(let flag): self.init(key, flag: flag)
    }
  }
}

nonisolated extension EventSummaryAnswer {
  init(_ summary: EventSummary, switches: [Event], enabled: Bool, today: Day) {
    self.init(
      enabled: enabled,
      counts: EventName.allCases.compactMap { name in
        summary.counts[name].map {
          EventCount(
            name: name, count: $0.count, first: $0.first.milliseconds,
            last: $0.last.milliseconds)
        }
      })
    onboardingFinished = summary.onboardingFinished
    articleOpened = summary.articleOpened
    activeOnDay7 = summary.wasActive(onDay: 7, today: today)
    mealOnDay7 = summary.loggedMeal(onDay: 7, today: today)
    day28Reached = summary.hasReached(day: 28, today: today)
    activeAfterDay14 = summary.hasReached(day: 15, today: today)
    activeAfterFirstSwitch = summary.wasActive(afterFirstOf: switches)
  }
}
