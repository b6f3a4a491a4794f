import Foundation
import Nouns
import TestProcesses
import TestSupport
import Testing
import Wire

/// The built fastctl with the built fastd, typed at a terminal and called by scripts.
@Suite struct `The journal of events on this machine` {
  private func life(_ settings: String = "events.enabled = on\n") async throws -> Person {
    let person = try Person()
    try person.write(settings: settings)
    try await person.daemon()
    return person
  }

  /// As somebody types it; what the terminal showed.
  @discardableResult
  private func type(_ words: String..., by person: Person) async throws -> String {
    let typist = try Typist(
      builtProgram("fastctl"), words,
      environment: person.environment.merging(["PAGER": "cat"]) { $1 })
    return await typist.rest()
  }

  private func names(_ person: Person) throws -> [String] {
    let output = try person.fastctl("events", "--json", "--last", "100").output
    let list = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]]
    return (list ?? []).reversed().compactMap { $0["name"] as? String }
  }

  @Test func `has what was typed, and nothing of scripts, bars and prompts`() async throws {
    let person = try await life()
    for words in [["status"], ["history"], ["learn", "stages"], ["bar", "waybar"], ["stats"]] {
      _ = try Run(words, in: person.home, person.environment)
    }
    try await type("status", by: person)
    try await type("bar", "tmux", by: person)
    #expect(try names(person) == [])
    try await type("history", by: person)
    try await type("learn", "stages", by: person)
    try await type("start", "16:8", by: person)
    try await type("startle", by: person)
    try await type("start", by: person)
    #expect(
      try names(person) == [
        "session_started", "view_opened", "article_opened", "fast_started", "error_occurred",
        "error_occurred",
      ])
    let types = try person.call(EventCalls.List.self, EventsQuestion(name: .errorOccurred)).events
    #expect(types.map { $0.payload.first?.word } == ["AlreadyFasting", "usage"])
  }

  @Test func `is off until it is switched on, and says so`() async throws {
    let person = try await life("")
    try await type("history", by: person)
    _ = try person.fastctl("start")
    let look = try person.fastctl("events")
    #expect(look.output == "Nothing has been recorded yet.\n")
    let filtered = try person.fastctl("events", "--name", "fast_started")
    #expect(filtered.output == "No event matches. To see all: fastctl events\n")
    #expect(look.said.contains("events.enabled on"))
    #expect(try person.fastctl("config", "set", "events.enabled", "on").code == 0)
    _ = try person.fastctl("stop")
    let again = try person.fastctl("events")
    #expect(again.output.contains("fast_stopped") && again.said == "")
  }

  @Test func `starts no daemon and fails nothing where there is none`() async throws {
    let person = try Person()
    try person.write(settings: "events.enabled = on\n")
    #expect(try await type("learn", "stages", by: person).contains("What the clock cannot know"))
    #expect(!FileManager.default.fileExists(atPath: person.socket))
    let child = try await person.daemon()
    _ = child.end(by: SIGKILL)
    #expect(try await type("learn", "stages", by: person).contains("What the clock cannot know"))
    #expect(throws: (any Error).self) { _ = try person.status() }
  }

  @Test func `outlives the daemon, but for what a crash takes with it`() async throws {
    let person = try Person()
    try person.write(settings: "events.enabled = on\n")
    let first = try await person.daemon()
    try await type("history", by: person)
    _ = try person.fastctl("start")
    try await type("stats", by: person)
    #expect(first.end(by: SIGTERM) == 0)
    let daemon = try await person.daemon()
    #expect(
      try names(person).sorted() == [
        "fast_started", "session_ended", "session_started", "view_opened", "view_opened",
      ])
    _ = daemon.end(by: SIGKILL)
    try await person.daemon()
    #expect(try names(person).count == 5)
  }

  @Test func `costs no write of its own`() async throws {
    func writes(_ settings: String) async throws -> Int {
      let person = try Person()
      try person.write(settings: settings)
      let trace = "\(person.home.path)/trace"
      let daemon = try await person.daemon(
        through: ["strace", "-f", "-qq", "-e", "trace=fsync,fdatasync", "-o", trace])
      let before = try lines(trace)
      for _ in 0..<5 {
        try await type("start", "--ago", "1h", by: person)
        try await type("history", by: person)
        try await type("stop", by: person)
      }
      let count = try lines(trace) - before
      // By its own id: who ends the tracer leaves it behind.
      kill(pid_t(try person.health().pid), SIGTERM)
      #expect(daemon.end() == 0)
      return count
    }
    func lines(_ path: String) throws -> Int {
      try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").count
    }
    let off = try await writes("backup.daily = off\n")
    let on = try await writes("backup.daily = off\nevents.enabled = on\n")
    #expect(off > 0)
    #expect(on == off)
  }

  @Test func `leaves by export, and is in no report`() async throws {
    let person = try await life()
    try await type("learn", "stages", by: person)
    _ = try person.fastctl("start", "--note", "secret words")
    let table = try person.fastctl("export", "events").output
    #expect(table.hasPrefix("at,name,step_number,"))
    #expect(table.split(separator: "\r\n").count == 4)
    let file = "\(person.home.path)/journal.json"
    #expect(try person.fastctl("export", "events", file).said == "Wrote 3 events\n")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let events = try #require(document?["events"] as? [[String: Any]])
    #expect(
      events.map { $0["name"] as? String } == ["session_started", "article_opened", "fast_started"])
    #expect(events[1]["payload"] as? [String: String] == ["topic": "stages"])
    #expect(!text.contains("secret"))
    #expect(try person.fastctl("export", "events", "journal.ics").code == 2)
    // Any other word is a file, as before.
    let fasts = "\(person.home.path)/event"
    #expect(try person.fastctl("export", fasts).said == "Wrote 1 fast to \(fasts)\n")
    #expect(try !person.fastctl("export", "--all").output.contains("article_opened"))
    let report = "\(person.home.path)/report.txt"
    #expect(try person.fastctl("report", "--output", report).code == 0)
    let said = try String(contentsOfFile: report, encoding: .utf8)
    #expect(!said.contains("article_opened") && !said.contains("fast_started"))
    // But how long calls took, whatever was asked.
    #expect(said.contains("\nio.github.fastd.") && said.contains(" us at most, of "))
  }

  @Test func `is deleted by a typed word`() async throws {
    let person = try await life()
    _ = try person.fastctl("start")
    let refused = try person.fastctl("purge", "--events")
    #expect(refused.code == 1 && refused.said.contains("--confirm delete-events"))
    #expect(try person.fastctl("purge", "--events", "k7m2").code == 2)
    let typist = try Typist(
      builtProgram("fastctl"), ["purge", "--events"], environment: person.environment)
    try await typist.read(until: "To continue, type 'delete events':")
    typist.enter("delete events")
    #expect(await typist.rest().contains("Erased 1 event for good."))
    #expect(try names(person) == [])
    #expect(try person.status().state == .fasting)
  }
}
