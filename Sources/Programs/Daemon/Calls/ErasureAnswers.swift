import Nouns
import Rules
import Time
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
    let answer = ErasureAnswer(
      fast: Entry(fast), backups: Int64(erasure.backups), left: erasure.named)
    return Answer(answer) {
      keeper.screen.withdrawNews(of: fast.id)
      keeper.followRows()
      keeper.exchangeSoon()
    }
  }

  private func erase(
    _ id: RowID, _ kind: Row.Kind, _ confirm: String?, _ client: CallToken
  ) throws(CallFault) -> Erasure {
    guard confirm == Consent.erasing.rawValue else {
      throw .refused(.needsConfirmation([.erasing]))
    }
    let actor = keeper.ports.clients.program(of: client)
    let erasure = try state.write(
      try keeper.ports.backups.erase(id, kind, keeper.ports.now, by: actor))
    keeper.readAnew()
    return erasure
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
    let row = try kind.isSingle ? erasableSingle(kind) : erasableRow(order.id, kind)
    let foods = foods(learntFrom: row)
    let badges = badges(givenBy: row)
    let erasure = try erase(row.id, kind, order.confirm, client)
    let answer = EntryErasureAnswer(
      id: row.id.text, backups: Int64(erasure.backups), left: erasure.named,
      foods: foods.isEmpty ? nil : foods, badges: badges.isEmpty ? nil : badges)
    return Answer(answer) {
      keeper.followRows()
      keeper.exchangeSoon()
    }
  }

  /// One that is there, before what only the log or a backup still has.
  private func erasableRow(_ prefix: String, _ kind: Row.Kind) throws(CallFault) -> Row {
    guard !prefix.isEmpty else { throw .refused(.notFound(prefix)) }
    var needs = Needs()
    needs.row = RowPrefix(kind, prefix)
    var found = try state.read(try keeper.ports.store.facts(needs)).rows
    if found.isEmpty { found = try state.read(try keeper.ports.backups.erasable(prefix, kind)) }
    guard let row = found.first else { throw .refused(.notFound(prefix)) }
    guard found.count == 1 else { throw .refused(.ambiguous(prefix, found.map(\.id))) }
    return row
  }

  /// Of what there is only one, what stands, or anything of what stood.
  private func erasableSingle(_ kind: Row.Kind) throws(CallFault) -> Row {
    if let row = state.engine.standing.rows.first(where: { $0.kind == kind }) { return row }
    let traces = try state.read(try keeper.ports.backups.erasable("", kind))
    guard let row = traces.last else { throw .refused(.notFound(kind.rawValue)) }
    return row
  }

  /// Those of its day that such an entry can give.
  private func badges(givenBy row: Row) -> [Badge] {
    let (day, categories): (Day, Set<BadgeCategory>)
    switch row {
    case .mealItem(let item): (day, categories) = (item.at.day, [.streak, .milestone])
    case .weighing(let weighing): (day, categories) = (weighing.at.day, [.streak, .weight])
    default: return []
    }
    let standing = state.engine.standing
    guard standing.reasonNotToCount(on: state.moment.date) == nil else { return [] }
    return standing.badges.filter { $0.on == day && categories.contains($0.category) }
  }

  /// Of all that the entry ever said: foods of which anything is still kept.
  private func foods(learntFrom row: Row) -> [Food] {
    let known = (try? keeper.ports.backups.versions(row.id, row.kind)) ?? []
    let ids = Set((known + [row]).compactMap(\.learntFood)).sorted()
    return ids.compactMap { try? erasableRow($0, .food).noun as? Food }
  }
}

extension Row {
  fileprivate nonisolated var learntFood: String? {
    guard case .mealItem(let item) = self, item.source == .typed else { return nil }
    return item.food
  }
}

extension Erasure {
  /// Nil where nothing is left.
  var named: [String]? { left.isEmpty ? nil : left }
}
