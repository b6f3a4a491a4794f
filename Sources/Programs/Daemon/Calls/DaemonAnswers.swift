import Popups
import Rules
import Time
import Views
import Wire

struct DaemonAnswers: KeeperAnswers {
  let keeper: Keeper

  private var state: State { keeper.state }

  func tellHealth(_: NoFields, to client: CallToken?) {
    if !keeper.ports.backups.isInPlace { state.storeHasMoved = true }
    keeper.renewIfMoved()
    keeper.ports.alerts.inspect { keeper.ports.clients.reply(health($0), to: client) }
  }

  private func health(_ outlook: AlertOutlook) -> HealthAnswer {
    let now = state.moment
    let vitals = keeper.ports.vitals()
    return HealthAnswer(
      pid: vitals.pid, version: vitals.version, startedAt: vitals.startedAt.milliseconds,
      now: now.instant.milliseconds, zone: now.zone.name, zoneSource: vitals.zoneSource,
      offset: Int64(now.zone.offset(at: now.instant)), supervisor: vitals.supervisor,
      socketActivated: vitals.isSocketActivated, storePath: vitals.storePath,
      storeBytes: vitals.storeBytes, storeWritable: vitals.isStoreWritable,
      backupDirectory: vitals.backupDirectory, backups: vitals.backups,
      lastBackup: vitals.lastBackup?.milliseconds, cleanStarts: vitals.cleanStarts,
      uncleanStarts: vitals.uncleanStarts,
      nextWake: state.engine.nextWake(after: now).milliseconds,
      waitingNews: Int64(state.engine.waitingNews.count), connections: vitals.connections,
      alertServer: AlertServer(outlook), alertTrouble: outlook.trouble,
      notices: state.notices.list + Snapshots(state: state).clockNotices(at: now.instant),
      unusable: vitals.unusable.isEmpty ? nil : vitals.unusable,
      language: keeper.ports.voice(state.settings).language, slowest: keeper.callTimes.slowest(8))
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
