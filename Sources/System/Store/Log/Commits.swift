package import Rules
package import Time

extension Ledger {
  /// Writes all of it or nothing, durably, and returns the log's new end.
  package func commit(_ commit: Commit, at now: Instant) throws(StoreError) -> Int64 {
    guard !isReadOnly else { throw .readOnly }
    return try connection.transaction { () throws(StoreError) in
      if let step = commit.step { try record(step, by: commit.actor, at: now) }
      for news in commit.news { try record(news, by: commit.actor, at: now) }
      return try lastSeq()
    }
  }

  private func record(_ step: Step, by actor: String, at now: Instant) throws(StoreError) {
    try settle(step.kind)
    let (kind, target) = Self.columns(of: step.kind)
    let number = try connection.first(
      """
      INSERT INTO steps (at_ms, machine, actor, verb, kind, target, state)
      VALUES (?, ?, ?, ?, ?, ?, 'done') RETURNING step
      """, .integer(now.milliseconds), .text(machine), .text(actor), .text(step.verb),
      .text(kind), Value(target)
    ) { columns throws(StoreError) in try columns.integer(0) }
    for change in step.changes {
      try apply(change, step: number ?? 0, by: actor, at: now)
    }
  }

  /// What a step does to the standing of those before it.
  private func settle(_ kind: Step.Kind) throws(StoreError) {
    switch kind {
    case .command:
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
    _ change: Change, step: Int64, by actor: String, at now: Instant
  ) throws(StoreError) {
    let before = change.before?.fast
    let after = change.after?.fast
    guard let id = before?.id ?? after?.id, after.map({ $0.id == id }) ?? true,
      try fast(id) == before
    else { throw .conflict }
    let textBefore = try logText(id)
    try write(after, over: before, id: id)
    try connection.run(
      """
      INSERT INTO changes (step, at_ms, machine, actor, noun, id, before, after)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """, .integer(step), .integer(now.milliseconds), .text(machine), .text(actor),
      .text(FastColumns.names.noun), .text(id.text), Value(textBefore), Value(try logText(id)))
  }

  private func write(_ after: Fast?, over before: Fast?, id: FastID) throws(StoreError) {
    guard let after else {
      return try connection.run("DELETE FROM fasts WHERE id = ?", .text(id.text))
    }
    let sql = before == nil ? FastColumns.insert : FastColumns.update
    try connection.run(sql, FastColumns.values(of: after))
  }

  private func fast(_ id: FastID) throws(StoreError) -> Fast? {
    try connection.first("\(FastColumns.select) WHERE id = ?", .text(id.text)) {
      columns throws(StoreError) in try FastColumns.fast(columns)
    }
  }

  private func logText(_ id: FastID) throws(StoreError) -> String? {
    try connection.first(
      "SELECT \(FastColumns.names.json) FROM fasts WHERE id = ?", .text(id.text)
    ) { columns throws(StoreError) in try columns.text(0) }
  }

  private static func columns(of kind: Step.Kind) -> (kind: String, target: Int64?) {
    switch kind {
    case .command: ("command", nil)
    case .undo(let number): ("undo", number)
    case .redo(let number): ("redo", number)
    }
  }
}

extension Row {
  nonisolated var fast: Fast? {
    switch self {
    case .fast(let fast): fast
    case .reminder: nil
    }
  }
}
