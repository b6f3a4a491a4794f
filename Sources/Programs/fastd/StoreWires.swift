import Daemon
import Nouns
import Rules
import Store
import Time

extension StorePort {
  init(_ ledger: Ledger, zone: @escaping () -> Zone = { .utc }) {
    self.init(
      facts: { needs throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.facts(for: needs) }
      },
      commit: { commit, now throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.commit(commit, at: now) }
      },
      history: { query throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.history(query) }
      },
      ended: { days, visit throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.ended(touching: days, visit: visit) }
      },
      count: { query throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.count(query) }
      },
      steps: { limit throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.steps(limit: limit) }
      },
      changes: { since, limit throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.changes(since: since, limit: limit) }
      },
      lastSeq: { () throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.lastSeq() }
      },
      check: { () throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.quickCheck() }
      },
      backUpIfDue: { now, day throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in
          guard try ledger.backupIsDue(on: day) else { return false }
          _ = try ledger.backUp(at: now, on: day, in: zone())
          return true
        }
      })
  }
}

extension RowPort {
  init(_ ledger: Ledger) {
    self.init(
      fasts: { query, limit throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.rows(query, limit: limit) }
      },
      rows: { kind, id, limit throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in
          try ledger.rows(of: kind, after: id, limit: limit)
        }
      },
      weighings: { query, limit throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.weighings(query, limit: limit) }
      },
      dayWeights: { day, visit throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.dayWeights(since: day, visit) }
      })
  }
}

extension MealPort {
  init(_ ledger: Ledger) {
    self.init(
      items: { query, limit throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.mealItems(query, limit: limit) }
      },
      eaten: { days, limit throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.mealItems(on: days, limit: limit) }
      },
      last: { name throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.lastMealItem(named: name) }
      },
      completeDays: { days throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.completeDays(among: days) }
      },
      foods: { query, limit throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.foods(query, limit: limit) }
      })
  }
}

extension OperationPort {
  init(_ ledger: Ledger) {
    self.init { () throws(StoreTrouble) in
      let check = try ask(ledger) { () throws(StoreError) in try ledger.checkOperations() }
      return (check.operations, check.devices, check.differing, check.altered)
    }
  }
}

extension EventPort {
  init(_ ledger: Ledger) {
    self.init(
      list: { query, limit throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.events(query, limit: limit) }
      },
      visit: { query, visit throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.events(query, visit: visit) }
      },
      clear: { () throws(StoreTrouble) in
        let (events, erasure) = try ask(ledger) { () throws(StoreError) in try ledger.clearEvents()
        }
        return (events, ErasedCopies(backups: erasure.backups, left: erasure.left))
      },
      forget: { age, now throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.forgetEvents(olderThan: age, at: now)
        }
      })
  }
}

extension AnswerPort {
  init(_ ledger: Ledger) {
    self.init(
      find: { token throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.answer(to: token) }
          .map { (method: $0.method, reply: $0.reply) }
      },
      hold: { ledger.holdCommit() },
      keep: { reply, token, method, now throws(StoreTrouble) in
        let answer = reply.map { StoredAnswer(method: method, reply: $0) }
        try ask(ledger) { () throws(StoreError) in try ledger.keep(answer, to: token, at: now) }
      },
      drop: { ledger.dropHeld() },
      forget: { age, now throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.forgetAnswers(olderThan: age, at: now)
        }
      })
  }
}

func ask<Value>(
  _ ledger: Ledger, _ body: () throws(StoreError) -> Value
) throws(StoreTrouble) -> Value {
  do { return try body() } catch { throw StoreTrouble(error, of: ledger) }
}

extension StoreTrouble {
  @MainActor init(_ error: StoreError, of ledger: Ledger) {
    self =
      switch error {
      case .diskFull: .diskFull
      case .readOnly: .readOnly
      // It may be of a copy, or of a disk that has failed only once.
      case .corrupt: ledger.isReadOnly ? .readOnly : .failed
      case .unwritable: .unwritable
      case .conflict: .conflict
      case .moved: .moved
      case .doubtful: .doubtful
      case .partly: .partly
      case .closed: .closed
      default: .failed
      }
  }
}

extension UnusableRow {
  var line: String { "\(noun) \(id): \(reason)" }
}
