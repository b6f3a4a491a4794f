import Control
import Host
import Settings
import Testing
import Time
import Views
import Wire

@testable import fastctl

@Suite struct `What is said when something goes wrong` {
  private let sentences = Sentences(phrases: .english, wording: Wording(zone: .utc))

  @Test(arguments: [
    ("25:00", "at 25:00. An hour is from 0 to 23"), ("tomorow", "at tomorow. A time is meant"),
    ("2026-02-30 20:00", "no such date"), ("yesterday", "A day alone is no time"),
    ("20:0", "Minutes have two digits"), ("20:00 x", "Nothing more should follow"),
    ("", "is not understood at its end. A time is meant"),
    ("26-11-01 10:00", "at 26-11-01. A date begins with a year of four digits"),
    ("25:1", "An hour is from 0 to 23"),
  ])
  func `a time that is not understood is named with its place`(text: String, part: String) throws {
    let reader = TimeReader(now: Instant(seconds: 1_767_225_600), zone: .utc)
    let error = try #require(throws: NotUnderstood.self) { try reader.time(text, .latest) }
    let said = sentences.text(of: .notUnderstood(error, place: "--at"))
    #expect(said?.hasPrefix("--at: \(text) is not understood") == true)
    #expect(said?.contains(part) == true, "\(said ?? "")")
  }

  @Test(arguments: [
    ("16:8:00", "at :00. A goal has no seconds"), ("24:0", "A schedule leaves time to eat"),
    ("25:1", "Hours of fasting and eating add up to 24"), ("0h", "A goal is longer than that"),
    ("0", "GOAL: 0 what? Add a unit, such as 0h"),
    ("90", "90 what? Add a unit, such as 90h or 90m"),
  ])
  func `a goal that is not understood is told what is wrong with it`(
    text: String, part: String
  ) throws {
    let error = try #require(throws: NotUnderstood.self) { try GoalText(text) }
    let said = sentences.text(of: .notUnderstood(error, place: "GOAL"))
    #expect(said?.contains(part) == true, "\(said ?? "")")
  }

  @Test func `a number that is too large is told with its limit`() throws {
    let text = "99999999999999h"
    let error = try #require(throws: NotUnderstood.self) { try Span(text) }
    #expect(
      sentences.text(of: .notUnderstood(error, place: "goal"))
        == "goal: \(text) is not understood at \(text). "
        + "That number is too large: at most 999999.")
  }

  @Test(arguments: [
    (Failure.usage(.unknownCommand("x", nearest: nil)), ExitCode.notUnderstood),
    (.setting(.noKey), .notUnderstood),
    (.refused(.notFasting), .refused),
    (.refused(.notFound(id: "k7")), .notFound),
    (.refused(.unknownSchedule(name: "lark")), .notFound),
    (.connection(.lost, mayBeDone: true), .unreachable),
    (.connection(.unsafeDirectory("/tmp/x"), mayBeDone: false), .refused),
    (.notStarted(.noProgram), .unreachable),
    (.said(.notFound), .notFound),
  ])
  func `each failure has its exit code`(failure: Failure, code: ExitCode) {
    #expect(failure.exitCode == code)
  }

  @Test func `a call that may have been done is said to be so`() {
    let said = sentences.text(of: .connection(.lost, mayBeDone: true))
    #expect(
      said
        == "The connection was lost, so your command may have been carried out. To check: fastctl status"
    )
    #expect(Failure(.lost, changes: false).mayBeDone == false)
    #expect(Failure(.lost, changes: true).mayBeDone == true)
    #expect(Failure(.notSent(SystemError("send", 32)), changes: true).mayBeDone == false)
  }

  @Test func `what is repeated cannot steer a terminal`() {
    #expect(Invocation.harmless("no \u{1b}[2J\u{7}x\u{9b}5m\r") == #"no \x1b[2J\x7x\x9b5m\xd"#)
    #expect(Invocation.harmless("zwei Zeilen:\nä 🍏") == "zwei Zeilen:\nä 🍏")
  }

  @Test func `a time of several words without quotes is pointed out`() {
    let error = UsageError.needlessArgument("20:00", of: "stop")
    #expect(sentences.text(of: error).contains("needs quotes"))
  }

  @Test(arguments: [
    ("remind add", "fastctl remind add \"Drink some water\" --at 15:00"),
    ("config set", "fastctl config set quiet \"mon-fri 22:00-07:00\""),
  ])
  func `a text of several words without quotes is shown with them`(
    command: String, example: String
  ) {
    let error = UsageError.needlessArgument("22:00-07:00", of: command)
    #expect(sentences.text(of: error).hasSuffix("needs quotes: " + example))
  }

  @Test func `options that cannot both be given are not said to mean the same`() {
    #expect(
      sentences.text(of: .conflict(.quiet, "--why"))
        == "--quiet and --why do not go together: give one of them.")
  }

  @Test(arguments: [
    ("none", GoalWish(open: true)), ("open", GoalWish(open: true)),
    ("16:8", GoalWish(schedule: "16:8")), ("omad", GoalWish(schedule: "omad")),
    ("18h", GoalWish(span: 64_800)), ("16:30", GoalWish(span: 59_400)),
    ("+1h", GoalWish(change: 3600)), ("-30m", GoalWish(change: -1800)),
  ])
  func `a goal is read as it is meant`(text: String, wish: GoalWish) throws {
    #expect(try GoalWish(typed: text) == wish)
  }

  @Test(arguments: ["16:9", "-", "+", "5x", ""])
  func `what is no goal is refused`(text: String) {
    #expect(throws: NotUnderstood.self) { try GoalWish(typed: text) }
  }
}

extension Failure {
  fileprivate var mayBeDone: Bool? {
    if case .connection(_, let mayBeDone) = self { mayBeDone } else { nil }
  }
}
