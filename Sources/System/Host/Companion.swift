import Glibc

/// Another program of ours: the one that lies beside this one, else the one that is found.
package enum Companion {
  /// Does what the person has clicked.
  package static var path: String { path(of: "fastctl") }

  package static func path(of name: String) -> String {
    let beside = Executable.directory.map { $0 + "/" + name } ?? ""
    return access(beside, X_OK) == 0 ? beside : name
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
