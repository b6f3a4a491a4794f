import Rules
import Time
import Wire

extension Keeper {
  /// What a person must repeat; each names what it does.
  private static let erasing = "erase-for-good"
  private static let purging = "delete-everything"

  func answerBackup(_ call: Call, _ client: CallToken) throws(CallFault) -> Afterwards? {
    switch call.method {
    case BackupCalls.List.name:
      _ = try input(call, of: BackupCalls.List.self)
      do { reply(try ports.backups.list(), to: call, client) } catch { throw failed(error) }
    case BackupCalls.Make.name:
      _ = try input(call, of: BackupCalls.Make.self)
      do { reply(try ports.backups.make(ports.now(), .asked), to: call, client) } catch {
        throw failed(error)
      }
    case BackupCalls.Compare.name:
      let contents = try compare(try input(call, of: BackupCalls.Compare.self).name)
      reply(BackupComparison(contents), to: call, client)
    case BackupCalls.Restore.name: return try restore(call, client)
    case BackupCalls.Erase.name: return try erase(call, client)
    case BackupCalls.Purge.name: return try purge(call, client)
    case BackupCalls.Dismiss.name:
      _ = try input(call, of: BackupCalls.Dismiss.self)
      do { try settleLoss() } catch { throw failed(error) }
      reply(NoFields(), to: call, client)
      return { self.publish() }
    default: throw unknown(call)
    }
    return nil
  }

  private func compare(_ name: String) throws(CallFault) -> BackupContents {
    do { return try ports.backups.compare(name, ports.now()) } catch { throw failed(error, name) }
  }

  private func failed(_ trouble: BackupTrouble, _ name: String) -> CallFault {
    switch trouble {
    case .notABackup(let reason, let detail):
      refused(.notABackup(name: name, reason: reason, detail: detail))
    case .store(let trouble): failed(trouble)
    }
  }

  /// The rows become those of the backup; the way back is an undo, and a backup of what was.
  private func restore(_ call: Call, _ client: CallToken) throws(CallFault) -> Afterwards? {
    let name = try input(call, of: BackupCalls.Restore.self).name
    // Nothing can be written to a damaged database: it is set aside, and the copy goes into another.
    if isDamaged { do { try renew(for: name) } catch { throw failed(error, name) } }
    let contents = try compare(name)
    guard !contents.changes.isEmpty else { throw refused(.nothingToChange) }
    let kept: MadeBackup
    do { kept = try ports.backups.make(ports.now(), .restoring) } catch { throw failed(error) }
    let decision: Decision
    do {
      let command = Command.restore(
        Restoration(changes: contents.changes, events: contents.events))
      decision = try decide(command, by: ports.clients.program(client))
    } catch {
      throw refused(error)
    }
    do { try settleLoss() } catch { noteTrouble(error) }
    reply(
      RestoreAnswer(
        added: contents.added, changed: contents.changed, removed: contents.removed,
        kept: kept.backup.name, left: contents.leftCount), to: call, client)
    return {
      self.finish(decision)
      self.settleRows()
      self.ports.settle()
    }
  }

  /// With an earlier state taken in, the rows that could not be used are no matter any more.
  private func settleRows() {
    guard notices.contains(where: { $0.code == Notices.rowsSetAside }) else { return }
    do { try ports.backups.settle() } catch { return noteTrouble(error) }
    withdrawNotices(Notices.rowsSetAside)
    publish()
  }

  // MARK: For good

  private func erase(_ call: Call, _ client: CallToken) throws(CallFault) -> Afterwards? {
    let order = try input(call, of: BackupCalls.Erase.self)
    let fast = try erasable(order.id)
    guard !fast.isRunning else { throw refused(.stillRunning(id: fast.id.text)) }
    guard order.confirm == Self.erasing else {
      throw refused(.needsConfirmation(text: Self.erasing))
    }
    do {
      let copies = try ports.backups.erase(fast.id)
      let answer = ErasureAnswer(
        fast: Entry(fast), backups: copies.backups, left: copies.named)
      reply(answer, to: call, client)
    } catch {
      throw failed(error)
    }
    forget(fast)
    return {
      self.takeOffScreen(fast.id)
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
      guard case .refused(let refused) = error, case .notFound = refused.refusal,
        let found = try? ports.backups.erasable(id), let fast = found.first
      else { throw error.told(by: BackupCalls.interface) }
      guard found.count == 1 else {
        throw self.refused(.ambiguous(id: id, candidates: found.map(\.id.text)))
      }
      return fast
    }
  }

  private func purge(_ call: Call, _ client: CallToken) throws(CallFault) -> Afterwards? {
    let order = try input(call, of: BackupCalls.Purge.self)
    guard order.confirm == Self.purging else {
      throw refused(.needsConfirmation(text: Self.purging))
    }
    do {
      let purged = try ports.backups.purge(ports.now())
      withdrawLoss()
      withdrawNotices(Notices.rowsSetAside)
      adopt(purged.opening)
      let left = purged.left.isEmpty ? nil : purged.left
      reply(PurgeAnswer(removed: purged.removed, left: left), to: call, client)
    } catch {
      ports.leave()
      throw failed(error)
    }
    return { self.startAnew() }
  }

  private func failed(_ trouble: StoreTrouble) -> CallFault {
    noteTrouble(trouble)
    return refused(.notStored(reason: trouble.rawValue))
  }

  private func refused(_ refusal: Refusal) -> CallFault {
    .refused(Refused(refusal, by: BackupCalls.interface))
  }
}

extension Needs {
  fileprivate static var lastAndCredits: Needs {
    var needs = Needs.lastFinishedOnly
    needs.credits = true
    return needs
  }
}

extension CallFault {
  /// The same refusal in another interface's name.
  func told(by interface: String) -> CallFault {
    guard case .refused(let refused) = self else { return self }
    return .refused(Refused(refused.refusal, by: interface))
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
