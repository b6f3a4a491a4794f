import Nouns
import Foundation
import Testing
import TestProcesses
import TestSupport
import Time
import Wire

/// A command given by a click, which runs while the person looks at its question.
final class Clicked: Sendable {
  private let child: Child

  init(_ words: [String], by person: Person, _ more: [String: String] = [:]) throws {
    let command = ["-c", #"exec "$0" "$@" 2>&1 </dev/null"#, builtProgram("fastctl")]
    child = try Child(
      "/bin/sh", command + words, environment: person.environment.merging(more) { $1 })
  }

  /// All that it said, with its exit status in the last line.
  func end() async throws -> [String] {
    do {
      return try await child.allLines().split(separator: "\n").map(String.init) + ["exit 0"]
    } catch let failed as Child.Failed {
      return failed.output + ["exit \(failed.status)"]
    }
  }

  func kill() { child.end(by: SIGKILL) }
}

@Suite(.enabled(if: MovedClock.isPossible, "moving clocks needs a C compiler"))
struct `A click on a real notification server` {
  private static let kinds = RealServer.allCases.filter(\.isTelling)

  private func click(_ onlooker: Onlooker, _ words: String...) throws -> Clicked {
    try Clicked(words, by: onlooker.person)
  }

  @Test(arguments: kinds)
  func `starts, and the pop-up says until when`(kind: RealServer) async throws {
    let onlooker = try await Onlooker(kind)
    let click = try click(onlooker, "toggle", "--popup")
    try await onlooker.sees("Fast started: 16:8")
    #expect(try await click.end() == ["exit 0"])
    #expect(try onlooker.person.status().fast?.schedule == "16:8")
  }

  @Test(arguments: kinds, [("0", true), ("1", false)])
  func `ends a fast only at the press of a button`(
    kind: RealServer, answer: (button: String, ends: Bool)
  ) async throws {
    let onlooker = try await Onlooker(kind)
    try onlooker.start(ago: .hours(3))
    let click = try click(onlooker, "toggle", "--popup")
    try await onlooker.sees("End the fast after 3 h")
    #expect(try onlooker.person.status().state == .fasting)
    try await onlooker.stage.press(answer.button)
    let lines = try await click.end()
    #expect(lines == (answer.ends ? ["exit 0"] : ["Nothing was changed.", "exit 1"]))
    #expect(try (onlooker.person.status().fast == nil) == answer.ends)
    if answer.ends { try await onlooker.sees("Fast ended") }
  }

  @Test(arguments: kinds)
  func `that is put away changes nothing`(kind: RealServer) async throws {
    let onlooker = try await Onlooker(kind)
    try onlooker.start(ago: .hours(3))
    let click = try click(onlooker, "stop", "--popup")
    try await onlooker.sees("End the fast after 3 h")
    try await onlooker.stage.dismiss()
    #expect(try await click.end() == ["Nothing was changed.", "exit 1"])
    #expect(try onlooker.person.status().state == .fasting)
  }

  @Test(arguments: kinds)
  func `does not ask on about a goal that has moved`(kind: RealServer) async throws {
    let onlooker = try await Onlooker(kind)
    try onlooker.start(ago: .hours(3))
    let click = try click(onlooker, "toggle", "--popup")
    try await onlooker.sees("End the fast after 3 h")
    try onlooker.person.call(
      FastCalls.SetGoal.self, GoalChangeOrder(goal: GoalOrder.change(.seconds(1800))))
    #expect(try await click.end() == ["Nothing was changed.", "exit 1"])
    try await onlooker.seesOnly(0)
    #expect(try onlooker.person.status().state == .fasting)
  }

  @Test(arguments: kinds)
  func `can end a forgotten fast at its goal`(kind: RealServer) async throws {
    let onlooker = try await Onlooker(kind)
    let fast = try onlooker.start(ago: .hours(22))
    try await onlooker.sees("Goal reached")
    let click = try click(onlooker, "toggle", "--popup")
    try await onlooker.sees("End the fast after 22 h")
    try await onlooker.stage.press("1")
    #expect(try await click.end() == ["exit 0"])
    #expect(try onlooker.person.status().last?.end == fast.goalAt)
    #expect(try onlooker.person.status().last?.outcome == .completed)
  }

  @Test(arguments: kinds)
  func `after a week asks when the fast ended`(kind: RealServer) async throws {
    let onlooker = try await Onlooker(kind)
    let fast = try onlooker.start(ago: .hours(6 * 24))
    let click = try click(onlooker, "toggle", "--popup")
    try await onlooker.sees("When did the fast end?")
    try await onlooker.stage.press("1")
    try await onlooker.sees("When did it end?")
    try await onlooker.stage.press("0")
    #expect(try await click.end() == ["exit 0"])
    #expect(try onlooker.person.status().last?.end == fast.goalAt)
  }

  @Test(arguments: kinds)
  func `of a fast that has just begun offers to discard it`(kind: RealServer) async throws {
    let onlooker = try await Onlooker(kind)
    try onlooker.start(ago: .minutes(2))
    let click = try click(onlooker, "stop", "--popup")
    try await onlooker.sees("This fast has only just begun (")
    try await onlooker.stage.press("0")
    #expect(try await click.end() == ["exit 0"])
    let state = try onlooker.person.status()
    #expect(state.state == .idle && state.last == nil)
  }

  @Test(arguments: kinds)
  func `with the wheel changes no goal that was reached, unless agreed`(kind: RealServer)
    async throws
  {
    let onlooker = try await Onlooker(kind)
    let fast = try onlooker.start(ago: .hours(16))
    for (button, code) in [("0", "exit 1"), ("1", "exit 0")] {
      let click = try click(onlooker, "goal", "+30m", "--popup")
      try await onlooker.sees("The goal is reached. Change it anyway?")
      #expect(try onlooker.person.status().fast?.goalAt == fast.goalAt)
      try await onlooker.stage.press(button)
      #expect(try await click.end().last == code)
    }
    let moved = try onlooker.person.status().fast
    #expect(moved?.goal == 59_400 && moved?.reachedGoal == 57_600)
  }

  @Test(arguments: kinds)
  func `whose asker is killed leaves no question behind`(kind: RealServer) async throws {
    let onlooker = try await Onlooker(kind)
    try onlooker.start(ago: .hours(3))
    let click = try click(onlooker, "stop", "--popup")
    try await onlooker.sees("End the fast after 3 h")
    let other = try self.click(onlooker, "stop", "--popup")
    // The older of two questions is over.
    #expect(try await click.end() == ["Nothing was changed.", "exit 1"])
    try await onlooker.sees("End the fast after 3 h")
    other.kill()
    try await onlooker.seesOnly(0)
    #expect(try onlooker.person.status().state == .fasting)
  }

  @Test(arguments: kinds)
  func `scrolls the goal, each turn of the wheel, and not past the border`(kind: RealServer)
    async throws
  {
    let onlooker = try await Onlooker(kind)
    let fast = try onlooker.start(ago: .hours(3))
    let clicks = try (0..<3).map { _ in try click(onlooker, "goal", "+30m", "--popup") }
    for click in clicks { #expect(try await click.end() == ["exit 0"]) }
    let goalAt = try #require(fast.goalAt) + 90 * 60_000
    #expect(try onlooker.person.status().fast?.goalAt == goalAt)
    #expect(try await onlooker.stage.count() == 1)
    let border = try click(onlooker, "goal", "+40h", "--popup")
    try await onlooker.sees("Not carried out")
    #expect(try await border.end().last == "exit 1")
    #expect(try onlooker.person.status().fast?.goalAt == goalAt)
  }

  /// The first line of the page, where the person is.
  private func today(_ person: Person) throws -> String {
    let lines = try person.fastctl("today", "--plain").output.split(separator: "\n")
    return try #require(lines.first.map(String.init))
  }

  @Test(arguments: kinds)
  func `shows what will be told, and the pages that links name`(kind: RealServer) async throws {
    let onlooker = try await Onlooker(kind)
    for (words, title) in [
      (["remind", "--popup"], "Nothing more today."),
      (["open", "fastd:stats"], "No fasts yet. To start one: fastctl start"),
      (["open", "fastd:today"], try today(onlooker.person)),
    ] {
      let click = try Clicked(words, by: onlooker.person)
      try await onlooker.sees(title)
      #expect(try await click.end() == ["exit 0"])
    }
    #expect(try onlooker.person.status().state == .idle)
  }

  @Test(arguments: kinds)
  func `on a link asks before anything is done`(kind: RealServer) async throws {
    let onlooker = try await Onlooker(kind)
    for (button, code) in [("0", "exit 1"), ("1", "exit 0")] {
      let click = try click(onlooker, "open", "fastd:start?goal=18h&ago=30m")
      try await onlooker.sees("A link wants to start a fast: 18 h")
      #expect(try onlooker.person.status().state == .idle)
      try await onlooker.stage.press(button)
      #expect(try await click.end().last == code)
    }
    let fast = try #require(try onlooker.person.status().fast)
    #expect(fast.goal == 64_800)
    #expect((1790...1860).contains(fast.elapsed))
  }

  @Test(arguments: kinds)
  func `shows the whole of a note that tries to be more`(kind: RealServer) async throws {
    let onlooker = try await Onlooker(kind)
    let note = "<b>%s</b> & \"x\"\n$(id) %n"
    try onlooker.person.call(FastCalls.Start.self, StartOrder(note: note))
    let click = try click(onlooker, "status", "--popup")
    try await onlooker.sees("0 min of 16 h")
    #expect(try await click.end() == ["exit 0"])
    guard kind == .mako else { return }
    #expect(try await onlooker.stage.tellList().contains("Note: &lt;b&gt;%s&lt;/b&gt; &amp;"))
  }
}
