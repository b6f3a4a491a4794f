import Foundation
import Nouns
import TestProcesses
import TestSupport
import Testing
import Wire

@testable import fastctl

/// The built programs, as fingers find them.
@Suite struct `A short way to say it` {
  @Test func `starts with a goal and moves it`() async throws {
    let (person, fastctl) = try await Person.day(timeStands: true)
    #expect(try fastctl("16:8").code == 0)
    #expect(try person.status().fast?.goal == 57_600)
    for (word, goal) in [("-30m", 55_800), ("\u{2212}30m", 54_000), ("+1h", 57_600)] {
      #expect(try fastctl(word).code == 0)
      #expect(try person.status().fast?.goal == Int64(goal), "\(word)")
    }
    #expect(try fastctl("cancel").code == 0)
    let bare = try fastctl("start", "16")
    #expect(bare.code == 0 && bare.said.contains("16 hours"))
    #expect(try fastctl("cancel").code == 0)
    #expect(try fastctl("omad").code == 0)
    #expect(try person.status().fast?.goal == 23 * 3600)
    let schedules = try person.call(ScheduleCalls.List.self, NoFields()).schedules
    #expect(Set(schedules.compactMap(\.nickname)) == Set(CompletionWords.nicknames))
    #expect(try fastctl("beginnen").code == 2)
    #expect(try fastctl("st").output.contains(" left → "))
  }

  @Test func `undoes several steps, names each, and stops where there is no more`() async throws {
    let (person, fastctl) = try await Person.day(timeStands: true)
    for day in 1...3 {
      _ = try fastctl("add", "--start", "2026-03-0\(day) 08:00", "--end", "18:00")
    }
    func count() throws -> Int {
      try person.call(HistoryCalls.List.self, HistoryQuestion()).fasts.count
    }
    let two = try fastctl("undo", "2")
    #expect(two.code == 0)
    #expect(try count() == 1)
    let undone = two.output.split(separator: "\n").filter { $0.contains("2026") }
    #expect(
      undone.count >= 2 && two.output.contains("3 Mar 2026") && two.output.contains("2 Mar 2026"))
    let redone = try fastctl("redo", "2", "--json")
    #expect(redone.code == 0 && redone.output.hasPrefix("[{"))
    #expect(try count() == 3)
    let more = try fastctl("undo", "5")
    #expect(more.code == 1)
    #expect(more.said.contains("3 of 5 commands undone. The next one was not:"))
    #expect(try count() == 0)
    for word in ["0", "-1", "x", "101"] { #expect(try fastctl("undo", word).code == 2, "\(word)") }
    let list = try fastctl("undo", "--list", "--last", "1").output
    #expect(try fastctl("undo", "--list", "1").output == list)
    #expect(try fastctl("history", "2").code == 0)
  }

  @Test func `a list of steps that is not all of them says so`() async throws {
    let person = try Person()
    try await person.daemon()
    try person.start(GoalOrder.span(.seconds(3600)), ago: 7200)
    for mood in 0..<19 {
      _ = try person.call(FastCalls.Edit.self, EditOrder(mood: mood % 2 + 1))
    }
    let whole = try person.fastctl("undo", "--list")
    #expect(whole.output.split(separator: "\n").count == 21 && whole.said == "")
    _ = try person.call(FastCalls.Edit.self, EditOrder(mood: 5))
    let cut = try person.fastctl("undo", "--list")
    #expect(cut.output.split(separator: "\n").count == 21)
    #expect(cut.said.hasPrefix("These are the latest 20 commands. "), "\(cut.said)")
    let more = try person.fastctl("undo", "--list", "--last", "100")
    #expect(more.output.split(separator: "\n").count == 22 && more.said == "")
  }

  @Test(arguments: [
    ("en", "delete for good", true), ("en", "Endgültig löschen", true),
    ("de", "delete-for-good", true),
    ("en", "yes", false), ("de", "", false),
  ])
  func `what nothing takes back needs the words that are shown`(
    language: String, answer: String, goes: Bool
  ) async throws {
    let (person, fastctl) = try await Person.day(timeStands: true)
    _ = try fastctl("add", "--start", "2026-03-01 08:00", "--end", "18:00")
    let id = try #require(try person.call(HistoryCalls.List.self, HistoryQuestion()).fasts.first).id
    let typist = try Typist(
      builtProgram("fastctl"), ["purge", id],
      environment: person.environment.merging(["LANGUAGE": language]) { $1 })
    try await typist.read(until: "':")
    typist.enter(answer)
    let rest = await typist.rest()
    #expect(typist.end() == (goes ? 0 : 1))
    #expect(goes || rest.contains("Nothing was changed."))
    #expect(try person.call(HistoryCalls.List.self, HistoryQuestion()).fasts.isEmpty == goes)
  }

  @Test func `takes the shown words with --confirm, beside the wire's`() async throws {
    let (_, fastctl) = try await Person.day(timeStands: true)
    #expect(try fastctl("purge", "--confirm", "delete everything").code == 0)
    #expect(try fastctl("purge", "--confirm", "alles-löschen").code == 0)
    #expect(try fastctl("purge", "--confirm", "delete-everything").code == 0)
    #expect(try fastctl("purge", "--confirm", "yes").code == 1)
  }

  @Test(arguments: [
    ("notify.halfway", "an", "on"), ("notify.halfway", "nein", "off"),
    ("notify.halfway", "YES", "on"),
    ("window", "folgend", "following"), ("start.usual", "gelernt", "learnt"),
    ("start.usual", "learned", "learnt"), ("undo.keep", "immer", "always"),
    ("language", "Deutsch", "de"),
  ])
  func `sets a setting in either language`(key: String, typed: String, kept: String) throws {
    let home = Scratch()
    #expect(try Run(["config", "set", key, typed], in: home).code == 0)
    #expect(try Run(["config", "get", key], in: home).output == kept + "\n")
  }
}
