import CLinux

/// The environment variables that concern this process and none it starts for the person.
package enum OwnVariables {
  /// The changes that turn our environment into the person's: each of these variables is removed.
  package static var removed: [String: String?] {
    var changes: [String: String?] = [:]
    var next = fastd_environment()
    while let string = next?.pointee.map({ String(cString: $0) }) {
      let name = String(string.prefix { $0 != "=" })
      if contains(name) { changes.updateValue(nil, forKey: name) }
      next = next?.advanced(by: 1)
    }
    return changes
  }

  static func contains(_ name: String) -> Bool {
    // It says where we are to be reached.
    guard name != "FASTD_SOCKET" else { return false }
    return names.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }

  private static let prefixes = ["FASTD_", "LISTEN_", "WATCHDOG_", "LD_", "MEMORY_PRESSURE_"]
  /// systemd.exec(5); the last is of our own unit.
  private static let names: Set<String> = [
    "NOTIFY_SOCKET", "JOURNAL_STREAM", "INVOCATION_ID", "MANAGERPID", "SYSTEMD_EXEC_PID",
    "CREDENTIALS_DIRECTORY", "FDSTORE", "MAINPID", "LIBDISPATCH_LOG",
  ]
}
