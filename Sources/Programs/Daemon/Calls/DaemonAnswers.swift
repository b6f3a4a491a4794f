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
    var answer = keeper.ports.vitals()
    (answer.now, answer.zone) = (now.instant.milliseconds, now.zone.name)
    answer.offset = Int64(now.zone.offset(at: now.instant))
    answer.nextWake = state.engine.nextWake(after: now).milliseconds
    answer.waitingNews = Int64(state.engine.waitingNews.count)
    (answer.alertServer, answer.alertTrouble) = (AlertServer(outlook), outlook.trouble)
    answer.notices = state.notices.list + Snapshots(state: state).clockNotices(at: now.instant)
    (answer.language, answer.slowest) = (state.voice.language, keeper.callTimes.slowest(8))
    return answer
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
