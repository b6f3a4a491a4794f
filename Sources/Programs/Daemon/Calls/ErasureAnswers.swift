import Nouns
import Rules
import Wire

/// What leaves for good, one at a time.
extension Keeper {
  func erase(
    _ order: ErasureOrder, _ client: CallToken
  ) throws(CallFault) -> Answer<ErasureAnswer> {
    let fast = try erasable(order.id)
    guard !fast.isRunning else { throw .refused(.stillRunning(fast.id)) }
    guard order.confirm == Consent.erasing.rawValue else {
      throw .refused(.needsConfirmation([.erasing]))
    }
    let copies: ErasedCopies
    do { copies = try ports.backups.erase(fast.id, .fast, ports.clients.program(client)) } catch {
      throw notStored(error)
    }
    forget(fast)
    let answer = ErasureAnswer(fast: Entry(fast), backups: copies.backups, left: copies.named)
    return Answer(answer) {
      self.screen.withdrawNews(of: fast.id)
      self.followRows()
    }
  }

  /// The row is gone, whatever the store can say of the others now.
  private func forget(_ fast: Fast) {
    let needs = Needs.lastAndCredits
    let facts = (try? ports.store.facts(needs)) ?? (try? ports.store.facts(needs))
    engine.forget(fast, last: facts ?? Facts())
  }

  /// Also one that has left the list already, but not all backups.
  private func erasable(_ id: String) throws(CallFault) -> Fast {
    do { return try single(id) } catch {
      guard case .refused(.notFound) = error,
        let found = try? ports.backups.erasable(id, .fast).compactMap(\.fast),
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
    let kind = order.noun.kind
    let id = try erasableEntry(order.id, kind)
    guard order.confirm == Consent.erasing.rawValue else {
      throw .refused(.needsConfirmation([.erasing]))
    }
    let copies: ErasedCopies
    do { copies = try ports.backups.erase(id, kind, ports.clients.program(client)) } catch {
      throw notStored(error)
    }
    let answer = EntryErasureAnswer(id: id.text, backups: copies.backups, left: copies.named)
    return Answer(answer) { self.followRows() }
  }

  /// One that is there, before what only the log or a backup still has.
  private func erasableEntry(_ prefix: String, _ kind: Row.Kind) throws(CallFault) -> RowID {
    guard !prefix.isEmpty else { throw .refused(.notFound(prefix)) }
    var found = try read(try entries(prefix, kind))
    if found.isEmpty { found = try read(try ports.backups.erasable(prefix, kind).map(\.id)) }
    guard let id = found.first else { throw .refused(.notFound(prefix)) }
    guard found.count == 1 else { throw .refused(.ambiguous(prefix, found)) }
    return id
  }

  private func entries(_ prefix: String, _ kind: Row.Kind) throws(StoreTrouble) -> [RowID] {
    let most = 10
    return switch kind {
    case .weighing: try ports.rows.weighings(WeighingQuery(idPrefix: prefix), most).map(\.id)
    case .mealItem: try ports.meals.items(MealQuery(idPrefix: prefix), most).map(\.id)
    case .food: try ports.meals.foods(FoodQuery(idPrefix: prefix), most).map(\.id)
    default: []
    }
  }
}

extension ErasableEntry {
  fileprivate var kind: Row.Kind {
    switch self {
    case .weighing: .weighing
    case .mealItem: .mealItem
    case .food: .food
    }
  }
}

extension Needs {
  fileprivate static var lastAndCredits: Needs {
    var needs = Needs()
    needs.lastFinished = true
    needs.credits = true
    return needs
  }
}
