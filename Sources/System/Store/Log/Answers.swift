package import Time

/// What was answered to a call with a token, on the disk in the commit of what the call has done.
package nonisolated struct StoredAnswer: Equatable, Sendable {
  package let method: String
  package let reply: String

  package init(method: String, reply: String) {
    self.method = method
    self.reply = reply
  }
}

extension Ledger {
  nonisolated enum Hold {
    case none
    /// The next commit stays open.
    case wanted
    /// One is open: what was written is on the disk with its answer, or not at all.
    case open
  }

  package func answer(to token: String) throws(StoreError) -> StoredAnswer? {
    try connection.first("SELECT method, reply FROM answers WHERE token = ?", .text(token)) {
      columns throws(StoreError) in
      StoredAnswer(method: try columns.text(0), reply: try columns.text(1))
    }
  }

  /// From here on a commit waits for `keep` or `dropHeld`.
  package func holdCommit() {
    hold = .wanted
  }

  /// Ends what was held, together with the answer.
  package func keep(
    _ answer: StoredAnswer?, to token: String, at now: Instant
  ) throws(StoreError) {
    defer { (hold, isHeldLong) = (.none, false) }
    guard hold == .open else {
      // Nothing was written that depends on it, so that it can be done again.
      if let answer { try? insert(answer, token, now) }
      return
    }
    do throws(StoreError) {
      if let answer { try insert(answer, token, now) }
      if isHeldLong { try atLength(connection.commit) } else { try connection.commit() }
    } catch {
      connection.rollBack()
      throw error
    }
  }

  /// True when something had been written, which is taken back.
  package func dropHeld() -> Bool {
    defer { (hold, isHeldLong) = (.none, false) }
    guard hold == .open else { return false }
    connection.rollBack()
    merging = nil
    return true
  }

  private func insert(
    _ answer: StoredAnswer, _ token: String, _ now: Instant
  ) throws(StoreError) {
    try connection.run(
      "INSERT INTO answers (token, at_ms, method, reply) VALUES (?, ?, ?, ?)", .text(token),
      .integer(now.milliseconds), .text(answer.method), .text(answer.reply))
  }

  /// Takes away what nobody will ask for any more.
  package func forgetAnswers(olderThan age: Span, at now: Instant) throws(StoreError) {
    guard !isReadOnly else { return }
    try connection.run(
      "DELETE FROM answers WHERE at_ms < ?", .integer((now - age).milliseconds))
  }

  /// A commit of its own, or one that stays open where its answer is waited for.
  func throughAnswer<Result>(
    _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    switch hold {
    case .none: return try connection.transaction(body)
    case .open: return try body()
    case .wanted:
      try connection.begin()
      do throws(StoreError) {
        let result = try body()
        hold = .open
        return result
      } catch {
        connection.rollBack()
        throw error
      }
    }
  }
}
