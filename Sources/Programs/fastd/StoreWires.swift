import Daemon
import Host
package import Nouns
package import Rules
package import Store
package import Time

// The ledger as the daemon wants it: what goes wrong is said in its words.

extension Ledger: StorePort {
  package func facts(_ needs: Needs) throws(StoreTrouble) -> Facts {
    try told(try facts(for: needs))
  }

  package func commit(_ commit: Commit, _ now: Instant) throws(StoreTrouble) -> LastFasts {
    try told(try self.commit(commit, at: now))
  }

  package func fasts(_ query: HistoryQuery) throws(StoreTrouble) -> [Fast] {
    try told(try history(query))
  }

  package func ended(
    _ days: ClosedRange<Day>?, _ mode: CreditMode, _ visit: (EndedFast) -> Void
  ) throws(StoreTrouble) -> EndedRows {
    try told(try ended(touching: days, by: mode, visit: visit))
  }

  package func count(of query: HistoryQuery) throws(StoreTrouble) -> Int64? {
    try told(try count(query))
  }

  package func steps(_ limit: Int) throws(StoreTrouble) -> [LoggedStep] {
    try told(try steps(limit: limit))
  }

  package func undoneSteps() throws(StoreTrouble) -> Int64 { try told(try undoneCount()) }

  package func changes(_ since: Int64, _ limit: Int) throws(StoreTrouble) -> [LoggedChange] {
    try told(try changes(since: since, limit: limit))
  }

  package func endOfLog() throws(StoreTrouble) -> Int64 { try told(try lastSeq()) }

  package func actors(among actors: [String]) throws(StoreTrouble) -> [String] {
    try told(try knownActors(among: actors))
  }

  package func checkedOperations() throws(StoreTrouble) -> OperationCheck {
    defer { Footprint.settle() }
    var check = try told(try checkOperations())
    check.ahead = try told(try rowsDatedAhead(of: Clock.now()))
    return check
  }

  package func check() throws(StoreTrouble) -> Bool { try told(try checkNext()) }

  package func backUpIfDue(
    _ now: Moment, _ prepare: () -> Void
  ) throws(StoreTrouble) -> Bool {
    guard try told(try backupIsDue(on: now.day)) else { return false }
    prepare()
    _ = try told(try backUp(at: now.instant, on: now.day, in: now.zone))
    return true
  }
}

extension Ledger: RowPort {
  package func fasts(_ query: RowQuery, _ limit: Int) throws(StoreTrouble) -> [Fast] {
    try told(try rows(query, limit: limit))
  }

  package func rows(
    _ kind: Row.Kind, _ after: RowID?, _ limit: Int
  ) throws(StoreTrouble) -> [Row] {
    try told(try rows(of: kind, after: after, limit: limit))
  }

  package func newest<N: DatedNoun>(
    _ noun: N.Type, _ query: DatedQuery, _ limit: Int
  ) throws(StoreTrouble) -> [N] {
    try told(try newest(noun, query, limit: limit))
  }

  package func dayWeights(_ since: Day, _ visit: (DayWeight) -> Void) throws(StoreTrouble) {
    try told(try dayWeights(since: since, visit))
  }

  package func dayWeights(
    _ days: ClosedRange<Day>, _ before: Int64, _ visit: (DayWeight) -> Void
  ) throws(StoreTrouble) {
    try told(try dayWeights(on: days, after: before, visit))
  }

  package func eaten(_ days: ClosedRange<Day>, _ limit: Int) throws(StoreTrouble) -> [MealItem] {
    try told(try mealItems(on: days, limit: limit))
  }

  package func lastItem(_ folded: String) throws(StoreTrouble) -> MealItem? {
    try told(try lastMealItem(named: folded))
  }

  package func completeDays(_ days: ClosedRange<Day>) throws(StoreTrouble) -> [CompleteDay] {
    try told(try completeDays(among: days))
  }

  package func foods(_ query: FoodQuery, _ limit: Int) throws(StoreTrouble) -> [Food] {
    try told(try foods(query, limit: limit))
  }
}

extension Ledger: HabitPort {
  package func loggedDays() throws(StoreTrouble) -> [Day] { try told(try activeDays()) }
  package func factsOfDays() throws(StoreTrouble) -> [HabitDay] { try told(try habitDays()) }
  package func ownWeights() throws(StoreTrouble) -> [DayWeight] { try told(try ownDayWeights()) }

  package func longFasts(_ span: Span) throws(StoreTrouble) -> [Fast] {
    try told(try fasts(longerThan: span))
  }

  package func isKnown(_ fact: DayFact) throws(StoreTrouble) -> Bool {
    try told(try hasFact(fact))
  }

  package func rulesAreRows() throws(StoreTrouble) -> Bool { try told(try hasAdoptedRules()) }
}

extension Ledger: EventPort {
  package func events(_ query: EventQuery, _ limit: Int) throws(StoreTrouble) -> [RecordedEvent] {
    try told(try events(query, limit: limit))
  }

  package func visit(
    _ query: EventQuery, _ visit: (EventName, Instant) -> Void
  ) throws(StoreTrouble) {
    try told(try events(query, visit: visit))
  }

  package func clear() throws(StoreTrouble) -> (events: Int64, erasure: Erasure) {
    try told(try clearEvents())
  }

  package func forgetEvents(_ age: Span, _ now: Instant) throws(StoreTrouble) -> Int64 {
    try told(try forgetEvents(olderThan: age, at: now))
  }
}

extension Ledger: AnswerPort {
  package func find(_ token: String) throws(StoreTrouble) -> (method: String, reply: String)? {
    try told(try answer(to: token)).map { (method: $0.method, reply: $0.reply) }
  }

  package func keep(
    _ reply: String?, _ token: String, _ method: String, _ now: Instant
  ) throws(StoreTrouble) {
    let answer = reply.map { StoredAnswer(method: method, reply: $0) }
    try told(try keep(answer, to: token, at: now))
  }

  package func forgetAnswers(_ age: Span, _ now: Instant) throws(StoreTrouble) {
    try told(try forgetAnswers(olderThan: age, at: now))
  }
}

// MARK: - What goes wrong

extension Ledger {
  func told<Value>(
    _ value: @autoclosure () throws(StoreError) -> Value
  ) throws(StoreTrouble) -> Value {
    do { return try value() } catch { throw StoreTrouble(error, of: self) }
  }
}

extension StoreTrouble {
  @MainActor init(_ error: StoreError, of ledger: Ledger) {
    self =
      switch error {
      case .diskFull: .diskFull
      case .readOnly: .readOnly
      // It may be of a disk that has failed only once.
      case .corrupt, .unusable, .failed: ledger.isReadOnly ? .readOnly : .failed
      case .unwritable: .unwritable
      case .conflict: .conflict
      case .moved: .moved
      case .doubtful: .doubtful
      case .partly: .partly
      case .closed: .closed
      default: .failed
      }
  }
}

extension UnusableRow {
  var line: String { "\(noun) \(id): \(reason)" }
}
