import Nouns
import Rules
import Time

/// The changes of a step that is too long for memory, where the log has them.
@MainActor final class LoggedPages: ChangePages {
  let step: Int64
  /// Those that are in memory.
  fileprivate let listed: Set<Int64>

  fileprivate init(of step: Int64, without listed: Set<Int64>) {
    (self.step, self.listed) = (step, listed)
  }
}

extension Ledger {
  private static let pageLength: Int64 = 250

  /// Of the step that is the first parameter, between the two numbers that follow: all between its first
  /// and the next step's, but for news.
  nonisolated static let ofStep = """
    seq > max(?2, (SELECT ifnull(first_seq, 1) - 1 FROM steps WHERE step = ?1))
    AND seq < min(?3, ifnull(
      (SELECT first_seq FROM steps WHERE step > ?1 ORDER BY step LIMIT 1), ?3))
    AND step = ?1
    """

  /// All of a step, or of a long one those that decisions look at and the way to the others. Where it is
  /// only to be told, the first of it will do.
  func changes(
    of step: Int64, isToBeTaken: Bool
  ) throws(StoreError) -> (listed: [Change], stored: StoredChanges?) {
    let count = try connection.first(
      "SELECT count(*) FROM changes WHERE \(Self.ofStep)", .integer(step), .integer(0),
      .integer(.max)
    ) { columns throws(StoreError) in try columns.integer(0) }
    let isLong = count ?? 0 > Int64(StoredChanges.mostListed)
    guard isLong else {
      return (try page(of: step, isWhole: isToBeTaken, limit: .max).map(\.change), nil)
    }
    guard isToBeTaken else {
      let first = try page(of: step, isWhole: false, limit: 1).map(\.change)
      let pages = LoggedPages(of: step, without: [])
      return (first, StoredChanges(pages, count: Int(count ?? 0) - first.count))
    }
    return try atLength { () throws(StoreError) in try divided(step) }
  }

  private func divided(
    _ step: Int64
  ) throws(StoreError) -> (listed: [Change], stored: StoredChanges?) {
    let since = try horizons(of: step)
    var (listed, seqs) = ([Change](), Set<Int64>())
    var stored = StoredChanges(LoggedPages(of: step, without: []))
    try visit(step, isBackward: false) { seq, change in
      turns.take()
      // The step is called after its first row.
      guard listed.isEmpty || change.isHeld(since.before, since.after) else {
        return stored.add(change)
      }
      listed.append(change)
      seqs.insert(seq)
    }
    stored.pages = LoggedPages(of: step, without: seqs)
    return (listed, stored)
  }

  /// When the last of so many fasts began that habits and streaks look at: of those that stand, which are
  /// on the one side of each change, and of those that come back, which are on the other.
  private func horizons(of step: Int64) throws(StoreError) -> (before: Instant, after: Instant) {
    let isDone = try connection.first(
      "SELECT state = 'done' FROM steps WHERE step = ?", .integer(step)
    ) {
      columns throws(StoreError) in try columns.integer(0) == 1
    }
    let standing = try CopyNotes.horizon(of: connection)
    let coming = try connection.first(
      """
      SELECT \(isDone == true ? Self.startBefore : Self.startAfter) AS start_ms
      FROM changes WHERE \(Self.ofStep) AND noun = 'fast'
      ORDER BY start_ms DESC LIMIT 1 OFFSET 100
      """, .integer(step), .integer(0), .integer(.max)
    ) { columns in try? columns.integer(0) }
    let back = Instant(milliseconds: (coming ?? nil) ?? .min)
    return isDone == true ? (back, standing) : (standing, back)
  }

  nonisolated private static let startBefore = "json_extract(before, '$.start_ms')"
  nonisolated private static let startAfter = """
    coalesce(json_extract(after, '$.start_ms'),
      (SELECT json_extract(sets, '$.start_ms') FROM ops WHERE ops.op = changes.op),
      iif(op IS NULL, NULL, \(startBefore)))
    """

  /// In the order in which they can be written: backward to take the step back.
  func visit(
    _ pages: LoggedPages, isBackward: Bool, _ each: (Change) throws(StoreError) -> Void
  ) throws(StoreError) {
    try visit(pages.step, isBackward: isBackward) { seq, change throws(StoreError) in
      guard !pages.listed.contains(seq) else { return }
      try each(isBackward ? change.reversed : change)
    }
  }

  private func visit(
    _ step: Int64, isBackward: Bool, _ each: (Int64, Change) throws(StoreError) -> Void
  ) throws(StoreError) {
    var place = isBackward ? Int64.max : 0
    while true {
      let page = try page(
        of: step, from: place, isBackward: isBackward, limit: Self.pageLength)
      for (seq, change) in page { try each(seq, change) }
      guard let last = page.last else { return }
      place = last.seq
    }
  }

  /// Without those that make no sense, where not all are needed: to show the rest is better than nothing.
  private func page(
    of step: Int64, from place: Int64 = 0, isBackward: Bool = false, isWhole: Bool = true,
    limit: Int64
  ) throws(StoreError) -> [(seq: Int64, change: Change)] {
    let (first, last) = isBackward ? (0, place) : (place, .max)
    let page = try connection.rows(
      """
      SELECT \(LoggedRows.columns), seq FROM changes
      WHERE \(Self.ofStep) ORDER BY seq \(isBackward ? "DESC" : "ASC") LIMIT ?4
      """, .integer(step), .integer(first), .integer(last), .integer(limit)
    ) { columns throws(StoreError) -> (seq: Int64, change: Change)? in
      let read = { () throws(StoreError) in
        try LoggedRows(connection: self.connection).change(columns)
      }
      guard let change = isWhole ? try read() : try readable(read) else { return nil }
      return (try columns.integer(5), change)
    }
    return page.compactMap(\.self)
  }
}
