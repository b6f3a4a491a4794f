import Foundation
import Nouns
import TestProcesses
import TestSupport
import Testing
import Wire

@Suite struct `An export by the real programs` {
  @Test func `goes to a file for its owner alone, which is whole or not there`() async throws {
    let person = try Person()
    try await person.daemon()
    try person.start(GoalOrder.span(.seconds(3600)), ago: 7200)
    try person.call(FastCalls.Stop.self, StopOrder())
    let file = "\(person.home.path)/fasts.ics"
    let run = try person.fastctl("export", file)
    #expect(run.code == 0)
    #expect(run.output == "")
    #expect(run.said == "Wrote 1 fast to \(file)\n")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.hasPrefix("BEGIN:VCALENDAR\r\n"))
    #expect(mode(of: file) == 0o600)
    let before = try FileManager.default.contentsOfDirectory(atPath: person.home.path)
    #expect(try person.fastctl("export", "--from", "2026-02-30", file).code == 2)
    let format = try person.fastctl("export", "csv")
    #expect(format.code == 2 && format.said.contains("--format csv"), "\(format.said)")
    #expect(try person.fastctl("export", "\(person.home.path)/nowhere/a.csv").code == 1)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    #expect(try FileManager.default.contentsOfDirectory(atPath: person.home.path) == before)
  }

  @Test func `goes to the standard output, and says beside it how many there were`() async throws {
    let person = try Person()
    try await person.daemon()
    try person.start(GoalOrder.span(.seconds(3600)), ago: 7200)
    try person.call(FastCalls.Stop.self, StopOrder())
    for words in [["export"], ["export", "-"], ["export", "--format", "csv"]] {
      let run = try Run(words, in: person.home, person.environment)
      #expect(run.output.split(separator: "\r\n").count == 2)
      #expect(run.said == "Wrote 1 fast\n")
    }
    let fastE = try person.fastctl("export", "--format", "fast-e")
    #expect(fastE.output.split(separator: "\n").last?.hasSuffix(",,2.0,1.0,Yes") == true)
    let none = try person.fastctl("export", "--from", "tomorrow")
    #expect(none.said == "Wrote 0 fasts\n")
  }

  @Test func `of everything is one document that has the running fast as well`() async throws {
    let person = try Person()
    try await person.daemon()
    try person.start()
    let reminder = ReminderOrder(text: "Water", daily: "08:30")
    try person.call(RemindCalls.Add.self, reminder)
    let run = try person.fastctl("export", "--all")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let rows = try #require((object as? [String: Any])?["rows"] as? [[String: Any]])
    #expect(rows.compactMap { $0["noun"] as? String } == ["reminder", "fast"])
    #expect(run.said == "Wrote 2 entries\n")
  }

  @Test(arguments: [["--format", "csv"], ["--from", "2026-01-01"], ["everything.ics"]])
  func `of everything has no ends, and no place in a table`(words: [String]) throws {
    let run = try Run(["export", "--all"] + words, in: Scratch())
    #expect(run.code == 2)
    #expect(run.output == "")
  }

  @Test func `as tables fills a new folder for its owner alone, which can be read back`()
    async throws
  {
    let (person, other) = (try Person(inMemory: true), try Person(inMemory: true))
    try await person.daemon()
    try await other.daemon()
    #expect(try person.fastctl("weight", "82.4kg", "--note", "=now").code == 0)
    #expect(try person.fastctl("meal", "bar 210kcal p20").code == 0)
    let folder = "\(person.home.path)/tables"
    let run = try person.fastctl("export", "--csv", folder)
    #expect(run.code == 0 && run.said == "Wrote 3 entries to \(folder)\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.count == Row.Kind.allCases.count && names.contains("weighings.csv"))
    #expect(mode(of: folder) == 0o700 && mode(of: "\(folder)/weighings.csv") == 0o600)
    for name in ["weighings", "meal_items", "foods"] {
      #expect(try other.fastctl("import", "\(folder)/\(name).csv").code == 0)
    }
    let all = ["export", "--all", "--format", "jsonl"]
    #expect(
      try Run(all, in: person.home, person.environment).output
        == Run(all, in: other.home, other.environment).output)
    let again = try person.fastctl("export", "--csv", folder)
    #expect(again.code == 1 && again.said.contains("is not empty"))
    #expect(try person.fastctl("export", "--csv", folder, "--all").code == 2)
  }

  @Test func `of weights has every entry, or a value of each day`() async throws {
    let person = try Person(inMemory: true)
    try await person.daemon()
    for (day, weight) in [("2024-02-29", "84kg"), ("2026-02-27", "82.4kg"), ("2026-02-27", "82kg")]
    {
      #expect(try person.fastctl("weight", weight, "--at", "\(day) 07:00").code == 0)
    }
    let entries = try person.fastctl("export", "weights")
    #expect(entries.output.split(separator: "\r\n").count == 4)
    #expect(entries.said == "Wrote 3 entries\n")
    let days = try person.fastctl("export", "weights", "--sum")
    #expect(
      days.output.split(separator: "\r\n").dropFirst().map { $0.prefix(13) }
        == ["2024-02-29,84", "2026-02-27,82"])
    let calendar = try person.fastctl("export", "weights", "--format", "ics")
    #expect(calendar.output.contains("UID:weight-2024-02-29@fastd\r\n"))
    #expect(calendar.output.contains("SUMMARY:82.0 kg\r\n"))
    #expect(try person.fastctl("export", "weights", "a.txt").code == 2)
    #expect(try person.fastctl("export", "meals", "--format", "ics").code == 2)
  }

  @Test func `takes no more memory for many fasts than for few, on either side`() async throws {
    let few = try Person(inMemory: true)
    let many = try Person(inMemory: true)
    for (person, count) in [(few, 200), (many, 20_000)] {
      let daemon = try await person.daemon()
      daemon.signal(SIGTERM)
      #expect(daemon.end() == 0)
      try person.keep(fasts: count)
      try await person.daemon()
    }
    for format in ["csv", "jsonl"] {
      let least = try few.peakMemory(of: "export", "--format", format)
      let most = try many.peakMemory(of: "export", "--format", format)
      #expect(most - least < 1500, "\(format): \(least) kB, \(most) kB")
    }
    let daemon = pid_t(try many.health().pid)
    let before = try #require(processStatus("VmHWM", of: daemon))
    let run = try many.fastctl("export", "--all", "\(many.home.path)/all.json")
    #expect(run.said == "Wrote 20,000 entries to \(many.home.path)/all.json\n")
    let grown = try #require(processStatus("VmHWM", of: daemon)) - before
    #expect(grown < 1500, "\(before) kB and \(grown) kB more")
  }
}
