import Rules
import Settings
import Time
import Wire

extension Keeper {
  /// What a person must repeat.
  private static let clearing = "delete-events"
  private static let fewest = 20
  private static let most = 500

  func answerEvents(_ call: Call, _ client: CallToken) throws(CallFault) -> Afterwards? {
    switch call.method {
    case EventCalls.Note.name:
      try take(try input(call, of: EventCalls.Note.self))
      reply(NoFields(), to: call, client)
    case EventCalls.List.name:
      reply(try list(try input(call, of: EventCalls.List.self)), to: call, client)
    case EventCalls.Summary.name:
      reply(try summary(try input(call, of: EventCalls.Summary.self)), to: call, client)
    case EventCalls.Clear.name:
      reply(try clear(try input(call, of: EventCalls.Clear.self)), to: call, client)
    default: throw unknown(call)
    }
    return nil
  }

  private func take(_ note: EventNote) throws(CallFault) {
    let name = Event.Name(note.name)
    guard name.isOfClients else { throw .fields(.unknownChoice("name")) }
    let facts = note.payload ?? []
    var payload: [Event.Key: Event.Value] = [:]
    for fact in facts {
      guard let value = Event.Value(fact) else { throw .fields(.wrongType("payload")) }
      payload[Event.Key(fact.key)] = value
    }
    guard payload.count == facts.count, let event = Event(name, at: ports.now(), payload) else {
      throw .fields(.wrongType("payload"))
    }
    guard settings.events.isOn else { return }
    if name == .sessionStarted { book.hear(event) } else { book.add(event) }
  }

  private func list(_ question: EventsQuestion) throws(CallFault) -> EventList {
    if let limit = question.limit, limit < 0 { throw .fields(.wrongType("limit")) }
    var query = try query(from: question.from, to: question.to)
    query.name = question.name.map(Event.Name.init)
    query.before = question.before
    writeJournal()
    let limit = min(Int(clamping: question.limit ?? Int64(Self.fewest)), Self.most)
    do {
      let events = try ports.events.list(query, limit)
      return EventList(enabled: settings.events.isOn, events: events.map(JournalEvent.init))
    } catch { throw failed(error) }
  }

  private func summary(_ question: EventDates) throws(CallFault) -> EventSummaryAnswer {
    let query = try query(from: question.from, to: question.to)
    writeJournal()
    let now = moment
    var summary = EventSummary(in: now.zone)
    var switches = query
    switches.name = .cyclePhaseSwitched
    let switched: [RecordedEvent]
    do {
      try ports.events.visit(query) { summary.add($0, at: $1) }
      switched = try ports.events.list(switches, .max)
    } catch { throw failed(error) }
    let today = now.zone.local(now.instant).day
    return EventSummaryAnswer(
      summary, switches: switched.map(\.event), enabled: settings.events.isOn, today: today)
  }

  private func clear(_ order: ConfirmedOrder) throws(CallFault) -> ClearAnswer {
    guard order.confirm == Self.clearing else {
      throw refused(.needsConfirmation(text: Self.clearing))
    }
    do {
      let (events, copies) = try ports.events.clear()
      book = EventBook()
      return ClearAnswer(events: events, backups: copies.backups, left: copies.named)
    } catch { throw failed(error) }
  }

  // MARK: Dates

  private func query(from: String?, to: String?) throws(CallFault) -> EventQuery {
    let zone = moment.zone
    return EventQuery(
      from: try day(from, "from").map(zone.startOfDay),
      to: try day(to, "to").map { zone.startOfDay($0 + 1) })
  }

  private func day(_ text: String?, _ field: String) throws(CallFault) -> Day? {
    guard let text else { return nil }
    guard let day = try? Day(iso: text) else { throw .fields(.wrongType(field)) }
    return day
  }

  private func failed(_ trouble: StoreTrouble) -> CallFault {
    noteTrouble(trouble)
    return refused(.notStored(reason: trouble.rawValue))
  }

  private func refused(_ refusal: Refusal) -> CallFault {
    .refused(Refused(refusal, by: EventCalls.interface))
  }
}
