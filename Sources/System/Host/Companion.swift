import Glibc

/// The fastctl that lies beside this program, which does what the person has clicked.
package enum Companion {
  package static var path: String {
    let beside = Executable.directory.map { $0 + "/fastctl" } ?? ""
    return access(beside, X_OK) == 0 ? beside : "fastctl"
  }

  /// Starts it, and does not wait for it.
  @discardableResult
  package static func start(
    _ arguments: [String], environment: Environment = .process
  ) throws(SystemError) -> Int32 {
    let program = launcher(environment).program(
      path, arguments, title: "fastd", variables: [:], lifetime: .unlimited)
    return try program.startDetached()
  }

  /// A process that systemd started is in a sandbox that the person's programs must not get into.
  private static func launcher(_ environment: Environment) -> Launcher {
    environment["SYSTEMD_EXEC_PID"] == String(getpid()) ? .systemd : .directly
  }
}
