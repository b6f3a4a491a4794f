import Glibc

nonisolated extension Connection {
  /// All of `body` or nothing of it.
  func transaction<Result>(
    _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try begin()
    do throws(StoreError) {
      let result = try body()
      try commit()
      return result
    } catch {
      rollBack()
      throw error
    }
  }

  /// All that `body` asks, of one state of the file, which is looked at and locked once.
  func reading<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    guard !isInTransaction else { return try body() }
    try run("BEGIN")
    defer { rollBack() }
    return try body()
  }

  func begin() throws(StoreError) {
    // IMMEDIATE: a transaction that begins by reading and then wants to write is refused at once,
    // whatever the time-out, when somebody else has written in between.
    try run("BEGIN IMMEDIATE")
  }

  func commit() throws(StoreError) {
    do throws(StoreError) { try run("COMMIT") } catch {
      guard case .ioFailed(Self.unsynced, let code) = error else { throw error }
      rollBack()
      // The log holds it whole, and the next start would take it for done: other bytes in its place.
      do throws(StoreError) { try rewriteHeader() } catch { throw .doubtful }
      throw code == ENOSPC || code == EDQUOT ? .diskFull : error
    }
  }

  func rollBack() {
    // SQLite has already rolled back by itself after some failures; asking again does no harm.
    try? run("ROLLBACK")
  }

  private func rewriteHeader() throws(StoreError) {
    let version = try first("PRAGMA user_version") { columns throws(StoreError) in
      try columns.integer(0)
    }
    try script("PRAGMA user_version = \(version ?? 0)")
  }
}
