import Foundation
import TestProcesses
import TestSupport
import Testing
import Wire

@Suite struct `An export by the real programs` {
  @Test func `goes to a file for its owner alone, which is whole or not there`() async throws {
    let person = try Person()
    try await person.daemon()
    try person.start(GoalWish(span: 3600), ago: 7200)
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
    #expect(try person.fastctl("export", "\(person.home.path)/nowhere/a.csv").code == 1)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    #expect(try FileManager.default.contentsOfDirectory(atPath: person.home.path) == before)
  }

  @Test func `goes to the standard output, and says beside it how many there were`() async throws {
    let person = try Person()
    try await person.daemon()
    try person.start(GoalWish(span: 3600), ago: 7200)
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
