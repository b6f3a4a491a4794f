import Nouns
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

/// Rows of elsewhere: the one import that is under way.
final class Imports: Answers {
  private static let findingsAtOnce = 250
  /// As long as a person may look at what would be taken; then the place is another's who wants it.
  private static let stagingPatience = Span.minutes(5)

  private unowned let keeper: Keeper
  private let state: State
  private(set) var staging: Staging?
  /// Connections whose import was given up for another's.
  private var overtaken: Set<UInt64> = []

  init(_ keeper: Keeper) {
    (self.keeper, state) = (keeper, keeper.state)
  }

  static func of(_ keeper: Keeper) -> Imports { keeper.imports }

  /// What was staged there goes, and the memory with it.
  func drop(of connection: UInt64) {
    overtaken.remove(connection)
    guard staging?.connection == connection else { return }
    staging = nil
    keeper.ports.settle()
  }

  func drop(_: NoFields, _ client: CallToken) -> Answer<NoFields> {
    drop(of: client.connection)
    return Answer(NoFields())
  }

  func stage(
    _ staged: StagedRows, _ client: CallToken
  ) throws(CallFault) -> Answer<StagedCount> {
    try checkWhole(client)
    let rows = staged.rows
    let now = state.moment
    try makeRoom(for: client, at: now.instant)
    // Taken out first: one copy of them is enough.
    var staging = self.staging ?? Staging(connection: client.connection, touched: now.instant)
    self.staging = nil
    defer { self.staging = staging }
    guard staging.intake.items.count + rows.count <= ImportCalls.mostRows else {
      throw .refused(.tooManyRows(limit: ImportCalls.mostRows))
    }
    let items = rows.map { row in
      Intake.Item(row, dayStart: now.days.begins, freshID: keeper.ports.freshID).judged(
        at: now.instant)
    }
    let size = items.reduce(staging.size) { $0 + $1.size }
    guard size <= ImportCalls.mostBytes else {
      throw .refused(.tooMuch(limit: ImportCalls.mostBytes))
    }
    staging.intake.items += items
    (staging.size, staging.touched) = (size, now.instant)
    return Answer(StagedCount(staged: Int64(staging.intake.items.count)))
  }

  /// Where another has taken the place, part of what was staged is gone.
  private func checkWhole(_ client: CallToken) throws(CallFault) {
    if overtaken.contains(client.connection) { throw .refused(.importRunning) }
  }

  private func makeRoom(for client: CallToken, at now: Instant) throws(CallFault) {
    guard let other = staging, other.connection != client.connection else { return }
    let age = now - other.touched
    guard age.milliseconds.magnitude >= Self.stagingPatience.milliseconds.magnitude else {
      throw .refused(.importRunning)
    }
    drop(of: other.connection)
    overtaken.insert(other.connection)
  }

  private func staged(by client: CallToken) -> Intake {
    staging?.connection == client.connection ? staging?.intake ?? Intake() : Intake()
  }

  // MARK: Looking

  func check(_: NoFields, _ client: CallToken) throws(CallFault) {
    try checkWhole(client)
    let intake = staged(by: client)
    let now = state.moment
    let facts = try state.read(try keeper.gather(.take(intake), at: now))
    let verdicts = state.engine.judge(
      intake, given: facts, at: now, pause: keeper.ports.store.takeTurn)
    let findings = verdicts.enumerated().map { ImportFinding($1, row: $0) }
    let pages = Pages(findings[...], by: ImportCalls.interface, Self.page)
    keeper.streams.send(pages, to: client)
  }

  private static func page(
    of left: ArraySlice<ImportFinding>
  ) -> Page<ImportFindings, ArraySlice<ImportFinding>> {
    let rest = left.dropFirst(findingsAtOnce)
    let page = ImportFindings(
      findings: Array(left.prefix(findingsAtOnce)), isLast: rest.isEmpty)
    return (page, rest.isEmpty ? nil : rest)
  }

  // MARK: Taking

  /// The staged rows are gone with it, whatever comes of it, unless it waits for the person's word.
  func commit(
    _ order: ConfirmedOrder, _ client: CallToken
  ) throws(CallFault) -> Answer<ImportResult> {
    try checkWhole(client)
    var intake = staged(by: client)
    intake.confirmed = order.confirm
    try checkConfirmed(intake)
    drop(of: client.connection)
    let count = Int64(intake.items.count)
    guard count > 0 else { return Answer(ImportResult(taken: 0, left: 0)) }
    do throws(StoreTrouble) {
      _ = try keeper.ports.backups.make(.import, keeper.ports.now, in: keeper.ports.zone)
    } catch {
      throw .refused(.notStored(error))
    }
    let decision: Decision
    do throws(Refusal) {
      decision = try keeper.decide(.take(intake), by: keeper.ports.clients.program(of: client))
    } catch {
      guard error == .nothingToChange else { throw .refused(error) }
      return Answer(ImportResult(taken: 0, left: count))
    }
    let taken = Int64(decision.commit.step?.count ?? 0)
    return Answer(ImportResult(taken: taken, left: count - taken)) { self.keeper.finish(decision) }
  }

  /// Before the backup, and only where something may have to be confirmed.
  private func checkConfirmed(_ intake: Intake) throws(CallFault) {
    guard let consent = intake.unconfirmed else { return }
    let now = state.moment
    let facts = try state.read(try keeper.gather(.take(intake), at: now))
    let verdicts = state.engine.judge(
      intake, given: facts, at: now, pause: keeper.ports.store.takeTurn)
    guard verdicts.contains(.long) else { return }
    throw .refused(.needsConfirmation([consent]))
  }
}

extension ImportFinding {
  init(_ verdict: Intake.Verdict, row: Int) {
    self.init(row: Int64(row), verdict: .new)
    switch verdict {
    case .new: break
    case .long: confirm = Consent.longFast.rawValue
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
    case .erased: (.erased, nil)
    }
  }
}

// Rows of the wire as those that are kept; what none could be made of stays in its place.
extension Intake.Item {
  init(_ sent: SentRow, dayStart: ClockTime, freshID: () -> RowID) {
    if let field = sent.unfit ?? sent.row.emptyPattern {
      self = .unusable(.badValue(field))
      return
    }
    var row = sent.row.sameEverywhere ?? sent.row
    if row.id == .blank { row.id = freshID() }
    if case .fast(var fast) = row {
      fast.start = fast.start.completed(beginning: dayStart)
      fast.end = fast.end?.completed(beginning: dayStart)
      row = .fast(fast)
    } else if case .target(var target) = row {
      target.written = target.written.completed(beginning: dayStart)
      row = .target(target)
    } else if var dated = row.noun as? any DatedNoun {
      dated.at = dated.at.completed(beginning: dayStart)
      row = dated.row
    }
    if case .profile(let profile) = row { row = .profile(profile.saying(from: profile.from)) }
    if case .weighing(var weighing) = row {
      weighing.written = weighing.written?.completed(beginning: dayStart)
      row = .weighing(weighing)
    } else if case .mealItem(var item) = row {
      // Eaten by itself, where nothing says with what.
      if item.meal == .blank { item.meal = item.id }
      row = .mealItem(item)
    }
    self = .row(row)
  }
}

extension Row {
  /// Nobody can say that they eat little on no day.
  fileprivate var emptyPattern: String? {
    guard case .profile(let profile) = self, profile.pattern == .weekly([]) else { return nil }
    return ProfileField.pattern.rawValue
  }
}
