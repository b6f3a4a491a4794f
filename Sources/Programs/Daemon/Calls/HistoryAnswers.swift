import Nouns
import Rules
import Time
import Wire

/// The rest of a list that is sent page by page.
struct Listing {
  var query: HistoryQuery
  var left: Int
  /// Whether to say how many there are, once.
  var counts = false
}

extension Keeper {
  private static let pageLength = 100
  /// In bytes of UTF-8.
  private static let longestText = 200
  /// Beyond every day there is, in either direction.
  private static let everyDay: Int64 = 10_000_000

  func listing(_ question: HistoryQuestion) throws(CallFault) -> Listing {
    if let last = question.last, last < 0 { throw .fields(.wrongType("last")) }
    return Listing(
      query: try query(of: question), left: question.last.map { Int(clamping: $0) } ?? .max,
      counts: question.count ?? false)
  }

  /// The first page with fasts: one without would not say where to go on.
  func firstPage(of listing: Listing) throws(CallFault) -> HistoryPage {
    var (page, rest) = try self.page(of: listing)
    while page.fasts.isEmpty, let left = rest {
      let next = try self.page(of: left)
      (page.fasts, page.isLast, rest) = (next.output.fasts, next.output.isLast, next.rest)
    }
    return page
  }

  private func query(of question: HistoryQuestion) throws(CallFault) -> HistoryQuery {
    for (field, text) in [("text", question.text), ("schedule", question.schedule)]
    where text?.utf8.contains(0) ?? false {
      throw .refused(.textNotPlain(field: field))
    }
    var query = HistoryQuery()
    query.includesCancelled = question.cancelled ?? false
    query.days = try days(of: question)
    query.haveEnded = question.ended ?? false
    query.outcome = question.outcome.flatMap { Fast.Outcome(rawValue: $0.rawValue) }
    query.schedule = question.schedule.map { Schedule(named: $0)?.name ?? $0 }
    if let text = question.text {
      guard text.utf8.count <= Self.longestText else {
        throw .refused(.textTooLong(field: "text", limit: Self.longestText))
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
    let first = try Day(question.from, in: "from") ?? Day(number: -Self.everyDay)
    let last = try Day(question.to, in: "to") ?? Day(number: Self.everyDay)
    guard first <= last else { throw .fields(.wrongType("to")) }
    return first...last
  }

  func page(of listing: Listing) throws(CallFault) -> Page<HistoryPage, Listing> {
    var query = listing.query
    let wanted = min(Self.pageLength, listing.left)
    query.last = wanted
    let candidates = try read(try ports.store.history(query))
    let fasts = candidates.filter(query.matches)
    var page = HistoryPage(fasts: fasts.map(Entry.init), isLast: true)
    if listing.counts {
      // What fits into the first page has been counted already.
      let isAll = query.before == nil && candidates.count < wanted
      page.count = isAll ? Int64(fasts.count) : try read(try ports.store.count(query))
    }
    guard let last = candidates.last, candidates.count == wanted, listing.left > fasts.count
    else { return (page, nil) }
    page.isLast = false
    query.before = HistoryQuery.Place(start: last.start.instant, id: last.id)
    return (page, Listing(query: query, left: listing.left - fasts.count))
  }

  func shownFasts(_ question: ShowQuestion) throws(CallFault) -> ShownFasts {
    let fasts: [Fast]
    if let id = question.id {
      fasts = [try single(id)]
    } else if let date = question.date {
      let day = try Day(date, in: "date")
      var query = HistoryQuery()
      query.days = day...day
      query.includesCancelled = true
      fasts = try read(try ports.store.history(query))
    } else {
      var query = HistoryQuery()
      query.last = 1
      fasts = try read(try ports.store.history(query))
    }
    return ShownFasts(fasts: fasts.map(Entry.init))
  }

  func single(_ id: String) throws(CallFault) -> Fast {
    var query = HistoryQuery()
    // No characters begin every id.
    guard !id.isEmpty else { throw .refused(.notFound(id)) }
    query.idPrefix = id
    query.includesCancelled = true
    query.last = 10
    let found = try read(try ports.store.history(query))
    guard let fast = found.first else { throw .refused(.notFound(id)) }
    guard found.count == 1 else {
      throw .refused(.ambiguous(id, found.map(\.id)))
    }
    return fast
  }
}
