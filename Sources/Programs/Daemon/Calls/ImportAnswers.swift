import Rules
import Time
import Wire

/// An import that is under way on one connection.
struct Staging {
  let connection: UInt64
  var intake = Intake()
  /// What the rows take up, in bytes.
  var size: Int64 = 0
  /// When the last rows came.
  var touched: Instant
}

extension Keeper {
  private static let findingsAtOnce = 250
  /// As long as a person may look at what would be taken; then the place is another's who wants it.
  private static let stagingPatience = Span.minutes(5)

  func answerImport(_ call: Call, _ client: CallToken) throws(CallFault) -> Afterwards? {
    // Part of what it staged is gone.
    if overtaken.contains(client.connection), call.method != ImportCalls.Drop.name {
      throw refused(.importRunning)
    }
    switch call.method {
    case ImportCalls.Stage.name: try stage(call, client)
    case ImportCalls.Check.name: try checkImport(call, client)
    case ImportCalls.Commit.name:
      let order = try input(call, of: ImportCalls.Commit.self)
      return try commitImport(call, client, confirmed: order.confirm)
    case ImportCalls.Drop.name:
      _ = try input(call, of: ImportCalls.Drop.self)
      dropStaging(of: client.connection)
      reply(NoFields(), to: call, client)
    default: throw unknown(call)
    }
    return nil
  }

  /// What was staged there goes, and the memory with it.
  func dropStaging(of connection: UInt64) {
    overtaken.remove(connection)
    guard staging?.connection == connection else { return }
    staging = nil
    ports.settle()
  }

  private func stage(_ call: Call, _ client: CallToken) throws(CallFault) {
    let rows = try input(call, of: ImportCalls.Stage.self).rows
    let now = moment
    try makeRoom(for: client, at: now.instant)
    // Taken out first: one copy of them is enough.
    var staging = self.staging ?? Staging(connection: client.connection, touched: now.instant)
    self.staging = nil
    defer { self.staging = staging }
    guard staging.intake.items.count + rows.count <= ImportCalls.mostRows else {
      throw refused(.tooManyRows(limit: Int64(ImportCalls.mostRows)))
    }
    let items = rows.map { row in
      Intake.Item(row, dayStart: now.days.begins, freshID: ports.freshID).judged(at: now.instant)
    }
    let size = items.reduce(staging.size) { $0 + $1.size }
    guard size <= ImportCalls.mostBytes else {
      throw refused(.tooMuch(limit: ImportCalls.mostBytes))
    }
    staging.intake.items += items
    (staging.size, staging.touched) = (size, now.instant)
    reply(StagedCount(staged: Int64(staging.intake.items.count)), to: call, client)
  }

  private func makeRoom(for client: CallToken, at now: Instant) throws(CallFault) {
    guard let other = staging, other.connection != client.connection else { return }
    let age = now - other.touched
    guard age.milliseconds.magnitude >= Self.stagingPatience.milliseconds.magnitude else {
      throw refused(.importRunning)
    }
    dropStaging(of: other.connection)
    overtaken.insert(other.connection)
  }

  private func staged(by client: CallToken) -> Intake {
    staging?.connection == client.connection ? staging?.intake ?? Intake() : Intake()
  }

  // MARK: Looking

  private func checkImport(_ call: Call, _ client: CallToken) throws(CallFault) {
    _ = try input(call, of: ImportCalls.Check.self)
    guard call.more else { throw .protocolError(.expectedMore) }
    let intake = staged(by: client)
    let now = moment
    let facts: Facts
    do { facts = try gather(.take(intake), at: now) } catch {
      ports.log(.storeFailed(error))
      throw refused(.notStored(reason: error.rawValue))
    }
    let verdicts = engine.judge(intake, given: facts, at: now)
    streams.findings[client] = verdicts.enumerated().map { ImportFinding($1, row: $0) }[...]
    streamFindings(client)
  }

  /// Sends pages while the client reads them; `drained` goes on with the rest.
  func streamFindings(_ client: CallToken) {
    while let left = streams.findings[client], ports.clients.hasRoom(client) {
      let rest = left.dropFirst(Self.findingsAtOnce)
      streams.findings[client] = rest.isEmpty ? nil : rest
      let page = ImportFindings(
        findings: Array(left.prefix(Self.findingsAtOnce)), isLast: rest.isEmpty)
      ports.clients.send(Reply.encode(page, continues: !rest.isEmpty), client, !rest.isEmpty)
    }
  }

  // MARK: Taking

  /// The staged rows are gone with it, whatever comes of it, unless it waits for the person's word.
  private func commitImport(
    _ call: Call, _ client: CallToken, confirmed: String?
  ) throws(CallFault) -> Afterwards? {
    var intake = staged(by: client)
    intake.confirmed = confirmed
    try checkConfirmed(intake)
    dropStaging(of: client.connection)
    let count = Int64(intake.items.count)
    guard count > 0 else {
      reply(ImportResult(taken: 0, left: 0), to: call, client)
      return nil
    }
    do throws(StoreTrouble) { _ = try ports.backups.make(ports.now(), .importing) } catch {
      throw refused(.notStored(reason: error.rawValue))
    }
    let decision: Decision
    do throws(Refusal) {
      decision = try decide(.take(intake), by: ports.clients.program(client))
    } catch {
      guard error == .nothingToChange else { throw refused(error) }
      reply(ImportResult(taken: 0, left: count), to: call, client)
      return nil
    }
    let taken = Int64(decision.commit.step?.changes.count ?? 0)
    reply(ImportResult(taken: taken, left: count - taken), to: call, client)
    return { self.finish(decision) }
  }

  /// Before the backup, and only where something may have to be confirmed.
  private func checkConfirmed(_ intake: Intake) throws(CallFault) {
    guard let key = intake.unconfirmed else { return }
    let now = moment
    let facts: Facts
    do { facts = try gather(.take(intake), at: now) } catch {
      ports.log(.storeFailed(error))
      throw refused(.notStored(reason: error.rawValue))
    }
    guard engine.judge(intake, given: facts, at: now).contains(.long) else { return }
    throw refused(.needsConfirmation(text: key))
  }

  private func refused(_ refusal: Refusal) -> CallFault {
    .refused(Refused(refusal, by: ImportCalls.interface))
  }
}

extension ImportFinding {
  init(_ verdict: Intake.Verdict, row: Int) {
    self.init(row: Int64(row), verdict: .new)
    switch verdict {
    case .new: break
    case .long: confirm = Fast.longConfirmation
    case .same(let id):
      self.verdict = .same
      other = id.text
    case .overlaps(let id, let start, let end):
      self.verdict = .overlaps
      (other, otherStart, otherEnd) = (id.text, start.milliseconds, end?.milliseconds)
    case .invalid(let fault):
      self.verdict = .invalid
      (reason, field) = fault.words
    }
  }
}

nonisolated extension Intake.Fault {
  var words: (ImportReason, field: String?) {
    switch self {
    case .endBeforeStart: (.endBeforeStart, nil)
    case .inTheFuture: (.inTheFuture, nil)
    case .tooLongAgo: (.tooLongAgo, nil)
    case .goalTooShort: (.goalTooShort, nil)
    case .goalTooLong: (.goalTooLong, nil)
    case .alreadyFasting: (.alreadyFasting, nil)
    case .unfinished: (.unfinished, nil)
    case .tooLong(let field): (.tooLong, field)
    case .notPlain(let field): (.notPlain, field)
    case .badValue(let field), .reserved(let field): (.badValue, field)
    case .tooMany: (.tooMany, nil)
    }
  }
}
