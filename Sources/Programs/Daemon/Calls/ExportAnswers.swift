import Rules
import Time
import Wire

/// The rest of what a client is being sent.
enum Exporting {
  case fasts(RowQuery)
  case standing(ArraySlice<ExportRow>)
  case reminders(after: ReminderID?)
  /// The last of everything.
  case remaining(RowQuery)
  case changes(since: Int64, end: Int64)
}

extension Keeper {
  private static let rowsAtOnce = 100
  private static let changesAtOnce = 64

  private typealias Page = (frame: [UInt8], rest: Exporting?)

  func answerExport(_ call: Call, _ client: CallToken) throws(CallFault) -> Afterwards? {
    let exporting: Exporting
    switch call.method {
    case ExportCalls.Fasts.name:
      exporting = .fasts(try query(try input(call, of: ExportCalls.Fasts.self)))
      guard call.more else {
        if !call.oneway {
          ports.clients.send(try page(of: exporting, alone: true).frame, client, false)
        }
        return nil
      }
    case ExportCalls.Everything.name:
      _ = try input(call, of: ExportCalls.Everything.self)
      exporting = .standing(engine.standing.rows[...])
    case ExportCalls.Changed.name:
      exporting = try changes(since: try input(call, of: ExportCalls.Changed.self).since)
    default: throw unknown(call)
    }
    guard call.more else { throw .protocolError(.expectedMore) }
    streams.exports[client] = exporting
    streamExport(client)
    return nil
  }

  /// Sends pages while the client reads them; `drained` goes on with the rest.
  func streamExport(_ client: CallToken) {
    while let exporting = streams.exports[client], ports.clients.hasRoom(client) {
      streams.exports[client] = nil
      let page: Page
      do { page = try self.page(of: exporting) } catch { return refuse(client, error) }
      streams.exports[client] = page.rest
      ports.clients.send(page.frame, client, page.rest != nil)
    }
  }

  private func page(of exporting: Exporting, alone: Bool = false) throws(CallFault) -> Page {
    switch exporting {
    case .fasts(let query):
      let (fasts, rest) = try fasts(query)
      let page = FastsPage(fasts: fasts, isLast: rest == nil)
      return (Reply.encode(page, continues: rest != nil && !alone), rest.map { .fasts($0) })
    case .standing(let rows):
      let later = rows.dropFirst(Self.rowsAtOnce)
      return everything(
        Array(rows.prefix(Self.rowsAtOnce)),
        rest: later.isEmpty ? .reminders(after: nil) : .standing(later))
    case .reminders(let after):
      let found = try read { () throws(StoreTrouble) in
        try ports.rows.reminders(after, Self.rowsAtOnce)
      }
      let rows = found.map { ExportRow.reminder(ReminderEntry($0)) }
      guard found.count == Self.rowsAtOnce, let last = found.last else {
        return everything(rows, rest: .remaining(RowQuery(includesCancelled: true)))
      }
      return everything(rows, rest: .reminders(after: last.id))
    case .remaining(let query):
      let (fasts, rest) = try fasts(query)
      return everything(fasts.map(ExportRow.fast), rest: rest.map { .remaining($0) })
    case .changes(let since, let end): return try changed(since: since, end: end)
    }
  }

  private func everything(_ rows: [ExportRow], rest: Exporting?) -> Page {
    let page = EverythingPage(rows: rows, isLast: rest == nil)
    return (Reply.encode(page, continues: rest != nil), rest)
  }

  // MARK: Fasts

  private func query(_ question: FastsQuestion) throws(CallFault) -> RowQuery {
    var query = RowQuery(
      isNewestFirst: question.newestFirst ?? false,
      includesCancelled: question.cancelled ?? false, from: try day(question.from, "from"),
      to: try day(question.to, "to"))
    if let after = question.after {
      let found = try current(after)
      guard let fast = found.first else { throw refused(.notFound(id: after)) }
      guard found.count == 1 else {
        throw refused(.ambiguous(id: after, candidates: found.map(\.id.text)))
      }
      query.after = HistoryQuery.Place(start: fast.start.instant, id: fast.id)
    }
    return query
  }

  private func day(_ text: String?, _ field: String) throws(CallFault) -> Day? {
    guard let text else { return nil }
    guard let day = try? Day(iso: text) else { throw .fields(.wrongType(field)) }
    return day
  }

  private func fasts(_ query: RowQuery) throws(CallFault) -> ([FastRow], rest: RowQuery?) {
    let fasts = try read { () throws(StoreTrouble) in
      try ports.rows.fasts(query, Self.rowsAtOnce)
    }
    guard let last = fasts.last, fasts.count == Self.rowsAtOnce else {
      return (fasts.map(FastRow.init), nil)
    }
    var rest = query
    rest.after = HistoryQuery.Place(start: last.start.instant, id: last.id)
    return (fasts.map(FastRow.init), rest)
  }

  /// As they are now, by the beginning of an id.
  private func current(_ id: String) throws(CallFault) -> [Fast] {
    guard !id.isEmpty else { return [] }
    var needs = Needs()
    needs.fast = id
    return try read { () throws(StoreTrouble) in try ports.store.facts(needs) }.fasts
  }

  // MARK: Changes

  private func changes(since: Int64) throws(CallFault) -> Exporting {
    let end = try read { () throws(StoreTrouble) in try ports.store.lastSeq() }
    return .changes(since: min(max(since, 0), end), end: end)
  }

  private func changed(since: Int64, end: Int64) throws(CallFault) -> Page {
    let changes = try read { () throws(StoreTrouble) in
      try ports.store.changes(since, Self.changesAtOnce)
    }
    var page = ChangedPage(fasts: [], gone: [], seq: changes.last?.seq ?? end, isLast: false)
    for id in Set(changes.compactMap(\.fast)) {
      if let fast = try current(id.text).first {
        page.fasts.append(FastRow(fast))
      } else {
        page.gone.append(id.text)
      }
    }
    page.isLast = changes.count < Self.changesAtOnce || page.seq >= end
    let rest = page.isLast ? nil : Exporting.changes(since: page.seq, end: end)
    return (Reply.encode(page, continues: rest != nil), rest)
  }

  private func read<Value>(
    _ body: () throws(StoreTrouble) -> Value
  ) throws(CallFault) -> Value {
    do { return try body() } catch {
      ports.log(.storeFailed(error))
      throw refused(.notStored(reason: error.rawValue))
    }
  }

  private func refused(_ refusal: Refusal) -> CallFault {
    .refused(Refused(refusal, by: ExportCalls.interface))
  }
}

extension LoggedChange {
  /// The fast that the change is of.
  fileprivate var fast: RowID? {
    guard case .change(let change) = subject, case .fast(let fast)? = change.after ?? change.before
    else { return nil }
    return fast.id
  }
}
