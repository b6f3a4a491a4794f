import Daemon
import Nouns
import Settings
import Supervision
import Wire

extension LogEntry {
  init(_ line: LogLine) {
    self =
      switch line {
      case .commanded(let verb, let actor, let fast):
        LogEntry(
          .info, "\(verb), asked by \(actor)", event: .commanded,
          fields: [Field("FASTD_VERB", verb), Field("FASTD_FAST", fast)])
      case .goalReached(let fast):
        LogEntry(
          .notice, "goal reached", event: .goalReached, fields: [Field("FASTD_FAST", fast)])
      case .alertFailed(let reason):
        LogEntry(
          .info, "a notification waits (\(reason)), ignoring", event: .newsFailed,
          fields: [Field("FASTD_REASON", reason)])
      case .busFlooded:
        LogEntry(
          .warning,
          "more signals come from the session bus than a notification server sends; dropped, "
            + "ignoring", event: .busFlooded)
      case .storeFailed(let trouble):
        LogEntry(
          .error, "a change could not be written (\(trouble.rawValue))", event: .commitFailed,
          fields: [Field("FASTD_REASON", trouble.rawValue)])
      case .storeDamaged:
        LogEntry(
          .critical, "the database is damaged; nothing is written any more",
          event: .storeDamaged)
      case .foodsLost(let lost):
        LogEntry(.error, "the imported foods " + lost.sentence, event: .storeSetAside)
      case .backedUp: LogEntry(.info, "backup made", event: .backupMade)
      case .logFolded(let count):
        LogEntry(.info, "\(count) old entries left the change log", event: .backupMade)
      case .backupFailed(let trouble):
        LogEntry(
          .warning, "the backup failed (\(trouble.rawValue)), ignoring", event: .backupFailed)
      case .tended(let folder): LogEntry(.debug, folder.tended)
      case .notTended(let folder, let reason):
        LogEntry(
          .warning, "\(folder.notTended) (\(reason)), ignoring", event: folder.failure,
          fields: [Field("FASTD_REASON", reason)])
      case .exchangeTold(let sentence):
        LogEntry(.notice, sentence, event: .exchangeFailed)
      case .rejoined(let device):
        LogEntry(
          .notice,
          "other machines have operations of this one that are not here, so it goes on as "
            + device, event: .exchangeFailed)
      case .settingsRead: LogEntry(.info, "settings read", event: .reloaded)
      case .settingsRefused(let problem):
        LogEntry(
          .warning, "settings, \(place(of: problem)); the last good ones stay",
          event: .settingsRefused)
      case .dayBegan(let day): LogEntry(.info, "\(day) has begun", event: .dayBegan)
      case .program(let name, let from, let to):
        LogEntry(
          .notice, "the diet program goes from \(from) to \(to)", event: logEvent(of: name),
          fields: [Field("FASTD_FROM", from), Field("FASTD_TO", to)])
      case .cycleCompleted(let number):
        LogEntry(
          .notice, "cycle \(number) of the diet program is complete", event: .cycleCompleted,
          fields: [Field("FASTD_CYCLE", String(number))])
      case .cycleRecovered(let stored, let calculated):
        LogEntry(
          .notice, "the diet program is at \(calculated), not at \(stored); put right",
          event: .cycleRecovered,
          fields: [
            Field("FASTD_STORED", stored), Field("FASTD_CALCULATED", calculated),
          ])
      case .clockBeforeStart:
        LogEntry(.notice, "the clock is before the start of the fast", event: .clockStepped)
      }
  }
}

extension FoodsLost {
  fileprivate var sentence: String {
    switch self {
    case .setAside(let path): "could not be used and are kept as \(path)"
    case .newer: "are from a newer version of fastd, and stay where they are"
    case .unread(let path): "cannot be read: \(path)"
    case .passing: "cannot be read now"
    }
  }
}

private func logEvent(of name: HookEvent.Name) -> LogEvent {
  switch name {
  case .programPaused: .programPaused
  case .programResumed: .programResumed
  default: .phaseSwitched
  }
}

/// Line 0 stands for the file as a whole.
private func place(of problem: SettingsProblem) -> String {
  let detail = problem.detail.map { " (\($0))" } ?? ""
  return (problem.line > 0 ? "line \(problem.line): " : "") + problem.code + detail
}

extension Supervision.LogLevel {
  init(_ level: Settings.LogLevel) {
    self =
      switch level {
      case .error: .error
      case .warning: .warning
      case .notice: .notice
      case .info: .info
      case .debug: .debug
      }
  }
}

extension KeptFolder {
  fileprivate var tended: String {
    switch self {
    case .health: "the health folder is up to date"
    case .inbox: "the inbox has been read"
    case .phone: "the folder of the phone is up to date"
    case .machines: "operations were exchanged"
    case .live: "nobody listens at the hub any more"
    }
  }

  fileprivate var notTended: String {
    switch self {
    case .health: "the health folder could not be written"
    case .inbox: "the inbox could not be read"
    case .phone: "the folder of the phone could not be read or written"
    case .machines: "operations could not be exchanged"
    case .live: "the hub could not be listened to"
    }
  }

  fileprivate var failure: LogEvent {
    switch self {
    case .health: .healthFailed
    case .inbox: .inboxFailed
    case .phone: .phoneFailed
    case .machines, .live: .exchangeFailed
    }
  }
}
