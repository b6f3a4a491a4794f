import Formats
import Time
import Views

/// Why the configuration of a bar was left as it is.
enum BarFailure: Error, Equatable {
  case config(ConfigFault, path: String, ready: String)
  case noConfig(StatusBar)
  case noReadyFile(String)
  case oddPath(String)
  case notDone(command: String, reason: String)
  case readOnly(String)
  case changedMeanwhile(String)
  case changedSince(path: String, backup: String?)
}

/// Says so, and what to do instead.
struct BarSentences {
  let phrases: Phrases

  func text(of failure: BarFailure) -> String {
    switch failure {
    case .config(let fault, let path, let ready): text(of: fault, path, ready)
    case .noConfig(let bar): phrases(BarTroubleMessage.noConfig, "bar", bar.rawValue)
    case .noReadyFile(let path): phrases(BarTroubleMessage.noReadyFile, "path", path)
    case .oddPath(let path): phrases(BarTroubleMessage.oddPath, "path", path)
    case .notDone(let command, let reason):
      phrases(BarTroubleMessage.notDone, "command", command, "reason", reason)
    case .readOnly(let path): phrases(BarTroubleMessage.readOnly, "path", path)
    case .changedMeanwhile(let path):
      phrases(BarTroubleMessage.changedMeanwhile, "path", path)
    case .changedSince(let path, let backup?):
      phrases(BarTroubleMessage.changedSinceKept, "path", path, "backup", backup)
    case .changedSince(let path, nil): phrases(BarTroubleMessage.changedSince, "path", path)
    }
  }

  private func text(of fault: ConfigFault, _ path: String, _ ready: String) -> String {
    switch fault {
    case .notUnderstood(let line):
      phrases(BarTroubleMessage.notUnderstood, "path", path, "line", "\(line)", "ready", ready)
    case .noPlace: phrases(BarTroubleMessage.noPlace, "path", path, "ready", ready)
    case .several(let names):
      phrases(
        BarTroubleMessage.several, "path", path, "names", names.joined(separator: ", "), "ready",
        ready)
    case .named(let name):
      phrases(BarTroubleMessage.named, "path", path, "name", name, "ready", ready)
    case .taken(""): phrases(BarTroubleMessage.another, "path", path)
    case .taken(let program):
      phrases(BarTroubleMessage.taken, "path", path, "program", program, "ready", ready)
    }
  }
}
