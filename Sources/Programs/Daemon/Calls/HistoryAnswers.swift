import Rules
import Time
import Wire

extension Keeper {
  private static let pageLength = 100

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
    var query = HistoryQuery()
    query.includesCancelled = question.cancelled ?? false
    if let before = question.before {
      let fast = try single(before)
      query.before = HistoryQuery.Place(start: fast.start.instant, id: fast.id)
    }
    let listing = Listing(
      query: query, left: question.last.map { Int(clamping: $0) } ?? .max)
    guard call.more else {
      let page = try nextPage(of: listing)
      return reply(HistoryPage(fasts: page.fasts, isLast: page.rest == nil), to: call, client)
    }
    audience.listings[client] = listing
    stream(client)
  }

  /// Sends pages while the client reads them; `drained` goes on with the rest.
  func stream(_ client: CallToken) {
    while let listing = audience.listings[client], ports.clients.hasRoom(client) {
      audience.listings[client] = nil
      let page: (fasts: [Entry], rest: Listing?)
      do { page = try nextPage(of: listing) } catch { return refuse(client, error) }
      audience.listings[client] = page.rest
      let answer = HistoryPage(fasts: page.fasts, isLast: page.rest == nil)
      ports.clients.send(
        Reply.encode(answer, continues: page.rest != nil), client, page.rest != nil)
    }
  }

  private func nextPage(
    of listing: Listing
  ) throws(CallFault) -> (fasts: [Entry], rest: Listing?) {
    var query = listing.query
    let wanted = min(Self.pageLength, listing.left)
    query.last = wanted
    let fasts = try read(query)
    guard let last = fasts.last, fasts.count == wanted, listing.left > wanted else {
      return (fasts.map(Entry.init), nil)
    }
    query.before = HistoryQuery.Place(start: last.start.instant, id: last.id)
    return (fasts.map(Entry.init), Listing(query: query, left: listing.left - wanted))
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

  private func refused(_ refusal: Refusal) -> CallFault {
    .refused(Refused(refusal, by: HistoryCalls.interface))
  }
}
