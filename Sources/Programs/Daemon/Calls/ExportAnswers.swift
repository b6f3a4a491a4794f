import Nouns
import Rules
import Time
import Wire

/// What is left of everything.
enum Remaining {
  /// Behind which come the rows of all other nouns, or none.
  case standing(ArraySlice<Row>, isAll: Bool)
  /// The rows of the first of these nouns that are behind that one, and all of the others; then fasts,
  /// or none.
  case rows(ArraySlice<Row.Kind>, after: RowID?, isAll: Bool)
  case fasts(RowQuery)
}

/// The numbers of the changes that are left.
struct RemainingChanges {
  var since: Int64
  let end: Int64
}

struct ExportAnswers: Answers {
  let state: State
  let store: any StorePort
  let rows: any RowPort
  let merge: any MergePort

  static func of(_ keeper: Keeper) -> Self {
    let ports = keeper.ports
    return Self(state: keeper.state, store: ports.store, rows: ports.rows, merge: ports.merge)
  }

  private static let rowsAtOnce = 100
  private static let changesAtOnce = 64
  /// What the engine does not hold; fasts have an order of their own.
  private static let asked = Row.Kind.allCases.filter { !$0.stands && $0 != .fast }

  // MARK: Everything

  func everything(_ question: EverythingQuestion) throws(CallFault) -> Remaining {
    guard let noun = question.noun else {
      return .standing(state.engine.standing.rows[...], isAll: true)
    }
    guard let kind = Row.Kind(rawValue: noun) else { throw .fields(.wrongType("noun")) }
    if kind == .fast { return .fasts(RowQuery(includesCancelled: true)) }
    return kind.stands
      ? .standing(state.engine.standing.rows.filter { $0.kind == kind }[...], isAll: false)
      : .rows([kind], after: nil, isAll: false)
  }

  func page(of remaining: Remaining) throws(CallFault) -> Page<EverythingPage, Remaining> {
    let rows: [Row]
    let rest: Remaining?
    switch remaining {
    case .standing(let all, let isAll):
      let later = all.dropFirst(Self.rowsAtOnce)
      rows = Array(all.prefix(Self.rowsAtOnce))
      let others = isAll ? Remaining.rows(Self.asked[...], after: nil, isAll: true) : nil
      rest = later.isEmpty ? others : .standing(later, isAll: isAll)
    case .rows(let kinds, let after, let isAll):
      guard let kind = kinds.first else {
        guard isAll else { return (EverythingPage(rows: [], isLast: true), nil) }
        // Nothing is left out for standing back.
        let held = try state.read(try merge.heldRows())
        let fasts = Remaining.fasts(RowQuery(includesCancelled: true))
        return held.isEmpty
          ? try page(of: fasts) : (EverythingPage(rows: held, isLast: false), fasts)
      }
      rows = try state.read(try self.rows.rows(kind, after, Self.rowsAtOnce))
      let isLast = rows.count < Self.rowsAtOnce
      rest = .rows(
        isLast ? kinds.dropFirst() : kinds, after: isLast ? nil : rows.last?.id, isAll: isAll)
    case .fasts(let query):
      let (fasts, left) = try fasts(query)
      rows = fasts.map(Row.fast)
      rest = left.map { .fasts($0) }
    }
    return (EverythingPage(rows: rows, isLast: rest == nil), rest)
  }

  // MARK: Fasts

  func rowQuery(_ question: FastsQuestion) throws(CallFault) -> RowQuery {
    var query = RowQuery(
      isNewestFirst: question.newestFirst ?? false,
      includesCancelled: question.cancelled ?? false, from: try Day(question.from, in: "from"),
      to: try Day(question.to, in: "to"))
    if let after = question.after {
      let fast = try state.one(after, current)
      query.after = HistoryQuery.Place(start: fast.start.instant, id: fast.id)
    }
    return query
  }

  func page(of query: RowQuery) throws(CallFault) -> Page<FastsPage, RowQuery> {
    let (fasts, rest) = try fasts(query)
    return (FastsPage(fasts: fasts, isLast: rest == nil), rest)
  }

  private func fasts(_ query: RowQuery) throws(CallFault) -> ([Fast], rest: RowQuery?) {
    let fasts = try state.read(try rows.fasts(query, Self.rowsAtOnce))
    guard let last = fasts.last, fasts.count == Self.rowsAtOnce else {
      return (fasts, nil)
    }
    var rest = query
    rest.after = HistoryQuery.Place(start: last.start.instant, id: last.id)
    return (fasts, rest)
  }

  /// As they are now, by the beginning of an id.
  private func current(_ id: String) throws(StoreTrouble) -> [Fast] {
    var needs = Needs()
    needs.fast = id
    return try store.facts(needs).fasts
  }

  // MARK: Changes

  func remainingChanges(_ question: ChangedQuestion) throws(CallFault) -> RemainingChanges {
    let end = try state.read(try store.endOfLog())
    return RemainingChanges(since: min(max(question.since, 0), end), end: end)
  }

  func page(
    of remaining: RemainingChanges
  ) throws(CallFault) -> Page<ChangedPage, RemainingChanges> {
    let changes = try state.read(try store.changes(remaining.since, Self.changesAtOnce))
    let seq = changes.last?.seq ?? remaining.end
    let isLast = changes.count < Self.changesAtOnce || seq >= remaining.end
    var page = ChangedPage(
      fasts: [], gone: [], seq: seq, isLast: isLast,
      weighings: changes.contains(where: \.isOfWeighing))
    var told: Set<RowID> = []
    for id in changes.compactMap(\.fast) where told.insert(id).inserted {
      if let fast = try state.read(try current(id.text)).first {
        page.fasts.append(fast)
      } else {
        page.gone.append(id.text)
      }
    }
    return (page, isLast ? nil : RemainingChanges(since: seq, end: remaining.end))
  }
}

extension LoggedChange {
  fileprivate var isOfWeighing: Bool {
    guard case .change(let change) = subject else { return false }
    return (change.after ?? change.before)?.kind == .weighing
  }

  /// The fast that the change is of.
  fileprivate var fast: RowID? {
    guard case .change(let change) = subject, case .fast(let fast)? = change.after ?? change.before
    else { return nil }
    return fast.id
  }
}
