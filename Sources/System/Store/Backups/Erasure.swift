import Host
package import Nouns
package import Rules
package import Time

extension Ledger {
  /// Takes one row away for good: from every copy, from its table, from the log and from all that was
  /// told of it. The database comes last, so that what failed can be asked for again.
  package func erase(
    _ id: RowID, of kind: Row.Kind = .fast, by actor: String, at now: Instant
  ) throws(StoreError) -> Erasure {
    try requireWritable()
    let row = ErasedRow(id, of: kind)
    // Those that say the same would stand in its place.
    let twins = try HeldRows(connection: connection).subjects(
      kind, "by = ?2 AND is_told = 0", .text(id.text))
    let rows = [row] + twins.compactMap(ErasedRow.init)
    var (count, left) = try eraseFromCopies(rows)
    do throws(StoreError) {
      try writeAtLength { () throws(StoreError) in
        try Meta.tracesLeft.write(.integer(1), in: connection)
        // While what is erased still has its time: the clock goes on from it.
        var journal = try OperationJournal(in: connection, on: places.hardware, at: now)
        let versions =
          kind == .profile
          ? try Profile.rows(in: connection, "WHERE id = ?", [.text(id.text)]) : []
        var subjects: [Operation.Subject] = []
        for row in rows {
          subjects += try row.subjects(in: connection)
          try row.erase(in: connection)
        }
        let act = journal.act(.erase, VerbWord("erase"), by: actor, at: now)
        for subject in subjects { try journal.addErasure(of: subject, kind, of: act) }
        // Later ones stay as they are, and so say by themselves what they took over from it.
        let rest = journal.act(.do, VerbWord(.profile), by: actor, at: now)
        for version in versions {
          try journal.add(Change(before: version.row, after: nil), of: rest)
        }
        try journal.finish()
        let end = try LogEnd(in: connection)
        try settle(journal, in: end, at: now)
        try end.keep(in: connection)
      }
    } catch {
      merging = nil
      throw error.after(copies: count)
    }
    do throws(StoreError) { try wipeTraces() } catch { left.append(places.database) }
    return Erasure(backups: count, left: left)
  }

  /// From the backups and from databases that were set aside.
  func eraseFromCopies(
    _ rows: [ErasedRow]
  ) throws(StoreError) -> (count: Int, left: [String]) {
    let aside = try places.setAside()
    let (count, left) = try eraseFromBackups(
      where: { connection throws(StoreError) in
        for row in rows where try row.isHeld(in: connection) { return true }
        return false
      },
      { connection throws(StoreError) in for row in rows { try row.erase(in: connection) } })
    let remains = aside.filter { path in rows.contains { !eraseAside($0, path) } }
    return (count, left + remains + directory.remains())
  }

  /// The rows whose ids begin so that are gone from every list, but not from all that is kept.
  package func erasable(_ prefix: String, of kind: Row.Kind) throws(StoreError) -> [Row] {
    let table = kind.table
    var found = try atLength { () throws(StoreError) in
      try Self.traces(of: prefix, in: table, connection)
    }
    for backup in try directory.list() {
      guard let copy = try? directory.open(backup),
        let rows = try? Self.traces(of: prefix, in: table, copy)
      else { continue }
      found.merge(rows) { kept, _ in kept }
    }
    return found.values.filter { $0.fast?.isRunning != true }.sorted { $0.id.text < $1.id.text }
  }

  /// The row as it stands, and all that the log says it was.
  package func versions(of id: RowID, _ kind: Row.Kind) throws(StoreError) -> [Row] {
    try ErasedRow(id, of: kind).rows(in: connection)
  }

  /// What was erased leaves the free pages and the write-ahead log, too.
  func wipeTraces() throws(StoreError) {
    guard try Meta.tracesLeft.number(in: connection) != nil else { return }
    try atLength { () throws(StoreError) in
      // Rewrites the file, so that no freed page keeps a copy.
      try connection.script("VACUUM")
      try connection.script("PRAGMA wal_checkpoint(TRUNCATE)")
    }
    try Meta.tracesLeft.write(.null, in: connection)
  }

  /// Edits the backups that hold something, each as a whole; those that cannot be read are named.
  func eraseFromBackups(
    where isHeld: (Connection) throws(StoreError) -> Bool,
    _ edit: (Connection) throws(StoreError) -> Void
  ) throws(StoreError) -> (count: Int, left: [String]) {
    try directory.sweep()
    var count = 0
    var left: [String] = []
    for backup in try directory.list() {
      do throws(StoreError) {
        guard try isHeld(try directory.open(backup)) else { continue }
        try directory.rewrite(backup.path, edit: edit)
        count += 1
      } catch {
        left.append(backup.path)
      }
    }
    return (count, left)
  }

  /// False where it may still be in a database that was set aside.
  private func eraseAside(_ row: ErasedRow, _ path: String) -> Bool {
    let files = [path] + StoreFiles.logs(of: path)
    // Names that follow from a day, or from the noun, were others there.
    let needle = row.isNamedAlike ? Array(row.id.text.utf8) : []
    let holds = { (path: String) in
      needle.isEmpty || (try? Files.holds(needle, in: path) { self.turns.take() }) ?? true
    }
    guard files.contains(where: holds) else { return true }
    let isDone: Void? = try? directory.rewrite(path) { connection throws(StoreError) in
      try connection.quickCheck()
      try row.erase(in: connection)
    }
    return isDone != nil
  }

  private static func traces(
    of prefix: String, in table: NounTable, _ connection: Connection
  ) throws(StoreError) -> [RowID: Row] {
    var found: [RowID: Row] = [:]
    let rows = try LoggedRows(connection: connection).rows(
      "noun = ?1 AND id >= ?2 AND id < ?2 || '~'", .text(table.name), .text(prefix),
      passingOverUnreadable: true)
    for row in rows { found[row.id] = row }
    return found
  }
}
