import Rules
import Time
import Wire

extension Keeper {
  private static let pageLength = 100
  /// In bytes of UTF-8.
  private static let longestText = 200
  /// Beyond every day there is, in either direction.
  private static let everyDay: Int64 = 10_000_000

  func answerHistory(_ call: Call, _ client: CallToken) throws(CallFault) -> Afterwards? {
    switch call.method {
    case HistoryCalls.List.name: try list(call, client)
    case HistoryCalls.Show.name: try show(call, client)
    default: throw unknown(call)
    }
    return nil
  }

  /// One page; with `more` as many pages as the question asks for.
  private func list(_ call: Call, _ client: CallToken) throws(CallFault) {
    let question = try input(call, of: HistoryCalls.List.self)
    if let last = question.last, last < 0 { throw .fields(.wrongType("last")) }
    var listing = Listing(
      query: try query(of: question), left: question.last.map { Int(clamping: $0) } ?? .max,
      counts: question.count ?? false)
    guard !call.more else {
      streams.listings[client] = listing
      return stream(client)
    }
    var page = try nextPage(of: listing)
    // A page without fasts would not say where to go on.
    while page.fasts.isEmpty, let rest = page.rest {
      listing = rest
      page.rest = nil
      let next = try nextPage(of: listing)
      (page.fasts, page.rest) = (next.fasts, next.rest)
    }
    reply(page.answer, to: call, client)
  }

  private func query(of question: HistoryQuestion) throws(CallFault) -> HistoryQuery {
    for (field, text) in [("text", question.text), ("schedule", question.schedule)]
    where text?.utf8.contains(0) ?? false {
      throw refused(.textNotPlain(field: field))
    }
    var query = HistoryQuery()
    query.includesCancelled = question.cancelled ?? false
    query.days = try days(of: question)
    query.outcome = question.outcome.flatMap { Fast.Outcome(rawValue: $0.rawValue) }
    query.schedule = question.schedule.map { Schedule(named: $0)?.name ?? $0 }
    if let text = question.text {
      guard text.utf8.count <= Self.longestText else {
        throw refused(.textTooLong(field: "text", limit: Int64(Self.longestText)))
      }
      query.words = text.split(maxSplits: HistoryQuery.mostWords - 1) { $0 == " " }.map(String.init)
    }
    if let before = question.before {
      let fast = try single(before)
      query.before = HistoryQuery.Place(start: fast.start.instant, id: fast.id)
    }
    return query
  }

  private func days(of question: HistoryQuestion) throws(CallFault) -> ClosedRange<Day>? {
    guard question.from != nil || question.to != nil else { return nil }
    let from = try question.from.map { iso throws(CallFault) in try day(iso, field: "from") }
    let to = try question.to.map { iso throws(CallFault) in try day(iso, field: "to") }
    let first = from ?? Day(number: -Self.everyDay)
    let last = to ?? Day(number: Self.everyDay)
    guard first <= last else { throw .fields(.wrongType("to")) }
    return first...last
  }

  private func day(_ iso: String, field: String) throws(CallFault) -> Day {
    guard let day = try? Day(iso: iso) else { throw .fields(.wrongType(field)) }
    return day
  }

  /// Sends pages while the client reads them; `drained` goes on with the rest.
  func stream(_ client: CallToken) {
    while let listing = streams.listings[client], ports.clients.hasRoom(client) {
      streams.listings[client] = nil
      let page: Page
      do { page = try nextPage(of: listing) } catch { return refuse(client, error) }
      streams.listings[client] = page.rest
      ports.clients.send(
        Reply.encode(page.answer, continues: page.rest != nil), client, page.rest != nil)
    }
  }

  private struct Page {
    var fasts: [Entry]
    var count: Int64?
    var rest: Listing?

    var answer: HistoryPage { HistoryPage(fasts: fasts, isLast: rest == nil, count: count) }
  }

  private func nextPage(of listing: Listing) throws(CallFault) -> Page {
    var query = listing.query
    let wanted = min(Self.pageLength, listing.left)
    query.last = wanted
    let candidates = try read(query)
    let fasts = candidates.filter(query.matches)
    var page = Page(fasts: fasts.map(Entry.init))
    if listing.counts {
      // What fits into the first page has been counted already.
      let isAll = query.before == nil && candidates.count < wanted
      page.count = isAll ? Int64(fasts.count) : try count(query)
    }
    if let last = candidates.last, candidates.count == wanted, listing.left > fasts.count {
      query.before = HistoryQuery.Place(start: last.start.instant, id: last.id)
      page.rest = Listing(query: query, left: listing.left - fasts.count)
    }
    return page
  }

  private func show(_ call: Call, _ client: CallToken) throws(CallFault) {
    let question = try input(call, of: HistoryCalls.Show.self)
    let fasts: [Fast]
    if let id = question.id {
      fasts = [try single(id)]
    } else if let date = question.date {
      guard let day = try? Day(iso: date) else { throw .fields(.wrongType("date")) }
      var query = HistoryQuery()
      query.days = day...day
      query.includesCancelled = true
      fasts = try read(query)
    } else {
      var query = HistoryQuery()
      query.last = 1
      fasts = try read(query)
    }
    reply(ShownFasts(fasts: fasts.map(Entry.init)), to: call, client)
  }

  func single(_ id: String) throws(CallFault) -> Fast {
    var query = HistoryQuery()
    // No characters begin every id.
    guard !id.isEmpty else { throw refused(.notFound(id: id)) }
    query.idPrefix = id
    query.includesCancelled = true
    query.last = 10
    let found = try read(query)
    guard let fast = found.first else { throw refused(.notFound(id: id)) }
    guard found.count == 1 else {
      throw refused(.ambiguous(id: id, candidates: found.map(\.id.text)))
    }
    return fast
  }

  private func read(_ query: HistoryQuery) throws(CallFault) -> [Fast] {
    do {
      return try ports.store.history(query)
    } catch {
      ports.log(.storeFailed(error))
      throw refused(.notStored(reason: error.rawValue))
    }
  }

  private func count(_ query: HistoryQuery) throws(CallFault) -> Int64? {
    do { return try ports.store.count(query) } catch {
      ports.log(.storeFailed(error))
      throw refused(.notStored(reason: error.rawValue))
    }
  }

  private func refused(_ refusal: Refusal) -> CallFault {
    .refused(Refused(refusal, by: HistoryCalls.interface))
  }
}
