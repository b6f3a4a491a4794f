import Control
import Glibc
import Host
import Nouns
import Time
import Wire

/// Starts the daemon where it is not there, and waits for it a little.
struct DaemonStart {
  enum Failure: Error, Equatable {
    /// There is no such program, neither beside this one nor in PATH.
    case noProgram
    /// It ended at once; `reason` is what it said last.
    case ended(path: String, reason: String?)
    case tookTooLong
    /// systemd knows it, and cannot start it.
    case unit(UnitState)
  }

  private let environment: Environment
  private let interruption: (any Interruption)?
  private static let patience = Span.seconds(5)

  init(_ environment: Environment, _ interruption: (any Interruption)? = nil) {
    (self.environment, self.interruption) = (environment, interruption)
  }

  /// Whether one seems to run, found out without its socket: where systemd listens there, a mere
  /// connection would start it.
  static func isAlive(_ environment: Environment) -> Bool {
    (try? Places(environment)).flatMap { FileLock.liveHolder(of: $0.lock) } != nil
  }

  func connect() throws(fastctl.Failure) -> ControlClient {
    let path: SocketPath
    do throws(ControlError) { path = try SocketPath.current() } catch {
      throw .connection(error, mayBeDone: false)
    }
    if let client = try connectThroughUnit(path) { return client }
    return try startProgram(path)
  }

  private func attempt(_ path: SocketPath) -> ControlClient? {
    try? ControlClient(connecting: path)
  }

  // MARK: systemd

  /// Nil where systemd does not run this session or does not know the unit.
  private func connectThroughUnit(_ path: SocketPath) throws(fastctl.Failure) -> ControlClient? {
    guard interruption?.isWanted() != true else { throw .notStarted(.tookTooLong) }
    guard UnitState.isUsed(environment) else { return nil }
    if systemctl("start"), let client = attempt(path) { return client }
    guard let state = UnitState.current() else { return nil }
    // It listens where nobody can connect any more: somebody has removed the file.
    if systemctl("restart"), let client = attempt(path) { return client }
    throw .notStarted(.unit(UnitState.current() ?? state))
  }

  private func systemctl(_ verb: String) -> Bool {
    let systemctl = OtherProgram(
      "systemctl", ["--user", "--quiet", "--no-ask-password", verb, "fastd.socket"])
    return (try? systemctl.run(timeout: Self.patience))?.succeeded == true
  }

  /// Why nobody answers although systemd listens; nil where the unit is well, or not there.
  func unitFailure() -> Failure? {
    guard UnitState.isUsed(environment), let state = UnitState.current(), state.isFailing else {
      return nil
    }
    return .unit(state)
  }

  // MARK: The program

  private func startProgram(_ path: SocketPath) throws(fastctl.Failure) -> ControlClient {
    let watch = try SocketWatch(path)
    let deadline = Clock.monotonic() + Self.patience
    let words: LastWords
    do throws(SystemError) { words = try LastWords.none() } catch {
      throw .program(error, path: "fastd")
    }
    var child: (path: String, pid: pid_t)? = try spawn(words)
    while Clock.monotonic() < deadline, interruption?.isWanted() != true {
      if let client = attempt(path) {
        LastStart.forget(path)
        return client
      }
      if let ended = child, let end = OtherProgram.Outcome.End.reaping(ended.pid) {
        // Another one was quicker, and is waited for; one that somebody killed is started again.
        guard end == .exited(Product.servedStatus) || end == .killed(signal: SIGKILL) else {
          let reason = words.line.map(Self.withoutLevel)
          LastStart.remember(reason, path)
          throw .notStarted(.ended(path: ended.path, reason: reason))
        }
        child = nil
      }
      // That one may have come to its end as well.
      if child == nil, !Self.isAlive(environment) { child = try spawn(words) }
      // Between the socket's birth and its first answer nothing wakes us: look again soon.
      _ = watch.wait(milliseconds: 20)
    }
    throw .notStarted(.tookTooLong)
  }

  private func spawn(
    _ words: borrowing LastWords
  ) throws(fastctl.Failure) -> (path: String, pid: pid_t) {
    for path in candidates {
      if let child = try? OtherProgram(path).startDetached(keeping: words) { return (path, child) }
    }
    throw .notStarted(.noProgram)
  }

  private var candidates: [String] {
    guard let beside = Executable.directory.map({ $0 + "/fastd" }),
      access(beside, X_OK) == 0
    else { return ["fastd"] }
    return [beside, "fastd"]
  }

  private static func withoutLevel(_ line: String) -> String {
    let level = "\(Product.name): error: "
    return line.hasPrefix(level) ? String(line.dropFirst(level.count)) : line
  }
}

/// Why the last attempt to start the daemon failed, kept beside the socket for those who ask later.
enum LastStart {
  private static func file(_ path: SocketPath) -> String { path.path + ".failed" }

  static func remember(_ reason: String?, _ path: SocketPath) {
    // Said once it has been already; kept where that can be done.
    try? Files.replace(file(path), with: Array((reason ?? "").utf8))
  }

  static func forget(_ path: SocketPath) {
    unlink(file(path))
  }

  static func reason(_ path: SocketPath) -> String? {
    guard let bytes = try? Files.read(file(path), limit: 16 * 1024), !bytes.isEmpty else {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
