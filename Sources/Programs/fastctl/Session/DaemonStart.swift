import Control
import Glibc
import Host
import Time

/// Starts the daemon where it is not there, once, and waits for it a little.
struct DaemonStart {
  enum Failure: Error, Equatable {
    /// There is no such program, neither beside this one nor in PATH.
    case noProgram
    /// It ended at once.
    case ended(path: String)
    case tookTooLong
  }

  private let environment: Environment
  private static let patience = Span.seconds(5)

  init(_ environment: Environment) {
    self.environment = environment
  }

  /// Whether one seems to run, found out without its socket: where systemd listens there, a mere
  /// connection would start it.
  static func isAlive(_ environment: Environment) -> Bool {
    guard let places = try? Places(environment), let pid = FileLock.holder(of: places.lock) else {
      return false
    }
    return pid > 0 && kill(pid, 0) == 0
  }

  func connect() throws(fastctl.Failure) -> ControlClient {
    let path: SocketPath
    do throws(ControlError) { path = try SocketPath.current() } catch {
      throw .connection(error, mayBeDone: false)
    }
    if startUnit(), let client = attempt(path) { return client }
    return try startProgram(path)
  }

  private func attempt(_ path: SocketPath) -> ControlClient? {
    try? ControlClient(connecting: path)
  }

  /// False where systemd does not run this session or does not know the unit.
  private func startUnit() -> Bool {
    // The unit listens in one place only.
    guard environment["FASTD_SOCKET"] == nil, environment["XDG_RUNTIME_DIR"] != nil else {
      return false
    }
    let systemctl = OtherProgram(
      "systemctl", ["--user", "--quiet", "--no-ask-password", "start", "fastd.socket"])
    return (try? systemctl.run(timeout: Self.patience))?.succeeded == true
  }

  private func startProgram(_ path: SocketPath) throws(fastctl.Failure) -> ControlClient {
    let watch = try SocketWatch(path)
    let (program, child) = try spawn()
    let deadline = Clock.monotonic() + Self.patience
    while Clock.monotonic() < deadline {
      if let client = attempt(path) { return client }
      if hasEnded(child) {
        // Another one may have been quicker: then it is that one which answers.
        if let client = attempt(path) { return client }
        throw .notStarted(.ended(path: program))
      }
      // Between the socket's birth and its first answer nothing wakes us: look again soon.
      _ = watch.wait(milliseconds: 20)
    }
    throw .notStarted(.tookTooLong)
  }

  private func spawn() throws(fastctl.Failure) -> (path: String, child: pid_t) {
    for path in candidates {
      if let child = try? OtherProgram(path).startDetached() { return (path, child) }
    }
    throw .notStarted(.noProgram)
  }

  private var candidates: [String] {
    guard let beside = Executable.directory.map({ $0 + "/fastd" }),
      access(beside, X_OK) == 0
    else { return ["fastd"] }
    return [beside, "fastd"]
  }

  private func hasEnded(_ child: pid_t) -> Bool {
    var status: Int32 = 0
    return waitpid(child, &status, WNOHANG) == child
  }
}
