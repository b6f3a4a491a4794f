import Foundation
import Testing
import TestProcesses
import TestSupport
import Wire

/// The built fastctl with the built fastd: a history that can be put right.
@Suite struct `The past with fastctl` {
  private func ids(_ fastctl: (String...) throws -> Run) throws -> [String] {
    let list = try fastctl("history", "--all", "--json").output
    let fasts = try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [[String: Any]]
    return try #require(fasts).compactMap { $0["id"] as? String }
  }

  @Test func `a fast is added, corrected and found again`() async throws {
    let (person, fastctl) = try await Person.day(timeStands: true)
    let added = try fastctl(
      "add", "--start", "2026-03-01 20:00", "--end", "12:30", "16:8", "--mood", "4", "--note",
      "Türkis")
    #expect(added.code == 0)
    #expect(added.output.contains("Ended    Mon 2 Mar 2026 12:30\n"))
    #expect(added.output.contains("Mood     4 of 5\n"))
    #expect(added.output.contains("goal met"))
    let id = try ids(fastctl)[0]
    #expect(try fastctl("edit", id, "--end", "11:00", "--mood", "none").code == 0)
    let card = try fastctl("show", id).output
    #expect(card.contains("Mon 2 Mar 2026 11:00") && !card.contains("Mood"))
    for found in [
      ["--from", "2026-03-02", "--to", "2026-03-02"], ["--outcome", "partial"],
      ["--text", "TÜRKIS"], ["--schedule", "16:8"],
    ] {
      let list = try Run(["history"] + found, by: person)
      #expect(list.output.hasSuffix("\n1 fast\n"), "\(found)")
    }
    #expect(
      try fastctl("history", "--outcome", "completed").output
        == "No fast matches. To see all: fastctl history\n")
  }

  @Test func `why a fast ended is said, counted, kept and taken back`() async throws {
    let (_, fastctl) = try await Person.day(timeStands: true)
    #expect(try fastctl("start", "16:8", "--ago", "10h").code == 0)
    #expect(try fastctl("edit", "--reason", "hunger").said.contains("is still running"))
    #expect(try fastctl("stop", "--reason", "Hunger").code == 0)
    let id = try ids(fastctl)[0]
    #expect(try fastctl("show", id).output.contains("\nReason   hunger\n"))
    #expect(try fastctl("history").output.contains("Reason\n"))
    let edited = try fastctl("edit", "--reason", "aus Versehen")
    #expect(edited.output.contains("reason by mistake (was hunger)"))
    #expect(try fastctl("stats").output.contains("\nReasons given  by mistake 1\n"))
    #expect(try fastctl("export", "--format", "csv").output.contains(",mistake\r\n"))
    #expect(try fastctl("undo").output.contains("reason by mistake (was hunger)"))
    #expect(try fastctl("stats").output.contains("\nReasons given  hunger 1\n"))
    #expect(try fastctl("edit", "--reason", "none").output.contains("no reason (was hunger)"))
    #expect(try !fastctl("stats").output.contains("Reasons"))
    #expect(try !fastctl("history").output.contains("Reason"))
    #expect(try fastctl("stop", "--reason", "bored").code == 2)
  }

  static let mistakes: [(words: [String], code: Int32, said: String)] = [
    (["add", "--end", "12:00"], 2, "add needs --start TIME, such as: fastctl add"),
    (["add", "--start", "2026-03-01 20:00"], 2, "add needs --end TIME"),
    (["add", "--start", "2026-03-01 20:00", "--end", "2026-03-01 19:00"], 1, "must be after"),
    (["add", "--start", "@1", "--end", "@3601", "--mood", "6"], 2, "from 1 to 5, not '6'"),
    (["edit", "--mood", "great"], 2, "from 1 to 5, not 'great'"),
    (["history", "--outcome", "great"], 2, "'great' is not one of: goal met, ended early"),
    (["history", "--from", "2026-03-02", "--to", "2026-03-01"], 2, "--to is before --from"),
    (["history", "--from", "x"], 2, "'x' is not understood. Expected a day"),
    (["delete"], 2, "delete needs ID"),
    (["delete", "zzzz"], 4, "There is no fast 'zzzz'"),
    (["show", "2026-03-22"], 4, "There is no fast on 22 Mar 2026. To list your fasts: "),
    (["show", "zzzz"], 4, "There is no fast 'zzzz'"),
    (["delete", "zzzz", "--yes"], 4, "There is no fast 'zzzz'"),
  ]

  @Test func `what is wrong is said with what would be right`() async throws {
    let (person, _) = try await Person.day(timeStands: true)
    for (words, code, said) in Self.mistakes {
      let run = try Run(words, by: person)
      #expect(run.code == code, "\(words): \(run.said)")
      #expect(run.said.contains(said), "\(words): \(run.said)")
    }
  }

  @Test func `an overlap is refused with the command that makes room`() async throws {
    let (_, fastctl) = try await Person.day(timeStands: true)
    _ = try fastctl("add", "--start", "2026-03-01 20:00", "--end", "2026-03-02 12:00")
    let refused = try fastctl("add", "--start", "2026-03-02 10:00", "--end", "2026-03-02 18:00")
    #expect(refused.code == 1)
    let id = String(try ids(fastctl)[0].prefix(4))
    let command = "fastctl edit \(id) --end \"2026-03-02 10:00\""
    #expect(refused.said.contains(command), "\(refused.said)")
    #expect(try fastctl("edit", id, "--end", "2026-03-02 10:00").code == 0)
    // Ends that touch are no overlap.
    #expect(
      try fastctl("add", "--start", "2026-03-02 10:00", "--end", "2026-03-02 18:00").code == 0)
  }

  @Test func `several are deleted in one step that undo knows`() async throws {
    let (_, fastctl) = try await Person.day(timeStands: true)
    for day in 1...3 {
      _ = try fastctl("add", "--start", "2026-03-0\(day) 08:00", "--end", "18:00")
    }
    let found = try ids(fastctl)
    let deleted = try fastctl("delete", found[0], found[1], "--yes")
    #expect(deleted.code == 0)
    let lines = deleted.output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("Deleted the fast from ") }.count == 2)
    #expect(deleted.said.contains("fastctl undo"))
    #expect(try ids(fastctl) == [found[2]])
    #expect(try fastctl("undo", "--list").output.contains(", and 1 more"))
    #expect(try fastctl("undo").output.contains("Undone: Deleted the fast from "))
    #expect(try ids(fastctl) == found)
  }

  @Test(arguments: [("yes", true), ("J", true), ("yeah", false), ("", false)])
  func `a person is shown what would go, and asked`(answer: String, goes: Bool) async throws {
    let (person, fastctl) = try await Person.day(timeStands: true)
    _ = try fastctl("add", "--start", "2026-03-01 08:00", "--end", "18:00", "--note", "keep me")
    let id = try ids(fastctl)[0]
    let asked = try Terminal(["delete", id], by: person, typing: answer + "\n")
    #expect(asked.shown.contains("keep me"))
    #expect(asked.shown.contains("Continue? [y/N]"))
    #expect(asked.code == (goes ? 0 : 1))
    #expect(try ids(fastctl).isEmpty == goes)
  }
}
