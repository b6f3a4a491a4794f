import Time
import TestSupport
import Nouns
import Foundation
import TestProcesses
import TestSupport
import Testing
import Views
import Wire

@testable import fastctl

@Suite struct `The coach at a terminal` {
  /// What stands on the screen; the fire is how its line is known.
  private func fastctl(
    _ words: String..., by person: Person, _ more: [String: String] = [:]
  ) async throws -> String {
    let typist = try Typist(
      builtProgram("fastctl"), words, environment: person.environment.merging(more) { $1 })
    return await typist.rest()
  }

  private static let fire = "🔥"

  private func write(_ lines: String, for person: Person) throws {
    let folder = "\(person.home.path)/config/fastd"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(lines.utf8).write(to: URL(filePath: "\(folder)/coach.txt"))
  }

  @Test func `speaks when a fast begins and ends, last, and else not`() async throws {
    let person = try Person()
    try await person.daemon()
    #expect(!(try await fastctl("status", by: person).contains(Self.fire)))
    #expect(try await fastctl("start", "16:8", "--ago", "1h", by: person).contains("🔥😊 "))
    #expect(!(try await fastctl(by: person).contains(Self.fire)), "an ordinary fast")
    let early = try await fastctl("stop", by: person).split(separator: "\n")
    #expect(early.last?.hasPrefix("🔥😊 ") == true)
    #expect(try await fastctl(by: person).contains("🔥😊 "), "for an hour it is news")
    #expect(try await fastctl("undo", by: person).contains(Self.fire) == false)
    #expect(try await fastctl("cancel", by: person).contains("🔥😊 Gone, as if"))
  }

  @Test func `roars for what is earned, and most for the first`() async throws {
    let person = try Person()
    try await person.daemon()
    try person.start(GoalOrder.span(.seconds(60)), ago: 3600 * 5)
    let stopped = try await fastctl("stop", by: person)
    #expect(stopped.contains("🔥🎉 Whoosh, whoosh! "))
  }

  @Test func `is not there where nobody reads, for programs, and where it is off`() async throws {
    let person = try Person()
    try await person.daemon()
    try person.start(GoalOrder.span(.seconds(60)), ago: 600)
    let quiet = try Run(["status"], in: person.home)
    #expect(quiet.code == 0 && !quiet.output.contains(Self.fire) && !quiet.output.contains("!"))
    let json = try await fastctl("status", "--json", by: person)
    #expect(!json.contains(Self.fire) && !json.contains("Whoosh"))
    #expect(try await fastctl(by: person).contains("🔥🎉 Whoosh! "))
    #expect(try Run(["config", "set", "coach", "off"], in: person.home).code == 0)
    let off = try await fastctl(by: person)
    #expect(!off.contains(Self.fire) && !off.contains("Whoosh"))
  }

  @Test func `always has a word on the page of the day, drawn where that is wished`() async throws {
    let person = try Person()
    try await person.daemon()
    try person.start(GoalOrder.span(.seconds(3600)), ago: 60)
    #expect(try await fastctl("today", by: person).contains("\n\n🔥😊 "))
    let piped = try Run(["today"], in: person.home)
    #expect(piped.code == 0 && !piped.output.contains(Self.fire) && !piped.output.hasSuffix("\n\n"))
    #expect(try Run(["config", "set", "coach.look", "ascii"], in: person.home).code == 0)
    let drawn = try await fastctl("today", by: person).split(separator: "\n")
    #expect(drawn.suffix(6).first?.hasSuffix("(") == true)
    #expect(drawn.last == "    `-------'")
  }

  @Test func `greets the first weight and the first meal, and no other`() async throws {
    let person = try Person()
    try await person.daemon()
    let weight = try await fastctl("weight", "82.4", by: person)
    #expect(weight.contains("🔥🎉 Whoosh, whoosh! Your first weight is noted."))
    #expect(!(try await fastctl("weight", "82.3", by: person).contains(Self.fire)))
    let meal = try await fastctl("meal", "650kcal", by: person)
    #expect(meal.contains("🔥🎉 Whoosh, whoosh! Your first meal is noted."))
    #expect(!(try await fastctl("meal", "again", by: person).contains(Self.fire)))
    let limited = try Person()
    try await limited.daemon()
    try limited.call(ProfileCalls.SetSafety.self, SafetyWish(applies: [.eatingDisorder]))
    #expect(!(try await fastctl("weight", "82.4", by: limited).contains(Self.fire)))
  }

  @Test func `is met by a program's beginning, pause and return`() async throws {
    let person = try Person()
    try await person.daemon()
    try person.call(ProfileCalls.Set.self, ProfileOrder(maintenance: 2300, diet: 1900))
    #expect(try await fastctl("program", "start", by: person).contains("🔥🌱😊 We begin gently."))
    #expect(try await fastctl("program", "pause", by: person).contains("🔥😴 "))
    #expect(try await fastctl("program", by: person).contains(Self.fire) == false)
    #expect(try await fastctl("program", "resume", by: person).contains("🔥🌱😊 Good to have"))
    let inAMonth = Date(timeIntervalSinceNow: 30 * 24 * 3600).ISO8601Format().prefix(10)
    let later = try await fastctl("program", "move", "--on", String(inAMonth), by: person)
    let date = Wording(zone: .utc).date(try Day(iso: String(inAMonth)))
    #expect(!later.contains(Self.fire) && later.contains(date))
  }

  @Test func `is words alone for a voice, and a face where signs are not known`() async throws {
    let person = try Person()
    try await person.daemon()
    try person.start(GoalOrder.span(.seconds(60)), ago: 600)
    let plain = try await fastctl("--plain", by: person).split(separator: "\n")
    #expect(plain.last?.hasPrefix("Whoosh! ") == true)
    #expect(try await fastctl(by: person, ["TERM": "linux"]).contains("\\(^o^)/  Whoosh! "))
    #expect(
      try await fastctl(by: person, ["LC_ALL": "C.ISO-8859-1"]).contains("\\(^o^)/  Whoosh! "))
    #expect(try Run(["config", "set", "coach.look", "none"], in: person.home).code == 0)
    #expect(try await fastctl(by: person).contains("\nWhoosh! "))
  }

  @Test func `says the person's own lines, and doctor names those with a mistake`() async throws {
    let person = try Person()
    try await person.daemon()
    // As many as it takes that none of our own is the line of the day.
    func today() -> Int { Int(Date().timeIntervalSince1970) / 3600 / 24 }
    let day = today()
    let count = try #require((1...20).first { !day.isMultiple(of: $0 + 1) })
    let mine = String(repeating: "fast-cancelled: Gone like smoke.\n", count: count)
    try write("# mine\nlunch: no\nidle/angry: no\n" + mine, for: person)
    try person.start(GoalOrder.span(.seconds(3600)), ago: 60)
    let cancelled = try await fastctl("cancel", by: person)
    #expect(cancelled.contains("🔥😊 Gone like smoke.") || today() != day)
    let doctor = try Run(["doctor"], in: person.home).output
    let path = "\(person.home.path)/config/fastd/coach.txt"
    #expect(doctor.contains("line 2 of \(path) is skipped: There is no event 'lunch'."))
    #expect(doctor.contains("line 3 of \(path) is skipped: There is no mood 'angry'."))
    try write("idle: Rest.\n", for: person)
    #expect(try Run(["doctor"], in: person.home).output.contains("\(path), lines of your own: 1"))
  }

  @Test func `every mistake has a sentence`() {
    let mistakes: [CoachMistake] = [
      .notText, .noColon, .unknownEvent("x"), .unknownMood("y"), .neverSo(.idle, .celebrating),
      .noWords, .tooLong(limit: 200), .controlCharacter, .tooManyLines(limit: 400),
      .fileTooLong(limit: 16384),
    ]
    let sentences = mistakes.map(CoachSentences(phrases: .english).text)
    #expect(Set(sentences).count == mistakes.count)
    for sentence in sentences { #expect(sentence.hasSuffix(".") && !sentence.contains("{")) }
  }
}
