import Host
package import Nouns
import Rules
package import Time

/// What was taken away for good.
package nonisolated struct Erasure: Equatable, Sendable {
  /// How many backups held it.
  package let backups: Int
  /// The files that may still hold it.
  package internal(set) var left: [String]
}

extension Ledger {
  /// Takes one row away for good: from every copy, from its table, from the log and from all that was
  /// told of it. The database comes last, so that what failed can be asked for again.
  package func erase(
    _ id: RowID, by actor: String, at now: Instant
  ) throws(StoreError) -> Erasure {
    try requireWritable()
    let aside = try places.setAside()
    var (count, left) = try eraseFromBackups { connection throws(StoreError) in
      guard try Self.holds(id, in: connection) else { return false }
      try Self.erase(id, in: connection)
      return true
    }
    left += aside.filter { !eraseAside(id, $0) } + directory.remains()
    do throws(StoreError) {
      try connection.transaction { () throws(StoreError) in
        try Meta.tracesLeft.write(.integer(1), in: connection)
        // While what is erased still has its time: the clock goes on from it.
        var journal = try OperationJournal(in: connection, on: places.hardware)
        try Self.erase(id, in: connection)
        let act = journal.act(.erase, VerbWord("erase"), by: actor, at: now)
        try journal.addErasure(of: .init(noun: NounTable.fasts.name, id: id.text), .fast, of: act)
      }
    } catch {
      throw error.after(copies: count)
    }
    do throws(StoreError) { try wipeTraces() } catch { left.append(places.database) }
    return Erasure(backups: count, left: left)
  }

  /// The finished fasts whose ids begin so that are gone from the list, but not from all that is kept.
  package func erasable(_ prefix: String) throws(StoreError) -> [Fast] {
    var found = try Self.traces(of: prefix, in: connection)
    for backup in try directory.list() {
      guard let copy = try? Connection(path: backup.path, access: .readOnly),
        let fasts = try? Self.traces(of: prefix, in: copy)
      else { continue }
      found.merge(fasts) { kept, _ in kept }
    }
    return found.values.filter { !$0.isRunning }.sorted { $0.id.text < $1.id.text }
  }

  /// What was erased leaves the free pages and the write-ahead log, too.
  func wipeTraces() throws(StoreError) {
    guard try Meta.tracesLeft.number(in: connection) != nil else { return }
    // Writes the file anew, so that no freed page keeps a copy.
    try connection.script("VACUUM")
    try connection.script("PRAGMA wal_checkpoint(TRUNCATE)")
    try Meta.tracesLeft.write(.null, in: connection)
  }

  /// Edits the backups that hold something, each as a whole; those that cannot be read are named.
  func eraseFromBackups(
    _ edit: (Connection) throws(StoreError) -> Bool
  ) throws(StoreError) -> (count: Int, left: [String]) {
    try directory.sweep()
    var count = 0
    var left: [String] = []
    for backup in try directory.list() {
      do throws(StoreError) {
        if try directory.rewrite(backup.path, edit: edit) { count += 1 }
      } catch {
        left.append(backup.path)
      }
    }
    return (count, left)
  }

  /// False where it may still be in a database that was set aside.
  private func eraseAside(_ id: RowID, _ path: String) -> Bool {
    let files = [path] + StoreFiles.logs(of: path)
    let needle = Array(id.text.utf8)
    guard files.contains(where: { (try? Files.holds(needle, in: $0)) ?? true }) else { return true }
    let isDone = try? directory.rewrite(path) { connection throws(StoreError) in
      try connection.quickCheck()
      try Self.erase(id, in: connection)
      return true
    }
    return isDone != nil
  }

  private static func traces(
    of prefix: String, in connection: Connection
  ) throws(StoreError) -> [RowID: Fast] {
    var found: [RowID: Fast] = [:]
    for text in try connection.rows(
      """
      SELECT coalesce(after, before) FROM changes
      WHERE noun = ?1 AND id >= ?2 AND id < ?2 || '~' ORDER BY seq
      """, .text(NounTable.fasts.name), .text(prefix),
      read: { columns throws(StoreError) in try columns.text(0) })
    {
      let row = try connection.first(NounTable.fasts.parse, .text(text)) {
        columns throws(StoreError) in try NounTable.fasts.read(columns, 0)
      }
      if case .fast(let fast)? = row { found[fast.id] = fast }
    }
    return found
  }

  private static func holds(_ id: RowID, in connection: Connection) throws(StoreError) -> Bool {
    let found = try connection.first(
      "SELECT count(*) FROM changes WHERE id >= ?1 AND id < ?1 || '~'", .text(id.text)
    ) { columns throws(StoreError) in try columns.integer(0) }
    return (found ?? 0) > 0
  }

  private static func erase(_ id: RowID, in connection: Connection) throws(StoreError) {
    let id = Value.text(id.text)
    try connection.run("DELETE FROM \(NounTable.fasts.table) WHERE id = ?", id)
    if try has("unusable", in: connection) {
      try connection.run(
        "DELETE FROM unusable WHERE noun = ? AND id = ?", .text(NounTable.fasts.name), id)
    }
    if try has("ops", in: connection) {
      try connection.run(
        """
        UPDATE ops SET id = '', sets = NULL, prev = NULL, salt = NULL, verb = '', actor = '',
          clock_ms = 0, clock_count = 0, at_ms = 0, step = 0
        WHERE \(OperationReader.ofRow) AND sets IS NOT NULL
        """, id, .text(NounTable.fasts.name))
    }
    // Answers repeat what they are about.
    if try has("answers", in: connection) { try connection.run("DELETE FROM answers") }
    try connection.run(
      "DELETE FROM news WHERE subject >= ?1 AND subject < ?1 || '~'", id)
    // A row of another noun may have come by the same id.
    try connection.run(
      "DELETE FROM changes WHERE noun IN ('fast', 'news') AND id >= ?1 AND id < ?1 || '~'", id)
    // A step of which nothing is left can neither be taken back nor done again.
    try connection.run(
      """
      UPDATE steps SET state = 'cleared' WHERE kind = 'command'
        AND step NOT IN (SELECT step FROM changes WHERE step IS NOT NULL)
      """)
  }

  /// Whether this version of the database has that table.
  private static func has(_ table: String, in connection: Connection) throws(StoreError) -> Bool {
    try connection.first("SELECT 1 FROM sqlite_schema WHERE name = ?", .text(table)) { _ in true }
      ?? false
  }
}
