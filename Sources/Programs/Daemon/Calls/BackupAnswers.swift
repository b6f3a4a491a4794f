import Nouns
import Rules
import Time
import Wire

extension Keeper {
  func backups() throws(CallFault) -> BackupList {
    do { return try ports.backups.list() } catch { throw notStored(error) }
  }

  func makeBackup() throws(CallFault) -> MadeBackup { try makeBackup(.asked) }

  private func makeBackup(_ reason: BackupReason) throws(CallFault) -> MadeBackup {
    do { return try ports.backups.make(ports.now(), reason) } catch { throw notStored(error) }
  }

  func comparison(_ copy: BackupName) throws(CallFault) -> BackupComparison {
    BackupComparison(try compare(copy.name))
  }

  func dismissLoss(_: NoFields, _ client: CallToken) throws(CallFault) -> Answer<NoFields> {
    do { try settleLoss() } catch { throw notStored(error) }
    return Answer(NoFields()) { self.publish() }
  }

  private func compare(_ name: String) throws(CallFault) -> BackupContents {
    do { return try ports.backups.compare(name, ports.now()) } catch { throw failed(error, name) }
  }

  private func failed(_ trouble: BackupTrouble, _ name: String) -> CallFault {
    switch trouble {
    case .notABackup(let flaw, let detail): .refused(.notABackup(name: name, flaw, detail: detail))
    case .store(let trouble): notStored(trouble)
    }
  }

  /// The rows become those of the backup; the way back is an undo, and a backup of what was.
  func restore(
    _ copy: BackupName, _ client: CallToken
  ) throws(CallFault) -> Answer<RestoreAnswer> {
    let name = copy.name
    // Nothing can be written to a damaged database: it is set aside, and the copy goes into another.
    if isDamaged { do { try renew(for: name) } catch { throw failed(error, name) } }
    let contents = try compare(name)
    guard !contents.changes.isEmpty else { throw .refused(.nothingToChange) }
    let kept = try makeBackup(.restore)
    let restoration = Restoration(changes: contents.changes, events: contents.events)
    let decision = try decide(.restore(restoration), for: client)
    do { try settleLoss() } catch { noteTrouble(error) }
    let answer = RestoreAnswer(
      added: contents.added, changed: contents.changed, removed: contents.removed,
      kept: kept.backup.name, left: contents.leftCount)
    return Answer(answer) {
      self.finish(decision)
      self.settleRows()
      self.ports.settle()
    }
  }

  /// With an earlier state taken in, the rows that could not be used are no matter any more.
  private func settleRows() {
    guard notices.has(Notices.rowsSetAside) else { return }
    do { try ports.backups.settle() } catch { return noteTrouble(error) }
    post { $0.withdraw(Notices.rowsSetAside) }
  }

  // MARK: For good

  func purge(
    _ order: ConfirmedOrder, _ client: CallToken
  ) throws(CallFault) -> Answer<PurgeAnswer> {
    guard order.confirm == Consent.purging.rawValue else {
      throw .refused(.needsConfirmation([.purging]))
    }
    do {
      let purged = try ports.backups.purge(ports.now())
      withdrawLoss()
      notices.withdraw(Notices.rowsSetAside)
      adopt(purged.opening)
      let left = purged.left.isEmpty ? nil : purged.left
      return Answer(PurgeAnswer(removed: purged.removed, left: left)) { self.startAnew() }
    } catch {
      ports.leave()
      throw notStored(error)
    }
  }
}

extension BackupComparison {
  fileprivate init(_ contents: BackupContents) {
    self.init(
      fasts: Int64(contents.fasts), first: contents.first?.milliseconds,
      last: contents.last?.milliseconds, added: contents.added, changed: contents.changed,
      removed: contents.removed, left: contents.leftCount,
      leftRows: contents.left.isEmpty
        ? nil : contents.left.prefix(Self.mostNamed).map(LeftRow.init),
      events: contents.events.isEmpty ? nil : Int64(contents.events.count))
  }
}

extension BackupContents {
  fileprivate nonisolated var leftCount: Int64? { left.isEmpty ? nil : Int64(left.count) }
}

extension LeftRow {
  fileprivate init(_ row: BackupContents.LeftRow) {
    let (reason, field) = row.fault.words
    self.init(
      noun: row.noun, id: row.id, at: row.at?.milliseconds, reason: reason, field: field)
  }
}
