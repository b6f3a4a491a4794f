import Nouns
import Foundation
import Glibc
import Testing
import TestProcesses
import TestSupport
import Wire

/// The built fastctl with the built fastd: what a command answers.
@Suite struct `The answer to a command` {
  private func lines(_ run: Run) -> [String] {
    run.output.split(separator: "\n").map(String.init)
  }

  @Test func `to stop says first what ended, when, and what it was worth`() async throws {
    let (_, fastctl) = try await Person.day(timeStands: true)
    _ = try fastctl("start", "16:8", "--ago", "16h5m")
    let said = lines(try fastctl("stop"))
    #expect(said[0] == "Fast ended: 16 h 05 min, goal met")
    #expect(said[1].contains(" – ") && said[1].hasSuffix("streak 1 day"))
    #expect(said[2].hasPrefix("Eating until ") && said[2].hasSuffix("then 16:8"))
    #expect(said.count == 3)
    // What scripts read is still there.
    let json = try fastctl("edit", "--note", "x", "--json").output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let before = try #require(object?["before"] as? [String: Any])
    #expect(before["note"] is NSNull)
    #expect((object?["fast"] as? [String: Any])?["note"] as? String == "x")
    #expect(object?["state"] != nil)
  }

  @Test func `to edit, add and delete names the fast that was meant, not the running one`()
    async throws
  {
    let (_, fastctl) = try await Person.day(timeStands: true)
    let added = try fastctl(
      "add", "16:8", "--start", "2026-03-01 20:00", "--end", "2026-03-02 12:30")
    #expect(lines(added)[0] == "Added the fast from Sun 1 Mar 2026 20:00 to Mon 2 Mar 2026 12:30")
    let history = try fastctl("history", "--json").output
    let id = try #require(history.split(separator: "\"").dropFirst(3).first).prefix(6)
    _ = try fastctl("start", "--ago", "1h")
    let edited = try fastctl("edit", "\(id)", "--end", "12:00", "--note", "soup")
    #expect(
      lines(edited)[0] == "Changed the fast from Sun 1 Mar 2026 20:00: "
        + "end Mon 2 Mar 2026 12:00 (was Mon 2 Mar 2026 12:30), note soup")
    #expect(edited.output.contains("Length   16 h\n"))
    #expect(!edited.output.contains("Fasting"))
    let undone = try fastctl("undo")
    #expect(
      lines(undone)[0] == "Undone: Changed the fast from Sun 1 Mar 2026 20:00: "
        + "end Mon 2 Mar 2026 12:00 (was Mon 2 Mar 2026 12:30), note soup")
    #expect(lines(undone)[1].hasPrefix("1:00 of 16 h"))
    #expect(undone.said == "To redo it: fastctl redo\n")
    let redone = try fastctl("redo")
    #expect(lines(redone)[0].hasPrefix("Redone: Changed the fast from Sun 1 Mar 2026 20:00: end"))
    let gone = try fastctl("delete", "\(id)", "--yes")
    #expect(
      lines(gone)[0]
        == "Deleted the fast from Sun 1 Mar 2026 20:00 to Mon 2 Mar 2026 12:00, 16 h")
    #expect(lines(gone)[1].hasPrefix("1:00 of 16 h"))
    #expect(gone.said == "To bring it back: fastctl undo\n")
  }

  @Test func `to change the running fast says what was there before, then how it stands`()
    async throws
  {
    let (_, fastctl) = try await Person.day(timeStands: true)
    _ = try fastctl("start", "16:8", "--ago", "2h")
    let goal = lines(try fastctl("goal", "18h"))
    #expect(goal[0].hasSuffix(": goal 18 h (was 16:8)"))
    #expect(goal[1].hasPrefix("2:00 of 18 h · 16:00 left → "))
    let moved = lines(try fastctl("edit", "--start", "3h ago"))[0]
    let name = try #require(moved.split(separator: ": start ").first?.dropFirst(22))
    #expect(moved.hasPrefix("Changed the fast from \(name): start "), "\(moved)")
    #expect(moved.hasSuffix(" (was \(name))"), "\(moved)")
    _ = try fastctl("undo")
    let mood = lines(try fastctl("edit", "--mood", "4"))
    #expect(mood[0].contains(": mood "))
    #expect(mood[1].hasPrefix("2:00 of 18 h · 16:00 left → "))
  }

  @Test func `to one undo too many shows how many there were, and the way back`() async throws {
    let (person, fastctl) = try await Person.day(timeStands: true)
    _ = try fastctl("start", "--ago", "3h")
    _ = try fastctl("edit", "--note", "one")
    _ = try fastctl("stop")
    let first = try fastctl("undo")
    #expect(lines(first)[0].hasPrefix("Undone: Ended "))
    #expect(lines(first)[1].hasSuffix("is running again"))
    #expect(first.said == "To redo it: fastctl redo\n")
    _ = try fastctl("undo")
    let last = try fastctl("undo")
    #expect(lines(last)[0].hasPrefix("Undone: Started "))
    #expect(lines(last)[1] == "Not fasting")
    #expect(
      last.said
        == "3 commands are undone now. To redo the last of them: fastctl redo\n")
    for _ in 0..<3 { #expect(try fastctl("redo").code == 0) }
    #expect(try person.status().last?.note == "one")
  }

  @Test func `to a goal alone is a start, to a change alone another goal`() async throws {
    for word in ["16:8", "16h", "16", "16 hours"] {
      let (person, fastctl) = try await Person.day(timeStands: true)
      let start = try fastctl(word)
      #expect(start.code == 0, "\(word): \(start.said)")
      #expect(try person.status().fast?.goal == 16 * 3600)
      #expect(start.said.contains("16 means 16 hours here.") == (word == "16"))
      #expect(try fastctl("+1h").code == 0)
      #expect(try fastctl("-30m").code == 0)
      #expect(try person.status().fast?.goal == 16 * 3600 + 1800)
    }
    let (person, fastctl) = try await Person.day(timeStands: true)
    #expect(try fastctl("start", "16", "hours").code == 0)
    #expect(try person.status().fast?.goal == 16 * 3600)
    #expect(try fastctl("edit", "--goal", "18").said.contains("18 means 18 hours here."))
    #expect(try person.status().fast?.goal == 18 * 3600)
  }

  @Test(arguments: [
    ("0h", "'0h' is too short for a goal"), ("0", "'0' is too short for a goal"),
    ("90", "'90' what?"),
    ("-5h", "'-5h' changes the goal of the current fast: fastctl goal -5h."),
    ("16:8:00", "'16:8:00' has one number too many"), ("25:1", "add up to 24"),
    ("24:0", "'24:0' leaves no time to eat"),
  ])
  func `to a goal that is none says what is wrong, and starts nothing`(
    goal: String, sentence: String
  ) async throws {
    let (person, fastctl) = try await Person.day(timeStands: true)
    let run = try fastctl("start", goal)
    #expect(run.code == 2)
    #expect(run.said.contains(sentence), "\(run.said)")
    #expect(try person.status().state == .idle)
  }

  @Test func `to an own schedule called like a number is that schedule`() async throws {
    let (person, fastctl) = try await Person.day(timeStands: true)
    #expect(try fastctl("schedule", "add", "20", "15").code == 0)
    let start = try fastctl("start", "20")
    #expect(start.code == 0)
    #expect(try person.status().fast?.schedule == "20")
  }

  @Test func `about outcomes takes the words of the screen`() async throws {
    let (_, fastctl) = try await Person.day(timeStands: true)
    _ = try fastctl("add", "16:8", "--start", "2026-03-01 20:00", "--end", "2026-03-02 12:30")
    _ = try fastctl("add", "16:8", "--start", "2026-03-03 20:00", "--end", "2026-03-04 10:30")
    _ = try fastctl("add", "--start", "2026-03-05 20:00", "--end", "2026-03-06 10:30")
    _ = try fastctl("start", "--ago", "3h")
    _ = try fastctl("cancel")
    _ = try fastctl("start", "--ago", "1h")
    for (words, outcome) in [
      (["goal met", "Goal-Met", "completed"], "goal met"),
      (["ended early", "ended-early", "partial"], "ended early"),
      (["no goal", "open"], "no goal"), (["discarded", "cancelled"], "discarded"),
      (["running"], "running"),
    ] {
      for word in words {
        let run = try fastctl("history", "--outcome", word)
        #expect(run.code == 0)
        #expect(lines(run).filter { $0.contains(outcome) }.count == 1, "\(word): \(run.output)")
      }
    }
    _ = try fastctl("stop")
    let none = try fastctl("history", "--outcome", "running").output
    #expect(none.hasPrefix("No fast matches."))
  }

  @Test func `to an export whose ending no format has is a refusal`() async throws {
    let (person, fastctl) = try await Person.day(timeStands: true)
    for words in [["export"], ["export", "--all"], ["export", "events"]] {
      let file = "\(person.home.path)/fasts.xyz"
      let run = try Run(words + [file], by: person)
      #expect(run.code == 2)
      #expect(run.said.hasPrefix("No format ends in '.xyz'."))
      #expect(!FileManager.default.fileExists(atPath: file))
    }
    #expect(try fastctl("export", "\(person.home.path)/fasts").code == 0)
    #expect(try fastctl("export", "--format", "csv", "\(person.home.path)/a.xyz").code == 0)
  }

  @Test func `to a time that came twice prints the offset of the other`() async throws {
    let person = try Person(["TZ": "Europe/Berlin"])
    try await person.daemon()
    let run = try Run(
      ["add", "--start", "2025-10-26 02:30", "--end", "2025-10-26 09:00"], by: person,
      ["TZ": "Europe/Berlin"])
    #expect(run.code == 0)
    #expect(run.said.contains("For the second: \"2025-10-26 02:30 +01:00\""), "\(run.said)")
    _ = try Run(["undo"], by: person, ["TZ": "Europe/Berlin"])
    let other = try Run(
      ["add", "--start", "2025-10-26 02:30 +01:00", "--end", "2025-10-26 09:00", "--json"],
      by: person, ["TZ": "Europe/Berlin"])
    #expect(other.said == "")
    #expect(other.output.contains("\"startOffset\":3600"))
  }
}
