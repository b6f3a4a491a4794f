import Nouns
package import Rules
package import Time

extension Ledger {
  /// Writes all of it or nothing, durably, and returns what the last fasts are then.
  package func commit(_ commit: Commit, at now: Instant) throws(StoreError) -> LastFasts {
    try requireWritable()
    guard commit.isLong else { return try write(commit, at: now) }
    isHeldLong = hold == .wanted
    return try atLength { () throws(StoreError) in try write(commit, at: now) }
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
      try write(commit.events)
      return try lasts()
    }
  }

  private func record(
    _ step: Step, in log: LogEnd, by actor: String, at now: Instant
  ) throws(StoreError) {
    var journal = try OperationJournal(in: connection, on: places.hardware)
    machine = journal.device
    try settle(step.kind)
    let (kind, target) = Self.columns(of: step.kind)
    try connection.run(
      """
      INSERT INTO steps (at_ms, machine, actor, verb, kind, target, state, first_seq)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """, .integer(now.milliseconds), .text(machine), .text(actor), .text(step.verb.text),
      .text(kind), Value(target), .text(step.kind == .automatic ? "cleared" : "done"),
      .integer(log.last + 1))
    // RETURNING would make a table of its own for it.
    let number = connection.lastRow
    let act = journal.act(.init(step.kind), step.verb, by: actor, at: now)
    let take = { (change: Change) throws(StoreError) in
      self.turns.take()
      try self.apply(change, as: try log.next(), of: number, by: actor, at: now)
      try journal.add(change, of: act)
    }
    try visit(step.stored, of: step.kind, take)
    for change in step.changes { try take(change) }
    try journal.finish()
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

  private func apply(
    _ change: Change, as seq: Int64, of step: Int64, by actor: String, at now: Instant
  ) throws(StoreError) {
    guard let row = change.before ?? change.after, change.keepsRow else { throw .conflict }
    let id = Value.text(row.id.text)
    var textBefore: String?
    // That a new row is not there the table sees to itself: an import has thousands of them.
    if let before = change.before {
      guard try stored(row.id, row.table) == before else { throw .conflict }
      textBefore = try logText(id, row.table)
    }
    try write(change, id, row.table)
    try connection.run(
      """
      INSERT INTO changes (seq, step, at_ms, machine, actor, noun, id, before, after)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, .integer(seq), .integer(step), .integer(now.milliseconds), .text(machine), .text(actor),
      .text(row.kind.rawValue), id, Value(textBefore), Value(try logText(id, row.table)))
  }

  private func write(_ change: Change, _ id: Value, _ noun: NounTable) throws(StoreError) {
    guard let after = change.after else { return try connection.run(noun.delete, id) }
    try connection.run(change.before == nil ? noun.insert : noun.update, noun.values(of: after))
  }

  private func stored(_ id: RowID, _ noun: NounTable) throws(StoreError) -> Row? {
    try connection.first(noun.selectOne, .text(id.text)) { columns throws(StoreError) in
      try noun.read(columns, 0)
    }
  }

  private func logText(_ id: Value, _ noun: NounTable) throws(StoreError) -> String? {
    try connection.first(noun.write, id) { columns throws(StoreError) in try columns.text(0) }
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
