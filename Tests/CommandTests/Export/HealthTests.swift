import Foundation
import Nouns
import TestProcesses
import Testing
import Time
import Wire

@Suite struct `A health folder that the real daemon keeps` {
  private func folder(of person: Person) -> String { "\(person.home.path)/Health" }

  private func names(of person: Person) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder(of: person))
    return (names ?? []).sorted()
  }

  /// Waits until what fastd has started is done: it says so in its log, which tells all.
  private func settled(_ daemon: Child) async throws {
    try await daemon.logs("the health folder is up to date")
  }

  private func person(_ settings: String = "") async throws -> (Person, Child) {
    let person = try Person()
    try person.write(
      settings: "health.folder = \(folder(of: person))\nlog.level = debug\n" + settings)
    let daemon = try await person.daemon()
    try await settled(daemon)
    return (person, daemon)
  }

  /// A fast of two hours with a goal of one.
  private func live(_ person: Person) throws -> String {
    let id = try person.start(GoalOrder.span(.seconds(3600)), ago: 7200).fast.id
    try person.call(FastCalls.Stop.self, StopOrder())
    return id
  }

  @Test(arguments: ["csv", "json", "ics"])
  func `has a file for each fast that met its goal, in every format`(format: String) async throws {
    let (person, daemon) = try await person("health.format = \(format)\n")
    #expect(names(of: person) == [])
    let start = try person.start(GoalOrder.schedule("1:23"), ago: 7200).fast
    try person.call(FastCalls.Stop.self, StopOrder())
    try await settled(daemon)
    let name = try #require(names(of: person).first)
    #expect(names(of: person).count == 1)
    #expect(name.hasSuffix("-\(start.id).\(format)"))
    let text = try String(contentsOfFile: "\(folder(of: person))/\(name)", encoding: .utf8)
    #expect(text.contains("1:23"))
    #expect(text.contains("3600"))
    try person.start(GoalOrder.span(.seconds(36_000)))
    try person.call(FastCalls.Stop.self, StopOrder())
    try await settled(daemon)
    #expect(names(of: person) == [name])
  }

  @Test func `follows what is edited, and what is taken back`() async throws {
    let (person, daemon) = try await person()
    let id = try live(person)
    try await settled(daemon)
    let name = try #require(names(of: person).first)
    func text() throws -> String {
      try String(contentsOfFile: "\(folder(of: person))/\(name)", encoding: .utf8)
    }
    try person.call(FastCalls.Edit.self, EditOrder(id: id, note: "hungry"))
    try await settled(daemon)
    #expect(try text().contains("hungry"))
    try person.call(FastCalls.Edit.self, EditOrder(id: id, goal: GoalOrder.span(.seconds(36_000))))
    try await settled(daemon)
    #expect(names(of: person) == [])
    try person.call(ChangeCalls.Undo.self, NoFields())
    try await settled(daemon)
    #expect(names(of: person) == [name])
    let start = try person.status().now - 200_000_000
    try person.call(FastCalls.Edit.self, EditOrder(id: id, start: Instant(milliseconds: start)))
    try await settled(daemon)
    #expect(names(of: person).count == 1)
    #expect(names(of: person) != [name])
  }

  private func weigh(_ person: Person, _ grams: Int64, at: Int64? = nil) throws -> String {
    try person.call(
      WeightCalls.Add.self, NewWeighing(grams: grams, at: at.map(Instant.init(milliseconds:)))
    ).weighing.id.text
  }

  private func weights(of person: Person, _ format: String = "csv") throws -> String? {
    let path = "\(folder(of: person))/fastd-weights.\(format)"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test(arguments: ["csv", "json", "ics"])
  func `has all weights in one file, in every format`(format: String) async throws {
    let (person, daemon) = try await person("health.format = \(format)\n")
    #expect(try weights(of: person, format) == nil)
    _ = try weigh(person, 82_400)
    try await settled(daemon)
    #expect(names(of: person) == ["fastd-weights.\(format)"])
    #expect(try person.fastctl("doctor").output.contains("/Health, files: 1\n"))
    let shown = format == "ics" ? "82.4 kg" : "82400"
    #expect(try weights(of: person, format)?.contains(shown) == true)
    if format != "ics" {
      let back = try person.fastctl(
        "import", "\(folder(of: person))/fastd-weights.\(format)", "--dry-run")
      #expect(back.output.contains("already there"), "\(back.said)")
    }
    let other = format == "csv" ? "json" : "csv"
    #expect(try person.fastctl("config", "set", "health.format", other).code == 0)
    #expect(try person.fastctl("export", "--sync").code == 0)
    // The daemon follows the setting at the same time, and may be about to put its file in place.
    let whole = names(of: person).filter { !$0.hasPrefix("fastd-weights.\(other).") }
    #expect(whole == ["fastd-weights.\(other)"])
  }

  @Test func `follows weights that are edited, deleted, taken back and erased`() async throws {
    let (person, daemon) = try await person()
    let now = try person.status().now
    let first = try weigh(person, 82_400, at: now - 90_000_000)
    try await settled(daemon)
    let second = try weigh(person, 82_100)
    try await settled(daemon)
    #expect(try weights(of: person)?.split(separator: "\r\n").count == 3)
    try person.call(WeightCalls.Edit.self, WeighingEdit(id: first, grams: 83_000))
    try await settled(daemon)
    #expect(try weights(of: person)?.contains("83000") == true)
    try person.call(WeightCalls.Delete.self, RemovalOrder(id: second))
    try await settled(daemon)
    #expect(try weights(of: person)?.contains("82100") == false)
    try person.call(ChangeCalls.Undo.self, NoFields())
    try await settled(daemon)
    #expect(try weights(of: person)?.contains("82100") == true)
    #expect(
      try person.fastctl("weight", "purge", second, "--confirm", "erase-for-good").code == 0)
    #expect(try weights(of: person)?.contains("82100") == false)
    // What was done while nobody looked after the folder is there with the next look.
    let away = "\(person.home.path)/Away"
    try FileManager.default.moveItem(atPath: folder(of: person), toPath: away)
    _ = try weigh(person, 81_900)
    try await daemon.logs("the health folder could not be written")
    try FileManager.default.moveItem(atPath: away, toPath: folder(of: person))
    #expect(try person.fastctl("export", "--sync").code == 0)
    #expect(try weights(of: person)?.contains("81900") == true)
    let purged = try person.fastctl("purge", "--confirm", "delete-everything")
    #expect(purged.output.contains("/fastd-weights.csv\n"), "\(purged.output)")
    #expect(names(of: person) == [])
  }

  @Test func `that goes away is said by doctor, and catches up when it is back`() async throws {
    let (person, daemon) = try await person()
    let away = "\(person.home.path)/Away"
    try FileManager.default.moveItem(atPath: folder(of: person), toPath: away)
    _ = try live(person)
    try await daemon.logs("the health folder could not be written")
    let doctor = try person.fastctl("doctor")
    #expect(doctor.output.contains("warn  Health folder"))
    #expect(try person.status().notices.map(\.code) == ["healthFailed"])
    let sync = try person.fastctl("export", "--sync")
    #expect(sync.code == 1)
    #expect(sync.said.hasPrefix("The health folder \(folder(of: person)) does not exist"))
    #expect(sync.said.contains("fastctl config set health.folder"))
    #expect(names(of: person) == [])
    try FileManager.default.moveItem(atPath: away, toPath: folder(of: person))
    #expect(try person.fastctl("export", "--sync").code == 0)
    #expect(names(of: person).count == 1)
    daemon.signal(SIGTERM)
    #expect(daemon.end() == 0)
    try await settled(try await person.daemon())
    #expect(try person.status().notices == [])
    #expect(names(of: person).count == 1)
  }

  @Test func `has no trace of what is purged`() async throws {
    let (person, daemon) = try await person()
    let first = try live(person)
    try await settled(daemon)
    let name = try #require(names(of: person).first)
    let erased = try person.fastctl("purge", first, "--confirm", "erase-for-good")
    #expect(erased.code == 0, "\(erased.said)")
    #expect(names(of: person) == [])
    try person.start(GoalOrder.span(.seconds(60)), ago: 120)
    try person.call(FastCalls.Stop.self, StopOrder())
    try await settled(daemon)
    let second = try #require(names(of: person).first)
    #expect(second != name)
    let purged = try person.fastctl("purge", "--confirm", "delete-everything")
    #expect(purged.code == 0, "\(purged.said)")
    #expect(purged.output.contains("\(folder(of: person))/\(second)\n"))
    #expect(purged.output.contains("/health.json\n"))
    #expect(names(of: person) == [])
  }

  @Test func `gets the older ones when it is asked to, each once`() async throws {
    let person = try Person()
    let daemon = try await person.daemon()
    daemon.signal(SIGTERM)
    #expect(daemon.end() == 0)
    try person.keep(fasts: 130)
    try await person.daemon()
    #expect(try person.fastctl("export", "--backfill").code == 1)
    #expect(try person.fastctl("config", "set", "health.folder", folder(of: person)).code == 0)
    let first = try person.fastctl("export", "--backfill")
    #expect(first.said == "Wrote 130 fasts to the health folder\n")
    #expect(names(of: person).count == 130)
    let second = try person.fastctl("export", "--backfill")
    #expect(second.said == "Wrote 0 fasts to the health folder\n")
    #expect(names(of: person).count == 130)
  }
}
