import Time
import TestSupport
import Nouns
import Foundation
import Testing
import TestProcesses
import TestSupport
import Wire

/// Hints, by the built program at a terminal.
@Suite struct `Hints at their moment` {
  /// One run at a terminal, for somebody whose daemon says that.
  private func said(
    _ words: [String], _ state: Snapshot, in home: Scratch, _ more: [String: String] = [:]
  ) async throws -> String {
    let service = try StandIn(at: "\(home.path)/run/fastd/control.sock", .answers(state))
    defer {
      service.end()
      try? FileManager.default.removeItem(atPath: "\(home.path)/run/fastd/control.sock")
    }
    let typist = try Typist(
      builtProgram("fastctl"), words, environment: Run.environment(home).merging(more) { $1 })
    return await typist.rest()
  }

  private static func state(_ program: Program?) -> Snapshot {
    Snapshot(
      state: .idle, now: 1_772_665_200_000, streak: Streak(current: 0, longest: 0),
      program: program, zone: "UTC", offset: 0, notices: [])
  }

  private static let leadIn = state(Program(phase: .leadIn, day: 1, of: 7, daysLeft: 7))
  private static let both = state(Program(phase: .leadIn, day: 1, of: 1, daysLeft: 1, then: .diet))

  private static let words = [
    "lead-in": "first the habit", "eve-of-diet": "Tomorrow the diet phase begins",
  ]

  private func count(in text: String) -> Int {
    Self.words.values.count(where: text.contains)
  }

  @Test func `are said once each, and one at a time`() async throws {
    let home = Scratch()
    let first = try await said([], Self.both, in: home)
    #expect(first.contains("Not fasting"))
    #expect(first.contains("first the habit") && count(in: first) == 1)
    #expect(first.contains("fastctl learn week1"))
    let second = try await said(["status", "--big"], Self.both, in: home)
    #expect(second.contains("Tomorrow the diet phase begins") && count(in: second) == 1)
    #expect(count(in: try await said(["status"], Self.both, in: home)) == 0)
  }

  @Test(arguments: [["status", "--json"], ["status", "--say"]])
  func `keep out of what programs and voices are given`(words: [String]) async throws {
    #expect(count(in: try await said(words, Self.leadIn, in: Scratch())) == 0)
  }

  @Test func `are not said into a pipe, and so are still to come`() async throws {
    let home = Scratch()
    let service = try StandIn(at: "\(home.path)/run/fastd/control.sock", .answers(Self.leadIn))
    let run = try Run(["status"], in: home)
    #expect(run.output.contains("Not fasting") && count(in: run.output + run.said) == 0)
    service.end()
    try FileManager.default.removeItem(atPath: "\(home.path)/run/fastd/control.sock")
    #expect(count(in: try await said(["status"], Self.leadIn, in: home)) == 1)
  }

  @Test func `can be switched off, and are then still to come`() async throws {
    let home = Scratch()
    let directory = "\(home.path)/config/fastd"
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true)
    try Data("hints = off\n".utf8).write(to: URL(filePath: "\(directory)/fastd.conf"))
    #expect(count(in: try await said([], Self.leadIn, in: home)) == 0)
    let list = try Run(["learn"], in: home).output
    #expect(list.contains("On the first day of a program (not yet)"))
    #expect(list.contains("Hints are off."))
  }

  @Test func `can be dismissed, listed and had again`() async throws {
    let home = Scratch()
    func list() throws -> String { try Run(["learn"], in: home).output }
    #expect(try Run(["learn", "--dismiss", "lead-in"], in: home).code == 0)
    #expect(try list().contains("On the first day of a program (hidden)"))
    let eve = try await said([], Self.both, in: home)
    #expect(eve.contains("Tomorrow") && count(in: eve) == 1)
    #expect(try list().contains("On the day before a diet phase (shown)"))
    #expect(try Run(["learn", "--again"], in: home).code == 0)
    #expect(try !list().contains("(shown)") && !list().contains("(hidden)"))
    #expect(try await said([], Self.both, in: home).contains("first the habit"))
    #expect(try Run(["learn", "--dismiss", "all"], in: home).code == 0)
    #expect(try await count(in: said([], Self.both, in: home)) == 0)
  }

  @Test func `do not let what cannot be kept come for ever`() async throws {
    let home = Scratch()
    // A file where the directory should be.
    try Data().write(to: URL(filePath: "\(home.path)/state"))
    #expect(count(in: try await said([], Self.leadIn, in: home)) == 0)
    let run = try Run(["learn", "--dismiss", "all"], in: home)
    #expect(run.code == 1 && run.said.contains("\(home.path)/state"))
  }

  @Test func `are printed all in full`() throws {
    let text = try Run(["learn", "--hints"], in: Scratch()).output
    for word in Self.words.values { #expect(text.contains(word)) }
    #expect(text.contains("Your streak ended"))
  }

  @Test func `take one wish at a time, and known names`() throws {
    let home = Scratch()
    for words in [["--again", "--hints"], ["stages", "--hints"], ["--dismiss", "no-such"]] {
      let run = try Run(["learn"] + words, in: home)
      #expect(run.code == 2 && !run.said.isEmpty, "\(words)")
    }
    #expect(try Run(["learn", "--dismiss", "no-such"], in: home).said.contains("streak-broken"))
  }

  // MARK: With a real daemon

  private func look(_ words: String..., by person: Person) async throws -> String {
    let typist = try Typist(builtProgram("fastctl"), words, environment: person.environment)
    return await typist.rest()
  }

  @Test func `speak of a streak that has just ended`() async throws {
    // A fast of an hour ends on the day on which it begins.
    let person = try Person(Noon().variables)
    try await person.daemon()
    let day: Int64 = 24 * 3600
    for days in [3, 2] as [Int64] {
      let start = try person.start(GoalOrder.span(.seconds(3600)), ago: days * day).fast.start
      try person.call(FastCalls.Stop.self, StopOrder(at: Instant(milliseconds: start + 3_600_000)))
    }
    let ended = "Your streak ended"
    let streak = try person.status().streak
    #expect(streak.current == 0 && streak.longest == 2)
    #expect(try await look("status", by: person).contains(ended))
    #expect(try await !look("status", by: person).contains(ended))
  }

  @Test(arguments: [["program", "status"], ["program", "start"], ["today"], ["status"]])
  func `stand below each answer that shows the program`(words: [String]) async throws {
    let person = try Person()
    try await person.daemon()
    try person.call(ProfileCalls.Set.self, ProfileOrder(maintenance: 2300, diet: 1900))
    if words != ["program", "start"] {
      try person.call(ProgramCalls.Start.self, ProgramStart(leadIn: 7))
    }
    func look(_ words: [String]) async throws -> String {
      try await Typist(builtProgram("fastctl"), words, environment: person.environment).rest()
    }
    let first = try await look(words)
    #expect(first.contains("first the habit") && first.contains("fastctl learn week1"))
    #expect(try await !look(["program", "status"]).contains("first the habit"))
  }

  @Test func `care for a long goal that came from elsewhere, and not twice`() async throws {
    let person = try Person()
    try await person.daemon()
    try person.start(GoalOrder.span(.seconds(30 * 3600)), ago: 3600)
    let care = "over 24 hours"
    #expect(try await look("status", by: person).contains(care))
    #expect(try await !look("goal", "31h", by: person).contains(care))
    #expect(try await !look("stop", by: person).contains(care))
  }
}
