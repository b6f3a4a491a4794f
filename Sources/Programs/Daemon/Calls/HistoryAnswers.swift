import Nouns
import Rules
import Time
import Wire

/// The rest of a list that is sent page by page.
struct HistoryListing {
  var query: HistoryQuery
  var left: Int
  /// Whether to say how many there are, once.
  var counts = false
}

struct HistoryAnswers: Answers {
  let state: State
  let store: any StorePort
  let body: Body
  let meals: MealAnswers

  static func of(_ keeper: Keeper) -> Self {
    Self(
      state: keeper.state, store: keeper.ports.store, body: keeper.body, meals: .of(keeper))
  }

  private static let pageLength = 100
  /// In bytes of UTF-8.
  private static let longestText = 200
  /// Beyond every day there is, in either direction.
  private static let everyDay: Int64 = 10_000_000

  func listing(_ question: HistoryQuestion) throws(CallFault) -> HistoryListing {
    if let last = question.last, last < 0 { throw .fields(.wrongType("last")) }
    return HistoryListing(
      query: try query(of: question), left: question.last.map { Int(clamping: $0) } ?? .max,
      counts: question.count ?? false)
  }

  /// The first page with fasts: one without would not say where to go on.
  func firstPage(of listing: HistoryListing) throws(CallFault) -> HistoryPage {
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
    query.mode = state.engine.streaks.mode
    query.haveEnded = question.ended ?? false
    query.outcome = question.outcome
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

  func page(of listing: HistoryListing) throws(CallFault) -> Page<HistoryPage, HistoryListing> {
    var query = listing.query
    let wanted = min(Self.pageLength, listing.left)
    query.last = wanted
    let candidates = try state.read(try store.fasts(query))
    let fasts = candidates.filter(query.matches)
    var page = HistoryPage(fasts: fasts.map(state.engine.entry), isLast: true)
    if listing.counts {
      // What fits into the first page has been counted already.
      let isAll = query.before == nil && candidates.count < wanted
      page.count = isAll ? Int64(fasts.count) : try state.read(try count(of: query))
    }
    guard let last = candidates.last, candidates.count == wanted, listing.left > fasts.count
    else { return (page, nil) }
    page.isLast = false
    query.before = HistoryQuery.Place(start: last.start.instant, id: last.id)
    return (page, HistoryListing(query: query, left: listing.left - fasts.count))
  }

  /// That of all fasts, which most lists end with, is kept.
  private func count(of query: HistoryQuery) throws(StoreTrouble) -> Int64? {
    var all = query
    (all.before, all.last, all.mode) = (nil, nil, query.days == nil ? nil : query.mode)
    guard all == HistoryQuery() else { return try store.count(of: query) }
    if state.countOfFasts == nil { state.countOfFasts = try store.count(of: all) }
    return state.countOfFasts
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
      fasts = try state.read(try store.fasts(query))
    } else {
      var query = HistoryQuery()
      query.last = 1
      fasts = try state.read(try store.fasts(query))
    }
    return ShownFasts(fasts: fasts.map(state.engine.entry))
  }

  func single(_ id: String) throws(CallFault) -> Fast {
    try state.one(id) { id throws(StoreTrouble) in
      var query = HistoryQuery()
      query.idPrefix = id
      query.includesCancelled = true
      query.last = 10
      let fasts = try store.fasts(query)
      guard fasts.isEmpty else { return fasts }
      // One that stands back is in no list.
      var needs = Needs()
      needs.fast = id
      return try store.facts(needs).fasts
    }
  }
}

// MARK: - One day

extension HistoryAnswers {
  static let earliest = Zone.utc.day(of: Engine.earliest)

  /// A day of the past with all that is known of it.
  func wholeDay(_ question: DayQuestion) throws(CallFault) -> WholeDay {
    let now = state.moment
    let day = try Day(question.day, in: "day") ?? now.day
    // Until the day starts for the person its date is there already.
    let allowed = Self.earliest...max(now.day, now.date)
    guard allowed.contains(day) else {
      throw .refused(.dateOutOfRange(field: "day", day, allowed: allowed))
    }
    var answer = WholeDay()
    answer.day = day.iso
    answer.fasts = try fasts(of: day...day)
    answer.eaten = try meals.mealDay(MealDayQuestion(day: day.iso)).day
    let isResting = answer.eaten.resting != nil
    answer.program = ProgramAnswers(state: state).program(on: day, isResting: isResting)
    let energy = isResting ? nil : state.engine.standing.energy(on: day)
    answer.energy = energy.map(Wire.DayEnergy.init)
    (answer.weight, answer.mean) = try state.read(try weight(on: day))
    return answer
  }

  /// Those that belong to the days, oldest first.
  func fasts(of days: ClosedRange<Day>) throws(CallFault) -> [Entry] {
    var query = HistoryQuery()
    query.days = days
    query.mode = state.engine.streaks.mode
    query.haveEnded = true
    var (page, rest) = try page(of: HistoryListing(query: query, left: .max))
    while let left = rest {
      let next = try self.page(of: left)
      page.fasts += next.output.fasts
      rest = next.rest
    }
    return page.fasts.reversed()
  }

  private func weight(on day: Day) throws(StoreTrouble) -> (value: Int64?, mean: Int64?) {
    let course = try body.weightCourse(of: day...day)
    let value = course.last.flatMap { $0.day == day ? $0.grams : nil }
    return (value, course.mean(on: day))
  }
}
