import Glibc

/// A terminal of the person's, in which a program can be started.
package struct TerminalProgram: Equatable, Sendable {
  /// The command to start, with the option that goes before another command.
  package let command: [String]

  /// The one the person has named, else their desktop's choice; nil without a screen, or where none
  /// is installed.
  package static func find(_ environment: Environment) -> TerminalProgram? {
    guard environment["WAYLAND_DISPLAY"] != nil || environment["DISPLAY"] != nil else { return nil }
    let own = environment["TERMINAL"].map { [$0] } ?? []
    for name in own + ["xdg-terminal-exec", "x-terminal-emulator"] {
      guard let path = OtherProgram.path(of: name, environment) else { continue }
      return TerminalProgram(command: [path] + options(before: path))
    }
    return nil
  }

  /// To most, -e gives all words that follow; to these one word alone.
  private static func options(before path: String) -> [String] {
    // A common name may lead to any of them.
    switch (Files.real(path) ?? path).split(separator: "/").last {
    case "xdg-terminal-exec": return []
    case "gnome-terminal": return ["--"]
    case "xfce4-terminal", "mate-terminal", "terminator": return ["-x"]
    default: return ["-e"]
    }
  }

  package func running(_ words: [String]) -> OtherProgram {
    OtherProgram(command[0], Array(command.dropFirst()) + words)
  }
}
