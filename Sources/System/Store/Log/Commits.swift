import Nouns
package import Rules
package import Time

extension Ledger {
  /// Writes all of it or nothing, durably, and returns what the last fasts are then.
  package func commit(_ commit: Commit, at now: Instant) throws(StoreError) -> LastFasts {
    try requireWritable()
    do throws(StoreError) {
      guard commit.isLong else { return try write(commit, at: now) }
      isHeldLong = hold == .wanted
      return try atLength { () throws(StoreError) in try write(commit, at: now) }
    } catch {
      merging = nil
      throw error
    }
  }

  private func write(_ commit: Commit, at now: Instant) throws(StoreError) -> LastFasts {
    try throughAnswer { () throws(StoreError) in
      if commit.step != nil || !commit.news.isEmpty {
        let log = try LogEnd(in: connection)
        if let step = commit.step { try record(step, in: log, by: commit.actor, at: now) }
        for news in commit.news { try record(news, in: log, by: commit.actor, at: now) }
        try log.keep(in: connection)
      }
      if let days = commit.days { try write(days) }
      if let drift = commit.drift { try write(drift) }
      if let hush = commit.hush { try write(hush: hush) }
      if let mark = commit.mark { try write(mark) }
      if let recoveries = commit.recoveries { try write(recoveries) }
      if commit.adoptsRules { try Meta.rules.write(.integer(1), in: connection) }
      try write(commit.events)
      return try lasts()
    }
  }

  private func record(
    _ step: Step, in log: LogEnd, by actor: String, at now: Instant
  ) throws(StoreError) {
    var journal = try OperationJournal(in: connection, on: places.hardware, at: now)
    machine = journal.device
    try settle(step.kind)
    let (kind, target) = Self.columns(of: step.kind)
    let state = step.kind == .automatic ? "cleared" : "done"
    let number = try addStep(
      step.verb, (kind, target, state), before: log, by: actor, at: now)
    let act = journal.act(.init(step.kind), step.verb, by: actor, at: now)
    let take = { (change: Change) throws(StoreError) in
      self.turns.take()
      let before = try self.apply(change, in: step.kind)
      let operation = try journal.add(change, of: act)
      try self.add(
        change, (before, operation), as: try log.next(), of: number, by: actor, at: now)
    }
    let companions = try companions(of: step, journal.reader)
    try visit(step.stored, of: step.kind, take)
    for change in step.changes + step.beside + companions { try take(change) }
    for settled in step.settled { try journal.addSame(settled, of: act) }
    try journal.finish()
    try settle(journal, in: log, at: now)
  }

  /// The number of a step whose entries follow.
  func addStep(
    _ verb: VerbWord, _ step: (kind: String, target: Int64?, state: String), before log: LogEnd,
    by actor: String, at now: Instant
  ) throws(StoreError) -> Int64 {
    try connection.run(
      """
      INSERT INTO steps (at_ms, machine, actor, verb, kind, target, state, first_seq)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """, .integer(now.milliseconds), .text(machine), .text(actor), .text(verb.text),
      .text(step.kind), Value(step.target), .text(step.state), .integer(log.last + 1))
    // RETURNING would make a table of its own for it.
    return connection.lastRow
  }

  /// Nobody has judged those that come back with an undo.
  private func visit(
    _ stored: StoredChanges?, of kind: Step.Kind, _ take: (Change) throws(StoreError) -> Void
  ) throws(StoreError) {
    switch (stored?.pages, kind) {
    case (let notes as CopyNotes, _): try notes.visit(take)
    case (let pages as LoggedPages, .undo):
      try visit(pages, isBackward: true) { change throws(StoreError) in
        guard change.after?.damage == nil else { throw .conflict }
        try take(change)
      }
    case (let pages as LoggedPages, _):
      try visit(pages, isBackward: false) { change throws(StoreError) in
        guard change.after?.damage == nil else { throw .conflict }
        try take(change)
      }
    default: break
    }
  }

  /// What a step does to the standing of those before it.
  private func settle(_ kind: Step.Kind) throws(StoreError) {
    switch kind {
    case .automatic: break
    case .command:
      guard try nextToRedo() != nil else { break }
      try connection.run(
        "UPDATE steps SET state = 'cleared' WHERE kind = 'command' AND state = 'undone'")
    case .undo(let number):
      guard try nextToUndo() == number else { throw .conflict }
      try connection.run("UPDATE steps SET state = 'undone' WHERE step = ?", .integer(number))
    case .redo(let number):
      guard try nextToRedo() == number else { throw .conflict }
      try connection.run("UPDATE steps SET state = 'done' WHERE step = ?", .integer(number))
    }
  }

  /// Returns the row that was there before as text.
  private func apply(_ change: Change, in kind: Step.Kind) throws(StoreError) -> String? {
    guard let row = change.before ?? change.after, change.keepsRow else { throw .conflict }
    if kind != .command, try isSecondRunning(change) {
      try HeldRows(connection: connection).add(HeldRow(.init(row), row: row, .overlap))
      hasMerged = true
      return nil
    }
    var text: String?
    // That a new row is not there the table sees to itself: an import has thousands of them.
    if let before = change.before {
      let stored = try stored(row.id, row.table)
      guard stored == before else {
        guard stored == nil, try HeldRows(connection: connection).contains(.init(row)) else {
          throw .conflict
        }
        // It is in no table, and comes into its own when operations are merged.
        hasMerged = true
        return try self.text(of: before)
      }
      text = try self.text(ofStored: row)
    }
    try connection.write(change, row.table)
    return text
  }

  /// Puts a change on record whose rows may be in no table.
  func add(
    _ change: Change, as seq: Int64, of step: Int64, by actor: String, at now: Instant
  ) throws(StoreError) {
    let before = try text(of: change.before)
    try add(change, (before, nil), as: seq, of: step, by: actor, at: now)
  }

  /// Without an operation that says what the row became, the row is kept.
  private func add(
    _ change: Change, _ known: (before: String?, operation: Int64?), as seq: Int64,
    of step: Int64, by actor: String, at now: Instant
  ) throws(StoreError) {
    guard let row = change.before ?? change.after else { return }
    let after = known.operation == nil ? try text(of: change.after) : nil
    try connection.run(
      """
      INSERT INTO changes (seq, step, at_ms, actor, noun, id, op, before, after)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, .integer(seq), .integer(step), .integer(now.milliseconds), .text(actor),
      .text(row.kind.rawValue), .text(row.id.text), Value(known.operation), Value(known.before),
      Value(after))
  }

  private func stored(_ id: RowID, _ noun: NounTable) throws(StoreError) -> Row? {
    try connection.first(noun.selectOne, .text(id.text)) { columns throws(StoreError) in
      try noun.read(columns, 0)
    }
  }

  private func text(ofStored row: Row) throws(StoreError) -> String? {
    try connection.first(row.table.write, .text(row.id.text)) { columns throws(StoreError) in
      try columns.text(0)
    }
  }

  private func text(of row: Row?) throws(StoreError) -> String? {
    try row.flatMap { row throws(StoreError) in
      try connection.first(row.table.writeValues, row.table.values(of: row)) {
        columns throws(StoreError) in try columns.text(0)
      }
    }
  }

  private static func columns(of kind: Step.Kind) -> (kind: String, target: Int64?) {
    switch kind {
    // What nobody can take back is out of reach from the beginning.
    case .command, .automatic: ("command", nil)
    case .undo(let number): ("undo", number)
    case .redo(let number): ("redo", number)
    }
  }
}

extension Change {
  /// Whether both sides are one row.
  fileprivate nonisolated var keepsRow: Bool {
    guard let before, let after else { return true }
    return before.id == after.id && before.kind == after.kind
  }
}
