import Control
import Host
import Nouns
import Settings
import Testing
import Time
import Views
import Wire

@testable import fastctl

@Suite struct `What is said when something goes wrong` {
  private let sentences = Sentences(phrases: .english, wording: Wording(zone: .utc))

  static let noTimes: [(String, String)] = [
    ("25:00", " is not understood. Hours go from 0 to 23"),
    ("tomorow", " is not understood. Expected a time such as 20:00"),
    ("2026-02-30 20:00", " is not understood. The calendar has no such day."),
    ("yesterday", " has no time of day. Add one, such as \"yesterday 20:00\"."),
    ("20:0", " is not understood from '0' on. Minutes have two digits"),
    ("20:00 x", " is not understood from 'x' on."), ("20:", " is incomplete. Minutes have two"),
    ("26-11-01 10:00", " is not understood. A year has four digits"),
    ("8", " is ambiguous. Did you mean 8:00 or 20:00?"), ("20", ": did you mean 20:00?"),
    ("10.12", " is ambiguous. Did you mean 10.12. or 10:12?"),
    (
      "yesterday midnight",
      " is ambiguous. Did you mean \"2025-12-31 0:00\" or \"2026-01-01 0:00\"?"
    ),
    ("Fri 2026-01-01 10:00", ": did you mean \"Thu 1 Jan 2026\"?"),
    ("2h30m", " is a length of time. Did you mean \"2h30m ago\"?"),
  ]

  @Test(arguments: noTimes)
  func `a time that is not understood begins with what was typed`(text: String, said: String) throws
  {
    let reader = TimeReader(now: Instant(seconds: 1_767_225_600), zone: .utc)
    let error = try #require(throws: NotUnderstood.self) { try reader.time(text, .latest) }
    let sentence = try #require(sentences.text(of: .notUnderstood(error, place: "--at")))
    #expect(sentence.hasPrefix("'\(text)'" + said), "\(sentence)")
    #expect(!sentence.hasSuffix(" "))
  }

  @Test func `what is empty is said to be so, by its option`() throws {
    let error = try #require(throws: NotUnderstood.self) { try Span(" ") }
    let expected = "Expected a length of time such as 16h, 2h30m, 90m or 16:30."
    #expect(sentences.text(of: error, place: "--ago") == "--ago is empty. " + expected)
    #expect(sentences.text(of: error, place: "HOURS") == "The value is empty. " + expected)
  }

  @Test func `a number that is too large is told with its limit`() throws {
    let text = "99999999999999h"
    let error = try #require(throws: NotUnderstood.self) { try Span(text) }
    #expect(
      sentences.text(of: .notUnderstood(error, place: "goal"))
        == "'\(text)' is not understood. That number is too large; the maximum is 999999.")
  }

  @Test(arguments: [
    (Failure.usage(.unknownCommand("x", nearest: nil)), ExitCode.notUnderstood),
    (.setting(.noKey), .notUnderstood),
    (.refused(.notFasting), .refused),
    (.refused(.notFound("k7")), .notFound),
    (.refused(.unknownSchedule("lark")), .notFound),
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
    for (command, check) in [
      (UndoCommand.self as any Command.Type, "undo --list"), (RedoCommand.self, "undo --list"),
      (WeightCommand.self, "weight list"), (StartCommand.self, "status"),
    ] {
      let sentences = Sentences(phrases: .english, wording: nil, check: command.shownBy)
      let said = sentences.text(of: .connection(.lost, mayBeDone: true))
      #expect(said?.hasSuffix("To check: fastctl \(check)") == true)
    }
    let hanging = sentences.text(of: .connection(.timedOut, mayBeDone: true))
    #expect(hanging?.contains("lost") == false && hanging?.hasSuffix("fastctl doctor") == true)
    #expect(Failure(.lost, changes: false).mayBeDone == false)
    #expect(Failure(.lost, changes: true).mayBeDone == true)
    #expect(Failure(.notSent(SystemError("send", 32)), changes: true).mayBeDone == false)
  }

  @Test func `what is repeated cannot steer a terminal`() {
    #expect(PlainText.escaped("no \u{1b}[2J\u{7}x\u{9b}5m\r") == #"no \x1b[2J\x07x\x9b5m\x0d"#)
    #expect(PlainText.escaped("\u{7}f") == #"\x07f"# && PlainText.escaped("\u{7f}") == #"\x7f"#)
    let lines = "zwei Zeilen:\nä 🍏 \u{200f}x"
    #expect(PlainText.escaped(lines, keepingLines: true) == lines)
    #expect(PlainText.escaped("a\nb\u{202e}c") == #"a\x0ab\u{202e}c"#)
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
        == "--quiet and --why cannot be used together.")
  }

  @Test func `of two options one of which is needed both are named`() {
    #expect(
      sentences.text(of: .neededEither(.take, .keep, of: "resolve"))
        == "resolve needs --take [MACHINE] or --keep, such as: fastctl resolve k7m2 --take")
  }

  @Test(arguments: [
    ("none", GoalOrder.open), ("open", GoalOrder.open),
    ("16:8", GoalOrder.schedule("16:8")), ("omad", GoalOrder.schedule("omad")),
    ("18h", GoalOrder.span(.seconds(64_800))), ("16:30", GoalOrder.span(.seconds(59_400))),
    ("+1h", GoalOrder.change(.seconds(3600))), ("-30m", GoalOrder.change(.seconds(-1800))),
    ("−30 Min.", GoalOrder.change(.seconds(-1800))),
    ("eine Stunde", GoalOrder.span(.seconds(3600))),
    ("16 Std.", GoalOrder.span(.seconds(57_600))), ("16/8", GoalOrder.schedule("16:8")),
  ])
  func `a goal is read as it is meant`(text: String, wish: GoalOrder) throws {
    #expect(try GoalOrder(typed: text) == wish)
  }

  @Test(arguments: ["16:9", "-", "+", "5x", ""])
  func `what is no goal is refused`(text: String) {
    #expect(throws: NotUnderstood.self) { try GoalOrder(typed: text) }
  }
}

extension Failure {
  fileprivate var mayBeDone: Bool? {
    if case .connection(_, let mayBeDone) = self { mayBeDone } else { nil }
  }
}
