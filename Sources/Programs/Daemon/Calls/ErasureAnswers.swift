import Nouns
import Rules
import Wire

/// What leaves for good, one at a time.
struct ErasureAnswers: KeeperAnswers {
  let keeper: Keeper

  private var state: State { keeper.state }

  func erase(
    _ order: ErasureOrder, _ client: CallToken
  ) throws(CallFault) -> Answer<ErasureAnswer> {
    let fast = try erasable(order.id)
    guard !fast.isRunning else { throw .refused(.stillRunning(fast.id)) }
    let erasure = try erase(fast.id, .fast, order.confirm, client)
    forget(fast)
    let answer = ErasureAnswer(
      fast: Entry(fast), backups: Int64(erasure.backups), left: erasure.named)
    return Answer(answer) {
      keeper.screen.withdrawNews(of: fast.id)
      keeper.followRows()
    }
  }

  private func erase(
    _ id: RowID, _ kind: Row.Kind, _ confirm: String?, _ client: CallToken
  ) throws(CallFault) -> Erasure {
    guard confirm == Consent.erasing.rawValue else {
      throw .refused(.needsConfirmation([.erasing]))
    }
    let actor = keeper.ports.clients.program(of: client)
    return try state.write(
      try keeper.ports.backups.erase(id, kind, keeper.ports.now, by: actor))
  }

  /// The row is gone, whatever the store can say of the others now.
  private func forget(_ fast: Fast) {
    let needs = Needs.lastAndCredits
    let facts = (try? keeper.ports.store.facts(needs)) ?? (try? keeper.ports.store.facts(needs))
    state.engine.forget(fast, last: facts ?? Facts())
  }

  /// Also one that has left the list already, but not all backups.
  private func erasable(_ id: String) throws(CallFault) -> Fast {
    do { return try HistoryAnswers.of(keeper).single(id) } catch {
      guard case .refused(.notFound) = error,
        let found = try? keeper.ports.backups.erasable(id, .fast).compactMap(\.fast),
        let fast = found.first
      else { throw error }
      guard found.count == 1 else {
        throw .refused(.ambiguous(id, found.map(\.id)))
      }
      return fast
    }
  }

  // MARK: Journals

  func eraseEntry(
    _ order: EntryErasureOrder, _ client: CallToken
  ) throws(CallFault) -> Answer<EntryErasureAnswer> {
    guard let kind = Row.Kind(rawValue: order.noun.rawValue) else {
      throw .fields(.wrongType("noun"))
    }
    let id = try erasableEntry(order.id, kind)
    let erasure = try erase(id, kind, order.confirm, client)
    let answer = EntryErasureAnswer(
      id: id.text, backups: Int64(erasure.backups), left: erasure.named)
    return Answer(answer) { keeper.followRows() }
  }

  /// One that is there, before what only the log or a backup still has.
  private func erasableEntry(_ prefix: String, _ kind: Row.Kind) throws(CallFault) -> RowID {
    guard !prefix.isEmpty else { throw .refused(.notFound(prefix)) }
    var needs = Needs()
    needs.row = RowPrefix(kind, prefix)
    var found = try state.read(try keeper.ports.store.facts(needs)).rows.map(\.id)
    if found.isEmpty {
      found = try state.read(try keeper.ports.backups.erasable(prefix, kind).map(\.id))
    }
    guard let id = found.first else { throw .refused(.notFound(prefix)) }
    guard found.count == 1 else { throw .refused(.ambiguous(prefix, found)) }
    return id
  }
}

extension Erasure {
  /// Nil where nothing is left.
  var named: [String]? { left.isEmpty ? nil : left }
}

extension Needs {
  fileprivate static var lastAndCredits: Needs {
    var needs = Needs()
    needs.lastFinished = true
    needs.credits = true
    return needs
  }
}
