import Nouns
package import Rules
import Time

extension Ledger {
  /// How many fasts an ambiguous prefix names at most: enough to say between what.
  private static let candidates: Int64 = 10

  package func facts(for needs: Needs) throws(StoreError) -> Facts {
    var facts = Facts()
    if let range = needs.overlapping { facts.overlapping = try finished(overlapping: range) }
    if let prefix = needs.fast { facts.fasts = try fasts(withPrefix: prefix) }
    for prefix in needs.fasts { facts.named.append(try fasts(withPrefix: prefix)) }
    if !needs.lastBeside.isEmpty { facts.lastBeside = try last(beside: needs.lastBeside) }
    if let prefix = needs.row { facts.rows = try rows(with: prefix) }
    facts.foods = try foods(named: needs.foodsNamed)
    if let eaten = needs.eaten { facts.eaten = try mealItems(eaten) }
    if let open = needs.open { facts.open = try openItems(open) }
    if let day = needs.completeDay { facts.completeDays = try completeDays(among: day...day) }
    if needs.lastFinished { facts.lasts = try lasts() }
    facts.step = try needs.step.flatMap { step throws(StoreError) in try recorded(step) }
    facts.news = try news(about: needs.newsOf.union(facts.step?.subjects ?? []))
    if needs.credits { facts.credits = try credits() }
    if needs.everything {
      facts.everything = try everything(needs.among)
      facts.erased = try ErasedRow.ids(in: connection)
    }
    facts.weightBefore = try needs.weightBefore.flatMap(weight(before:))
    return facts
  }

  private func recorded(_ step: Needs.StepChoice) throws(StoreError) -> RecordedStep? {
    try connection.reading { () throws(StoreError) in
      switch step {
      case .nextToUndo: try nextToUndo().flatMap(recorded)
      case .nextToRedo: try nextToRedo().flatMap(recorded)
      }
    }
  }

  private func everything(_ likeness: Likeness?) throws(StoreError) -> [Row] {
    try atLength { () throws(StoreError) in
      var rows: [Row] = []
      for noun in NounTable.all where !noun.kind.stands {
        try connection.visit(noun.select, []) { columns throws(StoreError) in
          turns.take()
          let row = try noun.read(columns)
          if likeness?.isMet(by: row) ?? true { rows.append(row) }
          return true
        }
      }
      return rows
    }
  }

  private func rows(with prefix: RowPrefix) throws(StoreError) -> [Row] {
    guard let (first, last) = IDPrefix.bounds(prefix.text) else { return [] }
    let noun = prefix.kind.table
    let rows = try connection.rows(
      "\(noun.select) WHERE id BETWEEN ? AND ? ORDER BY id LIMIT ?",
      .text(first), .text(last), .integer(Self.candidates)
    ) { columns throws(StoreError) in try noun.read(columns) }
    return try rows + heldRows(prefix.kind, from: first, to: last)
  }

  /// Those that stand back are found by their ids, too.
  func heldRows(
    _ kind: Row.Kind, from first: String, to last: String
  ) throws(StoreError) -> [Row] {
    let held = try HeldRows(connection: connection).subjects(
      kind, "id BETWEEN ?2 AND ?3 LIMIT \(Self.candidates)", .text(first), .text(last))
    guard !held.isEmpty else { return [] }
    let reader = try OperationReader(connection)
    var rows: [Row] = []
    for subject in held {
      if let row = try candidate(subject, kind, reader)?.row { rows.append(row) }
    }
    return rows
  }

  func running() throws(StoreError) -> Fast? {
    try connection.first("\(NounTable.fasts.select) WHERE end_ms IS NULL AND folded_into IS NULL") {
      columns throws(StoreError) in try Fast(columns)
    }
  }

  func lasts() throws(StoreError) -> LastFasts {
    let last = try lastFinished()
    return LastFasts(finished: last, meant: try lastMeant(after: last))
  }

  private func lastFinished() throws(StoreError) -> Fast? {
    try connection.first(
      """
      \(NounTable.fasts.select) WHERE end_ms IS NOT NULL AND cancelled = 0 AND folded_into IS NULL
      ORDER BY end_ms DESC, start_ms DESC LIMIT 1
      """
    ) { columns throws(StoreError) in try Fast(columns) }
  }

  /// The last one that was no slip, where the last of all is this one.
  private func lastMeant(after last: Fast?) throws(StoreError) -> Fast? {
    guard let last, last.isSlip else { return last }
    return try lastMeant(atMost: 1).first
  }

  private func lastMeant(atMost count: Int64) throws(StoreError) -> [Fast] {
    try connection.rows(
      """
      \(NounTable.fasts.select) WHERE end_ms IS NOT NULL AND cancelled = 0 AND folded_into IS NULL
      AND (completed = 1 OR end_ms - start_ms > ?)
      ORDER BY end_ms DESC, start_ms DESC LIMIT ?
      """, .integer(Span.longestSlip.milliseconds), .integer(count)
    ) { columns throws(StoreError) in try Fast(columns) }
  }

  private func last(beside others: Set<RowID>) throws(StoreError) -> [Fast] {
    // One more than can be left out.
    let count = Int64(others.count) + 1
    let last = try connection.rows(
      """
      \(NounTable.fasts.select) WHERE end_ms IS NOT NULL AND cancelled = 0 AND folded_into IS NULL
      ORDER BY end_ms DESC, start_ms DESC LIMIT ?
      """, .integer(count)
    ) { columns throws(StoreError) in try Fast(columns) }
    return [last, try lastMeant(atMost: count)].compactMap { fasts in
      fasts.first { !others.contains($0.id) }
    }
  }

  /// More than anybody begins within the memory of a habit.
  private static let recent: Int64 = 50

  nonisolated static let recentFasts = """
    \(NounTable.fasts.select) WHERE cancelled = 0 AND folded_into IS NULL
    ORDER BY start_ms DESC, id DESC LIMIT ?
    """

  /// The newest ones, whatever the clock says now; newest first.
  func recentFasts() throws(StoreError) -> [Fast] {
    try connection.rows(Self.recentFasts, .integer(Self.recent)) {
      columns throws(StoreError) in try Fast(columns)
    }
  }

  private func finished(overlapping range: Range<Instant>) throws(StoreError) -> [Fast] {
    try connection.rows(
      """
      \(NounTable.fasts.select) WHERE end_ms IS NOT NULL AND cancelled = 0 AND folded_into IS NULL
      AND end_ms > ? AND start_ms < ? ORDER BY end_ms, start_ms
      """, .integer(range.lowerBound.milliseconds), .integer(range.upperBound.milliseconds)
    ) { columns throws(StoreError) in try Fast(columns) }
  }

  private func fasts(withPrefix prefix: String) throws(StoreError) -> [Fast] {
    guard let (first, last) = IDPrefix.bounds(prefix) else { return [] }
    let fasts = try connection.rows(
      "\(NounTable.fasts.select) WHERE id BETWEEN ? AND ? ORDER BY id LIMIT ?",
      .text(first), .text(last), .integer(Self.candidates)
    ) { columns throws(StoreError) in try Fast(columns) }
    return try fasts + heldRows(.fast, from: first, to: last).compactMap(\.fast)
  }

  /// Read from the covering index alone: a few milliseconds for a life of fasts.
  func credits() throws(StoreError) -> [DaySpan] {
    try connection.rows(
      """
      SELECT start_day, end_day FROM fasts WHERE completed = 1 AND folded_into IS NULL
      ORDER BY start_day, end_day
      """
    ) { columns throws(StoreError) in
      DaySpan(
        start: Day(number: try columns.integer(0)), end: Day(number: try columns.integer(1)))
    }
  }
}

/// A text that ids may begin with.
nonisolated enum IDPrefix {
  /// The first and the last text that begin with it; nil for what begins no id.
  static func bounds(_ prefix: String) -> (first: String, last: String)? {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard prefix.utf8.allSatisfy({ letters.contains($0) || digits.contains($0) }) else {
      return nil
    }
    return (prefix, prefix + "~")
  }
}
