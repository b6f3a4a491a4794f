import Glibc
import TestProcesses
import TestSupport
import Time
import Wire

extension Person {
  /// What a bar starts and reads for as long as it runs.
  func module(_ format: String = "plain", _ more: [String: String] = [:]) throws -> Child {
    try Child(
      builtProgram("fastctl"), ["bar", format, "--follow"],
      environment: environment.merging(more) { $1 })
  }

  /// For a bar that reads so many lines, and says what it ended with. As waybar and others do it,
  /// no signal tells that a pipe has no reader.
  func module(_ format: String, readFor lines: Int) throws -> Child {
    let module = "\(builtProgram("fastctl")) bar \(format) --follow"
    return try Child(
      "/bin/sh",
      ["-c", "trap '' PIPE; { { \(module); echo ended $? >&3; } | head -n \(lines); } 3>&1"],
      environment: environment)
  }
}

extension Child {
  /// Waits until it waits.
  func rests() async throws {
    try await until(itIsSo: { self.isResting })
  }

  /// What the next line says after its last dot: how long there is to go, or how things stand.
  func text() async throws -> String { try await Shown.text(of: line()) }

  /// Waits for a line that is as wanted, and gives those before it too.
  func lines(until isWanted: (String) -> Bool) async throws -> [String] {
    var lines: [String] = []
    while true {
      lines.append(try await line())
      if isWanted(lines[lines.count - 1]) { return lines }
    }
  }
}

enum Shown {
  static let idle = "not fasting"
  static let away = "fastd is not running"

  static func text(of line: String) -> String {
    line.split(separator: " · ").last.map(String.init) ?? line
  }
}
