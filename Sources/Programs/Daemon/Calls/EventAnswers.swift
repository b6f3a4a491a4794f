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
