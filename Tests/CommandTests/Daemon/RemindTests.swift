import Foundation
import Nouns
import Testing
import TestProcesses
import TestSupport
import Wire

/// The built fastctl with the built fastd: what will come, and when to eat.
@Suite struct `Reminders and windows with fastctl` {
  @Test func `what will come is listed, and what does not has its hint`() async throws {
    let (_, fastctl) = try await Person.day(timeStands: true)
    let idle = try fastctl("remind")
    #expect(idle.output.hasPrefix("Nothing more today.\n"))
    #expect(idle.output.contains("fastctl remind add"))
    _ = try fastctl("start", "16:8", "--ago", "15h")
    let lines = try fastctl("remind").output.split(separator: "\n")
    #expect(lines.contains { $0.hasSuffix("Goal reached") })
    #expect(lines.contains { $0.hasSuffix("Still fasting?") })
    #expect(
      lines.last?.hasSuffix(" kinds of notifications are off: fastctl config list notify") == true)
    #expect(try fastctl("remind", "--json").output.hasPrefix(#"{"appointments":[{"kind":"#))
    #expect(
      try fastctl("remind", "list", "--json").output == fastctl("remind", "--json").output)
  }

  @Test func `a reminder is added, shown and taken away, and undo knows of it`() async throws {
    let (person, fastctl) = try await Person.day(timeStands: true)
    let added = try fastctl("remind", "add", "Drink some water", "--in", "2h")
    #expect(added.code == 0)
    #expect(added.output.hasPrefix("Added the reminder "))
    #expect(added.output.hasSuffix(": Drink some water\n"))
    let daily = try fastctl(
      "remind", "add", "Weigh", "--daily", "7:30", "--days", "mon-fri", "--json")
    let reminder = try #require(
      try JSONSerialization.jsonObject(with: Data(daily.output.utf8)) as? [String: [String: Any]]
    )["reminder"]
    #expect(reminder?["daily"] as? String == "07:30")
    #expect(reminder?["days"] as? [String] == ["mon", "tue", "wed", "thu", "fri"])
    let list = try fastctl("remind").output
    #expect(list.contains("Mon–Fri 07:30"))
    #expect(list.contains("Drink some water"))
    let id = try #require(reminder?["id"] as? String)
    #expect(
      try fastctl("remind", "remove", String(id.prefix(5))).output
        == "Removed the reminder Mon–Fri 07:30: Weigh\n")
    #expect(try person.call(RemindCalls.List.self, AgendaQuestion()).reminders.count == 1)
    #expect(
      try fastctl("undo").output.hasPrefix("Undone: Removed the reminder Mon–Fri 07:30: Weigh\n"))
    #expect(try fastctl("undo", "--list").output.contains("Added the reminder"))
    #expect(try person.call(RemindCalls.List.self, AgendaQuestion()).reminders.count == 2)
  }

  static let mistakes: [(words: [String], code: Int32, said: String)] = [
    (["remind", "add"], 2, "remind add needs TEXT"),
    (["remind", "add", "x"], 2, "remind add needs TIME"),
    (["remind", "add", "x", "--at", "yesterday 20:00"], 1, "is in the past"),
    (
      ["remind", "add", "x", "--at", "25:00"], 2, "'25:00' is not understood. Hours go from 0 to 23"
    ),
    (["remind", "add", "x", "--daily", "8"], 2, "Did you mean 8:00 or 20:00?"),
    (
      ["remind", "add", "x", "--daily", "8:00", "--days", "moon"], 2,
      "Expected days such as mon-fri"
    ),
    (["remind", "add", "x", "--at", "8:00", "--days", "mon"], 2, "--days needs --daily"),
    (["remind", "add", "x", "--at", "8:00", "--daily", "9:00"], 2, "--at and --daily"),
    (["remind", "add", " ", "--in", "1h"], 1, "A reminder needs a text"),
    (["remind", "remove", "zzzz"], 4, "There is no reminder 'zzzz'"),
    (["remind", "remove", ""], 4, "There is no reminder"),
    (["remind", "--quiet", "soon"], 2, "'soon' is not understood. Expected a length of time"),
    (["remind", "--quiet", "1h", "--why"], 2, "--quiet and --why"),
    (["window", "set", "12-"], 2, "window cannot be '12-'"),
    (["window", "set", "12:00-12:00"], 2, "window cannot be '12:00-12:00'"),
    (["window", "at"], 2, "window at needs TIME"),
    (["window", "at", "lunch"], 2, "'lunch' is not understood. Expected a time"),
  ]

  @Test func `what is wrong is named, with what would be right`() async throws {
    let (person, _) = try await Person.day(timeStands: true)
    for (words, code, said) in Self.mistakes {
      let run = try Run(words, by: person)
      #expect(run.code == code, "\(words)")
      #expect(run.said.contains(said), "\(words): \(run.said)")
      #expect(run.output.isEmpty)
    }
  }

  @Test func `quiet begins and ends on request`() async throws {
    let (person, fastctl) = try await Person.day(timeStands: true)
    #expect(try fastctl("remind", "--quiet", "2h").output.hasPrefix("Quiet until "))
    #expect(try fastctl("remind").output.hasPrefix("Quiet until "))
    #expect(try fastctl("doctor").output.contains("Quiet until "))
    let long = try fastctl("remind", "--quiet", "30h")
    #expect(long.said == "Quiet time can last a day at most.\n")
    #expect(try fastctl("remind", "--quiet", "off").output == "Quiet time is over.\n")
    #expect(try person.call(RemindCalls.List.self, AgendaQuestion()).quietUntil == nil)
    #expect(
      try fastctl("remind", "--quiet", "off", "--json").output == #"{"quietUntil":null}"# + "\n")
  }

  @Test func `why a start is usual is explained`() async throws {
    let (_, fastctl) = try await Person.day(timeStands: true)
    #expect(try fastctl("remind", "--why").output.contains("you have not started"))
    for days in 1...3 {
      _ = try fastctl("start", "--ago", "\(days)d")
      _ = try fastctl("stop", "--ago", "\(days * 24 - 16)h")
      _ = try fastctl("undo")
      _ = try fastctl("cancel")
    }
    #expect(try fastctl("remind", "--why").code == 0)
    #expect(try fastctl("config", "set", "start.usual", "19:30").code == 0)
    let set = try fastctl("remind", "--why").output
    #expect(set.hasPrefix("You start at 19:30, as the setting start.usual says.\n"))
    #expect(set.contains("fastctl config set notify.start on"))
    #expect(try fastctl("remind", "--why", "--json").output.hasPrefix(#"{"clock":"19:30""#))
  }

  @Test func `the window follows a fast, or is where it is set`() async throws {
    let (person, fastctl) = try await Person.day(timeStands: true)
    #expect(try fastctl("window").output.contains("The next one opens when your next fast ends"))
    _ = try fastctl("start", "16:8", "--ago", "17h")
    #expect(try fastctl("window").output.hasPrefix("You are fasting\n"))
    _ = try fastctl("stop", "--ago", "1h")
    #expect(try fastctl("window").output.hasPrefix("Eating window open until "))
    #expect(try fastctl().output.hasPrefix("Eating window · "))
    #expect(try fastctl("bar", "plain").output.hasPrefix("eating until "))
    #expect(try fastctl("window", "at", "now").output.contains(" is inside "))
    let set = try fastctl("window", "set", "12:00-18:00")
    #expect(set.output.contains("It is fixed: 12:00 – 18:00 every day"))
    #expect(try fastctl("config", "get", "window").output == "12:00-18:00\n")
    let late = try fastctl("window", "at", "21:00").output
    #expect(late.contains("21:00 is outside "))
    #expect(late.hasSuffix("12:00 – 18:00. Tomorrow is a new day.\n"))
    #expect(try fastctl("window", "at", "19:00").output.hasSuffix(". That is fine.\n"))
    #expect(
      try fastctl("window", "at", "13:00", "--json").output.hasPrefix(#"{"place":"inside""#))
    #expect(try fastctl("window", "--json").output.hasPrefix(#"{"mode":"fixed""#))
    _ = try fastctl("window", "set", "following")
    #expect(try person.call(WindowCalls.Get.self, NoFields()).mode == .following)
  }
}
