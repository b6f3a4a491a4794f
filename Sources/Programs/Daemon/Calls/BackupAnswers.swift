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
    default: throw unknown(call)
    }
    return nil
  }

  private func compare(_ name: String) throws(CallFault) -> BackupContents {
    do {
      return try ports.backups.compare(name)
    } catch {
      switch error {
      case .notABackup(let reason): throw refused(.notABackup(name: name, reason: reason))
      case .store(let trouble): throw failed(trouble)
      }
    }
  }

  /// The rows become those of the backup; the way back is an undo, and a backup of what was.
  private func restore(_ call: Call, _ client: CallToken) throws(CallFault) -> Afterwards? {
    let contents = try compare(try input(call, of: BackupCalls.Restore.self).name)
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
    reply(
      RestoreAnswer(
        added: contents.added, changed: contents.changed, removed: contents.removed,
        kept: kept.backup.name), to: call, client)
    return { self.finish(decision) }
  }

  // MARK: For good

  private func erase(_ call: Call, _ client: CallToken) throws(CallFault) -> Afterwards? {
    let order = try input(call, of: BackupCalls.Erase.self)
    let fast: Fast
    do { fast = try single(order.id) } catch { throw error.told(by: BackupCalls.interface) }
    guard !fast.isRunning else { throw refused(.stillRunning(id: fast.id.text)) }
    guard order.confirm == Self.erasing else {
      throw refused(.needsConfirmation(text: Self.erasing))
    }
    do {
      let count = try ports.backups.erase(fast.id)
      engine.forget(fast, last: try ports.store.facts(.lastAndCredits))
      reply(ErasureAnswer(fast: Entry(fast), backups: Int64(count)), to: call, client)
    } catch {
      throw failed(error)
    }
    return {
      self.takeOffScreen(fast.id)
      self.startAnew()
    }
  }

  private func purge(_ call: Call, _ client: CallToken) throws(CallFault) -> Afterwards? {
    let order = try input(call, of: BackupCalls.Purge.self)
    guard order.confirm == Self.purging else {
      throw refused(.needsConfirmation(text: Self.purging))
    }
    do {
      let (removed, opening) = try ports.backups.purge(ports.now())
      book = EventBook()
      engine = Engine(opening, mode: settings.rulesMode, wishes: settings.wishes)
      reply(PurgeAnswer(removed: removed), to: call, client)
    } catch {
      throw failed(error)
    }
    return {
      self.takeOffScreen(nil)
      // Their numbers are of a log that is no more.
      for follower in Array(self.audience.followers.keys) { self.ports.clients.close(follower) }
      self.startAnew()
    }
  }

  /// What clients see, what is counted and what is armed follows the rows as they are now.
  private func startAnew() {
    keptSummary = nil
    publish()
    rearm(.reloaded)
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
      removed: contents.removed)
  }
}
