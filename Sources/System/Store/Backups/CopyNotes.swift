import Nouns
import Rules
import Time

/// Changes that a copy would bring: the rows by their names, in a table of the copy itself.
@MainActor final class CopyNotes: ChangePages {
  private let other: Connection
  private let connection: Connection
  /// The starts from which on decisions look at fasts, here and there.
  private let since: (here: Instant, there: Instant)
  /// Nil once they are too many.
  private var all: [Change]? = []
  private var held: [Change] = []
  private var stored: StoredChanges?

  private static let pageLength: Int64 = 250

  init(in other: Connection, beside connection: Connection) throws(StoreError) {
    (self.other, self.connection) = (other, connection)
    since = (try Self.horizon(of: connection), try Self.horizon(of: other))
    try other.script(
      """
      DROP TABLE IF EXISTS fastd_notes;
      CREATE TABLE fastd_notes (
        turn INTEGER, start INTEGER, id TEXT, noun TEXT, is_held INTEGER, is_gone INTEGER,
        PRIMARY KEY (turn, start, id, noun)) WITHOUT ROWID
      """)
  }

  /// When the oldest fast that habits and streaks look at began.
  static func horizon(of connection: Connection) throws(StoreError) -> Instant {
    Instant(
      milliseconds: try connection.first(
        "SELECT start_ms FROM fasts WHERE cancelled = 0 ORDER BY start_ms DESC LIMIT 1 OFFSET 100"
      ) { columns throws(StoreError) in try columns.integer(0) } ?? .min)
  }

  func add(_ change: Change) throws(StoreError) {
    guard let row = change.after ?? change.before else { return }
    let isHeld = change.isHeld(since.here, since.there)
    let (turn, start, id) = change.turn
    try other.run(
      "INSERT INTO fastd_notes VALUES (?, ?, ?, ?, ?, ?)", .integer(Int64(turn)), .integer(start),
      .text(id), .text(row.kind.rawValue), .integer(isHeld ? 1 : 0),
      .integer(change.after == nil ? 1 : 0))
    all?.append(change)
    if all?.count ?? 0 > StoredChanges.mostListed { all = nil }
    if isHeld {
      held.append(change)
    } else {
      var stored = stored ?? StoredChanges(self)
      self.stored = nil
      stored.add(change)
      self.stored = stored
    }
  }

  /// All of them, or those that decisions look at and the way to the others.
  func sorted(into difference: Difference) -> Difference {
    var difference = difference
    difference.changes = (all ?? held).sorted { $0.turn < $1.turn }
    difference.stored = all == nil ? stored : nil
    (all, held, stored) = (nil, [], nil)
    return difference
  }

  /// Those that are not held, in their order.
  func visit(_ each: (Change) throws(StoreError) -> Void) throws(StoreError) {
    var place: [Value] = [.integer(-1), .integer(0), .text(""), .text("")]
    while true {
      // Each page by itself may take so long, and not all that is done with them.
      other.limit(to: Ledger.patience(with: 0), length: Ledger.longestValue)
      let page = try other.rows(
        """
        SELECT turn, start, id, noun, is_gone FROM fastd_notes
        WHERE is_held = 0 AND (turn, start, id, noun) > (?, ?, ?, ?)
        ORDER BY turn, start, id, noun LIMIT \(Self.pageLength)
        """, place
      ) { columns throws(StoreError) in
        (
          place: [
            Value.integer(try columns.integer(0)), .integer(try columns.integer(1)),
            .text(try columns.text(2)), .text(try columns.text(3)),
          ], noun: try columns.text(3), isGone: try columns.integer(4) == 1
        )
      }
      for note in page {
        guard let noun = NounTable.all.first(where: { $0.name == note.noun }) else { continue }
        let before = try Self.row(noun, note.place[2], in: connection)
        let after = note.isGone ? nil : try Self.row(noun, note.place[2], in: other)
        try each(Change(before: before, after: after))
      }
      guard let last = page.last else { return }
      place = last.place
    }
  }

  private static func row(
    _ noun: NounTable, _ id: Value, in connection: Connection
  ) throws(StoreError) -> Row? {
    try connection.first(noun.selectOne, id) { columns throws(StoreError) in
      try noun.read(columns, 0)
    }
  }
}

extension StoredChanges {
  nonisolated mutating func add(_ change: Change) {
    count += 1
    change.credit(gone: &gone, new: &new)
  }
}

extension Change {
  /// Changes that end a running fast go before those that begin one; the others by time and name.
  fileprivate nonisolated var turn: (Int, Int64, String) {
    let row = after ?? before
    let turn =
      switch (before, after) {
      case (_, nil): 0
      case (_, .fast(let fast)?) where fast.isRunning: 2
      default: 1
      }
    return (turn, row?.fast?.start.instant.milliseconds ?? 0, row?.id.text ?? "")
  }
}
