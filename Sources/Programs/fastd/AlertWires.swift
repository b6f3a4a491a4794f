import Alerts
import Daemon
import Host
import Wire

extension Alerts.Notice {
  private static let icons = OwnIcons()

  init(_ alert: Alert) {
    self.init(key: alert.key, place: alert.place, title: alert.title, body: alert.body)
    urgency =
      switch alert.urgency {
      case .low: .low
      case .normal: .normal
      case .critical: .critical
      }
    expiry =
      switch alert.expiry {
      case .byServer: .byServer
      case .never: .never
      case .after(let span): .after(span)
      }
    sound =
      switch alert.sound {
      case .name(let name): .name(name)
      case .file(let path): .file(path)
      case nil: nil
      }
    category = alert.category
    icon = Self.icons.reference(to: alert.icon ?? "io.github.fastd")
    desktopEntry = "io.github.fastd"
    actions = alert.actions.map { Action(id: $0.id, label: $0.label) }
    progress = alert.progress
    isTransient = alert.isTransient
  }
}

extension Daemon.AlertEvent {
  /// Nil for what the daemon need not know.
  init?(_ event: Alerts.AlertEvent) {
    switch event {
    case .shown(let key): self = .shown(key: key)
    case .failed(let key, let failure): self = .failed(key: key, reason: failure.word)
    case .action(let key, let id, _): self = .acted(key: key, action: id)
    case .server(.some): self = .serverCame
    case .closed(let key, .lost): self = .lost(key: key)
    case .closed(let key, let reason): self = .closed(key: key, byPerson: reason == .dismissed)
    case .server(nil), .flooded: return nil
    }
  }
}

extension AlertFailure {
  fileprivate var word: String {
    switch self {
    case .noBus: "noBus"
    case .notYet: "notYet"
    case .noServer: "noServer"
    case .noAnswer: "noAnswer"
    case .refused(let reason): reason
    case .noThread: "noThread"
    }
  }
}

extension AlertOutlook {
  init(_ inspection: Inspection) {
    self.init()
    switch inspection.reach {
    case .noBus: trouble = "noBus"
    case .noServer(let startable): trouble = startable ? "notStarted" : "noServer"
    case .noAnswer: trouble = "noAnswer"
    case .ready(let facts):
      server = AlertServer(
        name: facts.name, vendor: facts.vendor, version: facts.version,
        capabilities: facts.capabilities.sorted(), muted: inspection.muted)
    }
  }
}
