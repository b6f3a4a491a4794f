import Control
import Daemon
import Glibc
import Hooks
import Host
import Time

extension HealthPort {
  /// fastctl keeps the folder: it may write where the person likes, which our sandbox forbids us.
  init(_ hooks: HookRunner, wait: @escaping (Span) -> Void) {
    self.init(
      sync: { whenEnded in
        hooks.run(
          own: OwnProgram.path, ["export", "--sync"], title: "fastd health folder",
          variables: OwnProgram.variables, time: .minutes(5)
        ) { whenEnded($0.trouble) }
      }, wait: wait)
  }

}

extension InboxPort {
  /// fastctl reads the files: it knows the tables of other programs, and what it reads is nobody's
  /// we could trust.
  init(
    _ hooks: HookRunner, watch: @escaping (String?) -> String?, wait: @escaping (Span) -> Void
  ) {
    self.init(
      watch: watch,
      read: { whenEnded in
        hooks.run(
          own: OwnProgram.path, ["import", "--inbox"], title: "fastd inbox",
          variables: OwnProgram.variables, time: .minutes(5)
        ) { whenEnded($0.trouble) }
      }, wait: wait)
  }
}

/// fastctl, run by us.
private enum OwnProgram {
  static var path: String {
    guard let beside = Executable.directory.map({ $0 + "/fastctl" }), access(beside, X_OK) == 0
    else { return "fastctl" }
    return beside
  }

  /// So that it finds what we have found, whatever the session says.
  static var variables: [String: String] {
    var variables: [String: String] = [:]
    for name in ["XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"] {
      if let value = Environment.process[name] { variables[name] = value }
    }
    if let path = try? SocketPath.current().path { variables["FASTD_SOCKET"] = path }
    return variables
  }
}

extension OwnEnd {
  fileprivate var trouble: String? {
    switch self {
    case .notStarted(let error): "fastctl: \(error.text)"
    case .ended(let ending):
      switch ending.end {
      case .exited(0): nil
      case .exited(let code): ending.lines.first ?? "fastctl: \(code)"
      case .killed(let signal): "fastctl: signal \(signal)"
      case .tookTooLong: "fastctl: timeout"
      }
    }
  }
}
