package import Nouns
package import Time
package import Wire

/// The logs on this machine, as fastd tells of them, and the result of an exchange by now.
package struct Holdings<Source: OperationSource> {
  package var source: Source
  package let now: Instant
  package private(set) var own = RowID.blank
  package private(set) var logs: [RowID: KnownLog] = [:]
  package private(set) var machines: [RowID: Machine] = [:]
  package var report: ExchangeReport

  package init(of source: Source, at now: Instant, last: Instant?) throws(ExchangeFailure) {
    (self.source, self.now) = (source, now)
    report = ExchangeReport(
      at: now.milliseconds, last: last?.milliseconds, given: 0, taken: 0, changed: 0, held: 0,
      lacking: [], refusals: [])
    try look()
  }

  /// The ends of the logs, and the machines.
  package mutating func look() throws(ExchangeFailure) {
    let known = try source.logs()
    guard let own = RowID(text: known.device) else { throw .daemon(known.device) }
    self.own = own
    logs = [:]
    for log in known.logs { if let id = RowID(text: log.device) { logs[id] = log } }
    machines = [:]
    for machine in try source.machines() {
      if let id = RowID(text: machine.device) { machines[id] = machine }
    }
  }

  package func end(of owner: RowID) -> Int64 { logs[owner]?.seq ?? 0 }

  /// Another machine may have said that this one takes part no more.
  package func checkMembership() throws(ExchangeFailure) {
    guard machines[own]?.left != true else { throw .trouble(.removed, detail: nil) }
  }

  package mutating func digest(of owner: RowID, at seq: Int64) throws(ExchangeFailure) -> String? {
    try source.lines(LinesQuestion(after: seq - 1, limit: 1, device: owner.text)).entries.first?
      .digest
  }

  /// Others have operations under our name that are not here: our database was put back from a copy, or
  /// is one of two. At most once a day.
  package mutating func rejoin(
    after common: Int64, _ state: inout ExchangeState
  ) throws(ExchangeFailure) {
    if let last = state.rejoined, (.zero..<Span.hours(24)).contains(now - last) {
      throw .trouble(.rejoined, detail: nil)
    }
    _ = try source.rejoin(after: common)
    state.rejoined = now
    try look()
    report.rejoined = true
  }

  // MARK: Taking

  /// Takes operations behind the end of a log; where it ends then, and whether all were taken.
  package mutating func take(
    _ batch: OperationBatch, of owner: RowID, behind end: Int64
  ) throws(ExchangeFailure) -> (end: Int64, isWhole: Bool) {
    let taken = try source.take(
      ForeignLines(device: owner.text, entries: batch.lines, continues: batch.continues))
    report.taken += max(taken.seq - end, 0)
    report.changed += taken.changed
    report.held += taken.held
    if let refused = taken.refused {
      note(ExchangeRefusal(device: owner.text, seq: refused.seq, reason: refused.reason))
    }
    return (taken.seq, taken.refused == nil)
  }

  package mutating func note(_ refusal: ExchangeRefusal) {
    if !report.refusals.contains(refusal) { report.refusals.append(refusal) }
  }

  /// Of what is here by now: another copy was whole.
  mutating func settle(_ owner: RowID, upTo end: Int64) {
    report.refusals.removeAll { $0.device == owner.text && $0.seq <= end }
  }

  /// Once all is taken that was there.
  package mutating func endTaking() throws(ExchangeFailure) {
    if report.taken > 0 { try look() }
    report.lacking = logs.filter { $0.key != own && $0.value.named > $0.value.seq }.map {
      ExchangeLack(device: $0.key.text, count: $0.value.named - $0.value.seq)
    }.sorted { $0.device < $1.device }
    // Some are let go by what was taken after them.
    if report.held > 0 { report.held = min(report.held, try source.undecided()) }
  }
}
