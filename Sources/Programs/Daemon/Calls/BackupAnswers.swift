import Nouns
import Rules
import Time
import Wire

struct BackupAnswers: KeeperAnswers {
  let keeper: Keeper

  private var state: State { keeper.state }

  func backups() throws(CallFault) -> BackupList {
    try state.write(try keeper.ports.backups.list())
  }

  func makeBackup() throws(CallFault) -> MadeBackup { try makeBackup(.asked) }

  private func makeBackup(_ reason: BackupReason) throws(CallFault) -> MadeBackup {
    try state.write(try keeper.ports.backups.make(reason, keeper.ports.now, in: keeper.ports.zone))
  }

  func comparison(_ copy: BackupName) throws(CallFault) -> BackupComparison {
    BackupComparison(try compare(copy.name))
  }

  func dismissLoss(_: NoFields, _ client: CallToken) throws(CallFault) -> Answer<DismissAnswer> {
    // Where a copy is on offer, nothing less is begun unasked.
    let kept = state.isDamaged && !state.hasOffer ? try renew() : nil
    guard !state.isDamaged else { throw state.notStored(.readOnly) }
    try state.write(try keeper.settleLoss())
    return Answer(DismissAnswer(kept: kept)) { keeper.streams.publish() }
  }

  private func renew(for copy: String? = nil) throws(CallFault) -> String? {
    do { return try keeper.renew(for: copy) } catch { throw failed(error, copy ?? "") }
  }

  private func compare(_ name: String) throws(CallFault) -> Difference {
    do {
      let difference = try keeper.ports.backups.compare(name, keeper.ports.now)
      if difference.isOursDamaged { state.noteDamage() }
      return difference
    } catch {
      throw failed(error, name)
    }
  }

  private func failed(_ trouble: BackupTrouble, _ name: String) -> CallFault {
    switch trouble {
    case .notABackup(let flaw, let detail):
      // It may be the one that was offered.
      state.renewOffer()
      return .refused(.notABackup(name: name, flaw, detail: detail))
    case .store(let trouble): return state.notStored(trouble)
    }
  }

  /// The rows become those of the backup; the way back is an undo, and a backup of what was.
  func restore(
    _ copy: BackupName, _ client: CallToken
  ) throws(CallFault) -> Answer<RestoreAnswer> {
    if !state.isDamaged {
      do throws(CallFault) { return try take(copy.name, for: client, aside: nil) } catch {
        // The database may have proved damaged.
        guard state.isDamaged else { throw error }
      }
    }
    // Nothing can be written to a damaged database: it is set aside, and the copy goes into another.
    let aside = try renew(for: copy.name)
    return try take(copy.name, for: client, aside: aside)
  }

  /// A database that was set aside is its own backup.
  private func take(
    _ name: String, for client: CallToken, aside: String?
  ) throws(CallFault) -> Answer<RestoreAnswer> {
    let contents = try compare(name)
    guard !contents.isOursDamaged else { throw state.notStored(.readOnly) }
    guard aside != nil || contents.count > 0 else { throw .refused(.nothingToChange) }
    let kept = if let aside { aside } else { try makeBackup(.restore).backup.name }
    let restoration = Restoration(
      changes: contents.changes, stored: contents.stored, events: contents.events)
    let decision =
      contents.count == 0 ? nil : try keeper.decide(.restore(restoration), for: client)
    do { try keeper.settleLoss() } catch { state.note(error) }
    let answer = RestoreAnswer(
      added: Int64(contents.added), changed: Int64(contents.changed),
      removed: Int64(contents.removed), kept: kept, left: contents.told,
      damaged: aside.map { _ in true })
    return Answer(answer) {
      if let decision { keeper.finish(decision) }
      settleRows()
      keeper.ports.settle()
    }
  }

  /// With an earlier state taken in, the rows that could not be used are no matter any more.
  private func settleRows() {
    guard state.notices.has(Notices.rowsSetAside) else { return }
    do { try keeper.ports.backups.settleRows() } catch { return state.note(error) }
    keeper.streams.post { $0.withdraw(Notices.rowsSetAside) }
  }

  // MARK: For good

  func purge(
    _ order: ConfirmedOrder, _ client: CallToken
  ) throws(CallFault) -> Answer<PurgeAnswer> {
    guard order.confirm == Consent.purging.rawValue else {
      throw .refused(.needsConfirmation([.purging]))
    }
    do {
      let purged = try keeper.ports.backups.purge(keeper.ports.now)
      keeper.withdrawLoss()
      state.notices.withdraw(Notices.rowsSetAside)
      keeper.adopt(purged.opening)
      let imported = keeper.ports.foods.purge()
      let left = purged.left + imported.left
      let answer = PurgeAnswer(
        removed: purged.removed + imported.removed, left: left.isEmpty ? nil : left)
      return Answer(answer) { keeper.startAnew() }
    } catch {
      keeper.ports.leave()
      throw state.notStored(error)
    }
  }
}

extension BackupComparison {
  fileprivate init(_ contents: Difference) {
    self.init(
      fasts: Int64(contents.fasts), first: contents.first?.milliseconds,
      last: contents.last?.milliseconds, added: Int64(contents.added),
      changed: Int64(contents.changed), removed: Int64(contents.removed), left: contents.told,
      leftRows: contents.left.isEmpty
        ? nil : contents.left.prefix(Self.mostNamed).map(LeftRow.init),
      events: contents.events.isEmpty ? nil : Int64(contents.events.count),
      damaged: contents.isOursDamaged ? true : nil)
  }
}

extension Difference {
  /// How many rows are left out; nil for none.
  fileprivate nonisolated var told: Int64? { leftCount == 0 ? nil : Int64(leftCount) }
}

extension LeftRow {
  fileprivate init(_ row: Difference.LeftRow) {
    let (reason, field) = row.fault.words
    self.init(
      noun: row.noun, id: row.id, at: row.at?.milliseconds, reason: reason, field: field)
  }
}
