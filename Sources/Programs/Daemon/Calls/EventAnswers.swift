import Nouns
import Rules
import Settings
import Time
import Wire

struct EventAnswers: KeeperAnswers {
  let keeper: Keeper

  private static let fewest = 20
  private static let most = 500

  func noteEvent(_ note: EventNote) throws(CallFault) -> NoFields {
    let name = note.name
    guard name.isOfClients else { throw .fields(.unknownChoice("name")) }
    let facts = note.payload ?? []
    var payload: [EventKey: Event.Value] = [:]
    for fact in facts {
      guard let value = Event.Value(fact) else { throw .fields(.wrongType("payload")) }
      payload[fact.key] = value
    }
    guard payload.count == facts.count, let event = Event(name, at: keeper.ports.now, payload)
    else {
      throw .fields(.wrongType("payload"))
    }
    guard keeper.state.settings.events.isOn else { return NoFields() }
    if name == .sessionStarted { keeper.book.hear(event) } else { keeper.book.add(event) }
    return NoFields()
  }

  func events(_ question: EventsQuestion) throws(CallFault) -> EventList {
    if let limit = question.limit, limit < 0 { throw .fields(.wrongType("limit")) }
    var query = try query(from: question.from, to: question.to)
    query.name = question.name
    query.before = question.before
    keeper.writeJournal()
    let limit = min(Int(clamping: question.limit ?? Int64(Self.fewest)), Self.most)
    do {
      let events = try keeper.ports.events.events(query, limit)
      return EventList(
        enabled: keeper.state.settings.events.isOn, events: events.map(JournalEvent.init))
    } catch { throw keeper.state.notStored(error) }
  }

  func eventSummary(_ question: EventDates) throws(CallFault) -> EventSummaryAnswer {
    let query = try query(from: question.from, to: question.to)
    keeper.writeJournal()
    let now = keeper.state.moment
    var summary = EventSummary(in: now.zone)
    var switches = query
    switches.name = .cyclePhaseSwitched
    let switched: [RecordedEvent]
    do {
      try keeper.ports.events.visit(query) { summary.add($0, at: $1) }
      switched = try keeper.ports.events.events(switches, .max)
    } catch { throw keeper.state.notStored(error) }
    let today = now.zone.local(now.instant).day
    return EventSummaryAnswer(
      summary, switches: switched.map(\.event), enabled: keeper.state.settings.events.isOn,
      today: today)
  }

  func clearEvents(_ order: ConfirmedOrder) throws(CallFault) -> ClearAnswer {
    guard order.confirm == Consent.clearing.rawValue else {
      throw .refused(.needsConfirmation([.clearing]))
    }
    do {
      let (events, erasure) = try keeper.ports.events.clear()
      keeper.book = EventBook()
      return ClearAnswer(events: events, backups: Int64(erasure.backups), left: erasure.named)
    } catch { throw keeper.state.notStored(error) }
  }

  // MARK: Dates

  private func query(from: String?, to: String?) throws(CallFault) -> EventQuery {
    let zone = keeper.state.moment.zone
    return EventQuery(
      from: try Day(from, in: "from").map(zone.startOfDay),
      to: try Day(to, in: "to").map { zone.startOfDay($0 + 1) })
  }
}

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

extension Keeper {
  /// What the journal gets with a decision: all that waited, and what the decision is itself.
  func events(of decision: Decision, _ next: Engine, at now: Moment) -> [Event] {
    guard state.settings.events.isOn else { return [] }
    return book.waiting + next.events(of: decision, after: state.engine, at: now)
  }

  /// The same for what happens by itself, and may have nothing to write.
  func journal(_ decision: Decision, _ next: Engine, at now: Moment) {
    guard state.settings.events.isOn else { return }
    if decision.newDate != nil { book.endSession(unlessGoingOnAt: now.instant) }
    book.add(next.events(of: decision, after: state.engine, at: now))
  }

  /// The last chance for what has met no commit.
  func closeJournal() {
    book.endSession()
    writeJournal()
  }

  /// A commit of its own, where somebody wants to see what is there or nothing else will come.
  func writeJournal() {
    guard !book.waiting.isEmpty else { return }
    var commit = Commit(actor: "fastd")
    commit.events = book.waiting
    do {
      _ = try ports.store.commit(commit, ports.now)
      book.clear()
    } catch { state.note(error) }
  }
}
