import Popups
import Rules
import Time
import Wire

extension Keeper {
  func tellHealth(_: NoFields, to client: CallToken?) {
    if !ports.loss.isInPlace() { storeHasMoved = true }
    renewIfMoved()
    ports.alerts.inspect { self.ports.clients.reply(self.health($0), to: client) }
  }

  private func health(_ outlook: AlertOutlook) -> HealthAnswer {
    let now = moment
    let vitals = ports.vitals()
    return HealthAnswer(
      pid: vitals.pid, version: vitals.version, startedAt: vitals.startedAt.milliseconds,
      now: now.instant.milliseconds, zone: now.zone.name, zoneSource: vitals.zoneSource,
      offset: Int64(now.zone.offset(at: now.instant)), supervisor: vitals.supervisor,
      socketActivated: vitals.isSocketActivated, storePath: vitals.storePath,
      storeBytes: vitals.storeBytes, storeWritable: vitals.isStoreWritable,
      backupDirectory: vitals.backupDirectory, backups: vitals.backups,
      lastBackup: vitals.lastBackup?.milliseconds, cleanStarts: vitals.cleanStarts,
      uncleanStarts: vitals.uncleanStarts,
      nextWake: engine.nextWake(after: now).milliseconds,
      waitingNews: Int64(engine.waitingNews.count), connections: vitals.connections,
      alertServer: AlertServer(outlook), alertTrouble: outlook.trouble,
      notices: notices.list + clockNotices(at: now.instant),
      unusable: vitals.unusable.isEmpty ? nil : vitals.unusable,
      language: ports.voice(settings).language, slowest: callTimes.slowest(8))
  }
}

extension AlertServer {
  /// Nil where there is none.
  fileprivate init?(_ outlook: AlertOutlook) {
    guard case .ready(let facts) = outlook.reach else { return nil }
    self.init(
      name: facts.name, vendor: facts.vendor, version: facts.version,
      capabilities: facts.capabilities.sorted(), muted: outlook.muted)
  }
}
