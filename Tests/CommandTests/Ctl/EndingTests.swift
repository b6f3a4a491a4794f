import Foundation
import Nouns
import TestProcesses
import TestSupport
import Testing
import Time
import Wire

/// The built fastctl with the built fastd, at a terminal and from scripts.
@Suite struct `Ending a fast` {
  private func life(ago seconds: Int64, _ goal: GoalOrder? = nil) async throws -> (Person, Entry) {
    let person = try Person()
    try await person.daemon()
    return (person, try person.start(goal, ago: seconds).fast)
  }

  private func fastctl(_ words: String..., by person: Person) throws -> Typist {
    try Typist(builtProgram("fastctl"), words, environment: person.environment)
  }

  private static let week = Span.hours(6 * 24 + 7).seconds

  // MARK: Long after the goal

  @Test func `long after its goal asks when it ended, and takes the goal`() async throws {
    let (person, fast) = try await life(ago: Self.week)
    let goalAt = try #require(fast.goalAt)
    let typist = try fastctl("stop", by: person)
    let question = try await typist.read(until: "Number:")
    #expect(question.contains("When did the fast end?") && question.contains("1  At the goal ("))
    typist.enter("1")
    #expect(await typist.rest().contains("goal met"))
    #expect(typist.end() == 0)
    let state = try person.status()
    #expect(state.last?.end == goalAt)
    #expect(state.streak.longest <= 1)
  }

  @Test func `long after its goal takes another time on the day of the goal`() async throws {
    let (person, fast) = try await life(ago: Self.week)
    let typist = try fastctl("toggle", by: person)
    try await typist.read(until: "Number:")
    typist.enter("2")
    try await typist.read(until: "Time, such as")
    let goalAt = Instant(milliseconds: try #require(fast.goalAt))
    let minute = Instant(milliseconds: goalAt.milliseconds / 60_000 * 60_000)
    typist.enter(String(minute.iso.dropFirst(11).prefix(5)))
    _ = await typist.rest()
    #expect(try person.status().last?.end == minute.milliseconds)
    #expect(try person.status().last?.outcome == .completed, "the minute that was shown")
  }

  @Test(arguments: ["3", "", "q", "7"])
  func `long after its goal ends it now, or not at all`(answer: String) async throws {
    let (person, _) = try await life(ago: Self.week)
    let typist = try fastctl("stop", by: person)
    try await typist.read(until: "Number:")
    typist.enter(answer)
    let rest = await typist.rest()
    #expect(try (person.status().fast == nil) == (answer == "3"))
    #expect(rest.contains("Nothing was changed.") == (answer != "3"))
  }

  @Test(arguments: [(Int64(25), true), (23, false)])
  func `without a goal asks from a day on`(hours: Int64, isAsked: Bool) async throws {
    let (person, _) = try await life(ago: hours * 3600, GoalOrder.open)
    let typist = try fastctl("stop", by: person)
    if isAsked {
      #expect(try await !typist.read(until: "Number:").contains("At the goal"))
      typist.enter("2")
    }
    _ = await typist.rest()
    #expect(try person.status().last != nil)
  }

  @Test func `in a script is never refused, and says how to correct it`() async throws {
    let (person, _) = try await life(ago: Self.week)
    let status = try Run(["status"], in: person.home).output
    #expect(status.contains("Still fasting? The goal was "))
    #expect(status.contains("fastctl stop --at \""))
    let run = try Run(["stop"], in: person.home)
    #expect(run.code == 0)
    let start = try #require(run.said.range(of: "fastctl edit --end \""))
    let time = run.said[start.upperBound...].prefix(16)
    #expect(try Run(["edit", "--end", String(time)], in: person.home).code == 0)
    let last = try #require(try person.status().last)
    #expect(last.outcome == .completed)
    #expect(try abs(#require(last.duration) - 57_600) <= 60)
  }

  // MARK: A moment after the start

  @Test(arguments: ["", "y", "n"])
  func `that has just begun offers to discard it`(answer: String) async throws {
    let (person, _) = try await life(ago: 60)
    let typist = try fastctl("stop", by: person)
    try await typist.read(until: "This fast has only just begun (")
    typist.enter(answer)
    _ = await typist.rest()
    let state = try person.status()
    #expect((state.last == nil) == (answer != "n"))
    #expect(state.state == .idle, "nobody eats after a fast of a moment, kept or not")
    let all = try person.call(HistoryCalls.List.self, HistoryQuestion()).fasts
    #expect(all.count == (answer == "n" ? 1 : 0))
  }

  static let lengths: [(seconds: Int64, goal: GoalOrder?)] = [
    (400, nil), (120, GoalOrder.span(.seconds(60))),
  ]

  @Test(arguments: lengths)
  func `that is longer, or met its goal, is not offered to be discarded`(
    seconds: Int64, goal: GoalOrder?
  ) async throws {
    let (person, _) = try await life(ago: seconds, goal)
    _ = await (try fastctl("stop", by: person)).rest()
    #expect(try person.status().last != nil)
  }

  // MARK: As a person sees it

  @Test func `at the time that the goal shows meets it`() async throws {
    let person = try Person()
    try await person.daemon()
    #expect(try Run(["start", "16:8", "--at", "yesterday 01:05:40"], in: person.home).code == 0)
    #expect(try Run(["stop", "--at", "yesterday 17:05"], in: person.home).code == 0)
    let last = try #require(try person.status().last)
    #expect((last.outcome, last.duration) == (.completed, 57_560))
    #expect(try Run(["stats"], in: person.home).output.contains("1 of 1"))
  }

  // MARK: Too long to be true

  static let typos: [(start: String, end: String, question: String)] = [
    (
      "2024-11-21 20:00", "2025-11-22 01:00",
      "Is the year right? From Fri 21 Nov 2025 20:00 it would last 5 h."
    ),
    (
      "2025-10-21 20:00", "2025-11-22 12:00",
      "Is the month right? From Fri 21 Nov 2025 20:00 it would last 16 h."
    ),
    (
      "2025-11-11 20:00", "2025-11-22 12:00",
      "Is the day right? From Fri 21 Nov 2025 20:00 it would last 16 h."
    ),
    ("2019-03-01 20:00", "2025-11-22 12:00", "Are both dates right?"),
  ]

  @Test(arguments: typos)
  func `of more than 72 hours is added only with the person's word`(
    start: String, end: String, question: String
  ) async throws {
    let person = try Person()
    try await person.daemon()
    let words = ["add", "16:8", "--start", start, "--end", end]
    let run = try Run(words, in: person.home)
    #expect(run.code == 1)
    #expect(run.said.contains(question) && run.said.contains("--confirm long-fast"))
    #expect(try person.status().last == nil)
    let typist = try Typist(builtProgram("fastctl"), words, environment: person.environment)
    try await typist.read(until: "Continue? [y/N]")
    typist.enter("yes")
    _ = await typist.rest()
    #expect(try person.status().last != nil)
  }

  @Test func `of more than 72 hours is marked in an import, and needs the same word`()
    async throws
  {
    let person = try Person()
    try await person.daemon()
    let table = person.home.file(
      "log.csv",
      "From,To\n2024-11-01 20:00,2024-11-02 12:00\n2024-11-21 20:00,2025-11-22 01:00\n")
    let words = ["import", table, "--map", "start=From,end=To"]
    let look = try Run(words + ["--dry-run"], in: person.home)
    #expect(look.output.contains("new, but over 72 hours. Is the year right?"))
    let refused = try Run(words + ["--yes"], in: person.home)
    #expect(refused.code == 1 && refused.said.contains("--confirm long-fast"))
    #expect(try person.status().last == nil)
    let taken = try Run(words + ["--yes", "--confirm", "long-fast"], in: person.home)
    #expect(taken.code == 0)
    let fasts = try person.call(HistoryCalls.List.self, HistoryQuestion()).fasts
    #expect(fasts.count == 2)
  }
}
