import Glibc
import Nouns
import TestProcesses
import TestSupport
import Testing
import Wire

/// The built programs, and a notification server that writes down what it is told.
@Suite struct `A person after days without food` {
  private static let warnings: [(hours: Int64, words: String)] = [
    (25, "Drink enough, and eat if you feel unwell."), (49, "Plan your first small meal now."),
    (75, "Please end the fast unless a doctor is supervising you."),
    (121, "Do not start eating alone. Call a doctor."),
  ]

  private static let forms = [
    ["status"], ["today"], ["status", "--say"], ["status", "--big"], ["bar", "waybar"],
  ]

  /// Without what a terminal would wrap.
  private func read(_ words: [String], by person: Person) throws -> String {
    let run = try Run(words, in: person.home, person.environment)
    #expect(run.code == 0, "\(run.said)")
    return run.output.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
  }

  @Test(arguments: warnings)
  func `reads what to mind wherever they look, without a notification server`(
    hours: Int64, words: String
  ) async throws {
    let person = try Person()
    let daemon = try await person.daemon()
    try person.start(GoalOrder.schedule("16:8"), ago: hours * 3600)
    for form in Self.forms {
      #expect(try read(form, by: person).contains(words), "\(form)")
    }
    let end = try read(["stop"], by: person)
    let isOver = hours > 120
    #expect(end.contains(isOver ? words : "Begin with something small"), "\(end)")
    for words in ["Enjoy", "Well done", "Whoosh"] { #expect(!end.contains(words), "\(end)") }
    let state = try person.status()
    #expect((state.plan == nil && state.window == nil) == (hours > 48))
    daemon.end(by: SIGTERM)
  }

  @Test(arguments: warnings)
  func `is warned under a title of its own, and offered no hour more`(
    hours: Int64, words: String
  ) async throws {
    let desktop = Desktop()
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer()
    let person = try Person(desktop.variables)
    let daemon = try await person.daemon()
    try person.start(GoalOrder.schedule("16:8"), ago: hours * 3600)
    let told = try await server.logs(words)
    let hour = hours < 72 ? hours / 24 * 24 : 72 + (hours - 72) / 12 * 12
    #expect(told.contains("\"\(hour) hours, "), "\(told)")
    #expect(!told.contains("1 hour more"), "\(told)")
    #expect(told.contains("End fast"), "\(told)")
    daemon.end(by: SIGTERM)
    _ = bus
  }
}
