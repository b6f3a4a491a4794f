import Foundation
import Nouns
import TestProcesses
import TestSupport
import Testing
import Time
import Wire

@testable import fastctl

@Suite(.enabled(if: MovedClock.isPossible, "moving clocks needs a C compiler"))
struct `Lines from a phone` {
  @Test func `are done as they are typed, in both languages, and each is answered`() async throws {
    let phone = try await PhonePerson()
    try phone.put(
      """
      Start 16:8
      fastctl drink 300
      82,4 kg
      Weight 82.1 --note “after a run”
      2 Eier, Kaffee
      meal two eggs and toast
      trinken 0,2l Tee
      300 ml Wasser
      +1h
      Notiz schlecht geschlafen, it's hot
      notiz Kopfweh
      """, ago: .minutes(40))
    try phone.look()
    _ = try phone.say("Stop", "b.txt")
    let answers = try #require(phone.answers())
    #expect(!answers.contains("Not done"), "\(answers)")
    #expect(answers.split(separator: "\n").count { $0.hasPrefix("> ") } == 11)
    #expect(try phone.drunk().sorted() == [200, 300, 300])
    let list = try phone.person.call(WeightCalls.List.self, WeighingQuestion()).weighings
    #expect(Set(list.map(\.grams)) == [82_400, 82_100])
    #expect(list.contains { $0.note == "after a run" })
    let fast = try #require(try phone.person.status().last)
    #expect(fast.note == "schlecht geschlafen, it's hot; Kopfweh")
    #expect(try phone.names("inbox").isEmpty && phone.names("done") == ["a.txt", "b.txt"])
    #expect(mode(of: phone.path + "/outbox/a.txt") == 0o600)
  }

  @Test func `that say no time are of the file's`() async throws {
    let phone = try await PhonePerson()
    _ = try phone.say("start 16:8", "a", ago: .hours(20))
    _ = try phone.say("stop", "b", ago: .hours(3))
    let fast = try #require(try phone.person.status().last)
    let now = phone.now.milliseconds
    #expect(abs(now - fast.start - Span.hours(20).milliseconds) < 60_000)
    #expect(abs(now - (fast.end ?? 0) - Span.hours(3).milliseconds) < 60_000)
    for (name, ago) in [("ahead", Span.hours(-1)), ("old", .hours(24 * 40))] {
      let answer = try phone.say("drink 300", name, ago: ago)
      #expect(answer.contains("Not done") && answer.contains("not known when"), "\(answer)")
    }
    #expect(try phone.drunk().isEmpty)
  }

  @Test(arguments: [
    ("status", "does not work from a phone"), ("purge", "does not work"),
    ("history 5", "does not work"), ("weight", "Which weight?"), ("meal 1", "What did you eat?"),
    ("undo 3", "one change"), ("start 16:8 --popup", "does not work"),
    ("drink 300 --json", "does not work"), ("stop --help", "does not work"),
    ("16", "of what?"), ("82,4", "of what?"), ("hello world", "neither a command nor a food"),
    ("note \"no end", "quotation mark"), ("start 60h", "confirmed on your computer"),
    ("stop 12:05 13:00", "Not done"), ("restore", "does not work"),
    ("delete everything", "does not work"), ("goal +1h", "Not done"),
    ("sync off", "does not work"), ("rm -rf ~", "does not work"), ("$(reboot)", "neither"),
  ])
  func `that are refused change nothing, and say what would be right`(
    line: String, answer: String
  ) async throws {
    let phone = try await PhonePerson()
    let before = try phone.everything()
    let said = try phone.say(line, "a")
    #expect(said.hasPrefix("> \(line)\nNot done:\n") && said.contains(answer), "\(said)")
    #expect(try phone.everything() == before)
  }

  @Test(arguments: [
    "start 16:8", "start --open --note x --mood 3", "drink 300", "0,3l Tee", "82.4 kg",
    "weight 82 --note y", "meal two eggs", "meal 650kcal lunch", "2 Eier", "day complete",
    "meal eggs --slot lunch",
  ])
  func `that are done are undone by undo`(line: String) async throws {
    let phone = try await PhonePerson()
    let before = try phone.everything()
    let said = try phone.say(line, "a")
    #expect(!said.contains("Not done") && !said.contains("fastctl: "), "\(said)")
    #expect(try phone.everything() != before)
    let undone = try phone.say("undo", "b")
    #expect(undone.contains("Undone"), "\(undone)")
    #expect(try phone.everything() == before)
  }

  /// As people write on a phone, and its keyboard corrects it.
  @Test(arguments: [
    ("Start 16:8 15:00", ["start", "--at", "15:00", "16:8"]),
    ("Start 15:00", ["start", "--at", "15:00"]),
    ("start 18:6 at yesterday 20:00", ["start", "--at", "yesterday 20:00", "18:6"]),
    ("Start 3pm", ["start", "--at", "3pm"]), ("start 12:12", ["start", "12:12"]),
    ("Start 16:8 —ago 2h", ["start", "16:8", "--ago", "2h"]),
    ("Drink 80 15:00", ["drink", "--at", "15:00", "80"]),
    ("Meal Toast 14:10", ["meal", "--at", "14:10", "Toast"]),
    ("12:30 a banana", ["meal", "--at", "12:30", "--", "a banana"]),
    ("Joghurt um 15:50 Uhr", ["meal", "--at", "15:50 Uhr", "--", "Joghurt"]),
    ("0,3l Tee um 14:00", ["drink", "--at", "14:00", "--", "0,3l Tee"]),
    ("• Drink 294", ["drink", "294"]), ("- 2 Eier.", ["meal", "--", "2 Eier"]),
    ("Notiz: Kopfweh", ["note", "Kopfweh"]), ("stop 12:05", ["stop", "12:05"]),
    ("82.4 kg", ["82.4", "kg"]), ("Weight 82.4 15:00", ["weight", "--at", "15:00", "82.4"]),
  ])
  func `are read as they are meant`(line: String, words: [String]) throws {
    #expect(try PhoneCommandLine.words(line).words == words)
  }

  @Test func `undo nothing that was done elsewhere since`() async throws {
    let phone = try await PhonePerson()
    _ = try phone.say("drink 300", "a", ago: .minutes(20))
    _ = try Run(["drink", "200"], by: phone.person)
    let refused = try phone.say("undo", "b", ago: .minutes(10))
    #expect(refused.contains("was not made from the phone"), "\(refused)")
    #expect(try phone.drunk().sorted() == [200, 300])
  }

  /// Every command that there is, with its verbs and options.
  @Test func `are of the few commands that a phone may give, whatever else is typed`() throws {
    for command in Commands.all {
      let declaration = command.declaration
      for leaf in declaration.verbs.isEmpty ? [declaration] : declaration.verbs + [declaration] {
        let verb = leaf.name == declaration.name ? nil : leaf.name
        let words = [command.name] + [verb].compactMap(\.self)
        let row = PhoneCommandLine.commands.first { $0.command == command }
        let isAllowed = row?.verbs.contains(verb) == true
        for option in OptionName.allCases where leaf.declares(option) || option == .help {
          let typed = words + [option.spelling] + (option.value == nil ? [] : ["x"])
          let read = try? PhoneCommandLine.words(typed.joined(separator: " "))
          guard let read else { continue }
          #expect(isAllowed && row?.options.contains(option) == true, "\(typed): \(read)")
        }
        guard !isAllowed else { continue }
        let line = words.joined(separator: " ")
        #expect(throws: PhoneCommandLine.Fault.self) { try PhoneCommandLine.words(line) }
      }
    }
  }
}
