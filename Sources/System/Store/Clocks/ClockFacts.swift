import Nouns
import Rules
import Time

/// What is remembered of the days and the clocks.
extension Ledger {
  func dayBook() throws(StoreError) -> DayBook? {
    guard let counted = try Meta.countedDay.number(in: connection),
      let civil = try Meta.civilDay.number(in: connection)
    else { return nil }
    return DayBook(counted: Day(number: counted), civil: Day(number: civil))
  }

  func write(_ days: DayBook) throws(StoreError) {
    try Meta.countedDay.write(.integer(days.counted.number), in: connection)
    try Meta.civilDay.write(.integer(days.civil.number), in: connection)
  }

  func drift() throws(StoreError) -> ClockDrift? {
    func span(_ key: Meta) throws(StoreError) -> Span? {
      try key.number(in: connection).map { Span(milliseconds: $0) }
    }
    guard let boot = try Meta.clockBoot.text(in: connection), let first = try span(.clockFirst),
      let latest = try span(.clockLatest), let carried = try span(.clockCarried)
    else { return nil }
    return ClockDrift(boot: boot, first: first, latest: latest, carried: carried)
  }

  /// Nil takes it away.
  func write(_ drift: ClockDrift?) throws(StoreError) {
    try Meta.clockBoot.write(Value(drift?.boot), in: connection)
    try Meta.clockFirst.write(Value(drift?.first.milliseconds), in: connection)
    try Meta.clockLatest.write(Value(drift?.latest.milliseconds), in: connection)
    try Meta.clockCarried.write(Value(drift?.carried.milliseconds), in: connection)
  }

  func hush() throws(StoreError) -> Instant? {
    try Meta.quietUntil.number(in: connection).map { Instant(milliseconds: $0) }
  }

  /// Nil takes it away.
  func write(hush: Instant?) throws(StoreError) {
    try Meta.quietUntil.write(Value(hush?.milliseconds), in: connection)
  }

  func recoveries() throws(StoreError) -> Recoveries? {
    guard let count = try Meta.recoveries.number(in: connection),
      let last = try Meta.recoveredAt.number(in: connection)
    else { return nil }
    let word = try Meta.recoveredFor.text(in: connection)
    return Recoveries(
      count: count, last: Instant(milliseconds: last),
      reason: word.flatMap(Recoveries.Reason.init) ?? .calendar)
  }

  func write(_ recoveries: Recoveries) throws(StoreError) {
    try Meta.recoveries.write(.integer(recoveries.count), in: connection)
    try Meta.recoveredAt.write(.integer(recoveries.last.milliseconds), in: connection)
    try Meta.recoveredFor.write(.text(recoveries.reason.rawValue), in: connection)
  }

  /// Nil also for what only a later version understands: then the calendar alone counts.
  func phaseMark() throws(StoreError) -> PhaseMark? {
    guard let program = try Meta.phaseProgram.text(in: connection).flatMap({ RowID(text: $0) }),
      let kind = try Meta.phaseKind.text(in: connection).flatMap({ Phase.Kind(rawValue: $0) }),
      let day = try Meta.phaseDay.number(in: connection)
    else { return nil }
    return PhaseMark(
      program: program, kind: kind, cycle: try Meta.phaseCycle.number(in: connection),
      from: Day(number: day))
  }

  /// Nil takes it away.
  func write(_ mark: PhaseMark?) throws(StoreError) {
    try Meta.phaseProgram.write(Value(mark?.program.text), in: connection)
    try Meta.phaseKind.write(Value(mark?.kind.rawValue), in: connection)
    try Meta.phaseCycle.write(Value(mark?.cycle), in: connection)
    try Meta.phaseDay.write(Value(mark?.from.number), in: connection)
  }
}
