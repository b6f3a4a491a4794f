import TestProcesses
import TestSupport

/// fastctl on a terminal of a person's, where it draws.
enum Screens {
  static let endOfFrame = "\u{1b}[?2026l"

  static func open(
    _ words: String..., by person: Person, with more: [String: String] = [:],
    columns: UInt16 = 80, rows: UInt16 = 24
  ) throws -> Typist {
    let own = ["TERM": "xterm-256color"].merging(more) { $1 }
    return try Typist(
      builtProgram("fastctl"), words, environment: person.environment.merging(own) { $1 },
      columns: columns, rows: rows)
  }
}
