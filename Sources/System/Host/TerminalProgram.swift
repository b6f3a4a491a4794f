import Glibc

/// A terminal of the person's, in which a program can be started.
package struct TerminalProgram: Equatable, Sendable {
  /// What is to be started, with the option that goes before a command.
  package let command: [String]

  /// What they have named, else what their desktop has chosen; nil without a screen, or where none
  /// is installed.
  package static func find(_ environment: Environment) -> TerminalProgram? {
    guard environment["WAYLAND_DISPLAY"] != nil || environment["DISPLAY"] != nil else { return nil }
    var wishes: [(name: String, options: [String])] = [
      ("xdg-terminal-exec", []), ("x-terminal-emulator", ["-e"]),
    ]
    if let own = environment["TERMINAL"] { wishes.insert((own, ["-e"]), at: 0) }
    for wish in wishes {
      guard let path = path(of: wish.name, environment) else { continue }
      return TerminalProgram(command: [path] + wish.options)
    }
    return nil
  }

  package func running(_ words: [String]) -> OtherProgram {
    OtherProgram(command[0], Array(command.dropFirst()) + words)
  }

  private static func path(of name: String, _ environment: Environment) -> String? {
    guard !name.contains("/") else { return access(name, X_OK) == 0 ? name : nil }
    return (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":").lazy
      .map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }
}
