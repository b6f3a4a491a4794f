import Time
import Nouns
import Foundation
import Testing
import TestProcesses
import TestSupport
import Wire

/// The built fastctl with the built fastd: what a start uses, and when.
@Suite struct `Schedules with fastctl` {
  @Test func `a schedule of one's own is made, chosen, started and taken away`() async throws {
    let (person, fastctl) = try await Person.day(timeStands: true)
    let added = try fastctl("schedule", "add", "Early bird", "15", "--text", "Dinner at five")
    #expect(added.code == 0, "\(added.said)")
    #expect(added.output == "Added Early bird: 15 h fasting, 9 h eating\n")
    #expect(
      try fastctl("schedule", "use", "early bird").output.hasPrefix(
        "Start Early bird now and finish "))
    #expect(try fastctl("status").output.contains("Start Early bird now and finish "))
    let list = try fastctl("schedule").output
    #expect(list.contains("* Early bird: 15 h fasting, 9 h eating; start now and finish "))
    #expect(list.contains("    Dinner at five\n"))
    #expect(list.contains("  23:1 (omad): 23 h fasting, 1 h eating; "))
    #expect(try fastctl("schedule", "list").output == list)
    _ = try fastctl("start")
    #expect(try person.status().fast?.schedule == "Early bird")
    #expect(try fastctl("goal", "18:6").code == 0)
    let goal = try fastctl("goal", "EARLY BIRD").output
    #expect(goal.contains(": goal Early bird (was 18:6)\n0 min of 15 h · "))
    #expect(goal.contains("(Early bird)"))
    #expect(try fastctl("edit", "--goal", "early bird").said.contains("Nothing would change"))
    let renamed = try fastctl("schedule", "edit", "Early bird", "--name", "Lark", "--hours", "14h")
    #expect(renamed.output == "Changed Lark: 14 h fasting, 10 h eating\n")
    #expect(try person.status().fast?.schedule == "Early bird")
    let removed = try fastctl("schedule", "remove", "lark", "--json")
    #expect(removed.output.hasPrefix(#"{"schedule":{"name":"Lark","fasting":14,"#))
    #expect(
      try fastctl("undo").output.hasPrefix(
        "Undone: Removed the schedule Lark\n"))
    let unnamed = try fastctl("undo").output
    #expect(unnamed.hasPrefix("Undone: The schedule Early bird is now called Lark\n"))
    #expect(!unnamed.contains("\nThe schedule "))
    #expect(
      try fastctl("redo").output.hasPrefix(
        "Redone: The schedule Early bird is now called Lark\n"))
    let steps = try fastctl("undo", "--list").output
    #expect(steps.contains("Your default schedule is now Early bird"))
  }

  @Test func `a name that reads like a mistake is a goal where it is known`() async throws {
    let (person, fastctl) = try await Person.day(timeStands: true)
    #expect(try fastctl("start", "5 o'clock").code == 2)
    _ = try fastctl("schedule", "add", "5 o'clock", "15")
    #expect(try fastctl("start", "5 O'CLOCK").code == 0)
    #expect(try person.status().fast?.schedule == "5 o'clock")
  }

  @Test func `no goal can be chosen, and 16 to 8 again`() async throws {
    let (person, fastctl) = try await Person.day(timeStands: true)
    #expect(
      try fastctl("schedule", "use", "open").output == "Start now, without a goal\n")
    #expect(
      try fastctl("schedule", "use", "16:8", "--json").output.hasPrefix(#"{"chosen":"16:8","#))
    _ = try fastctl("schedule", "use", "open")
    #expect(try fastctl("toggle").output.hasPrefix("0 min, no goal\n"))
    #expect(try person.status().fast?.goal == nil)
  }

  @Test func `a week is read as it is written, shown and ended`() async throws {
    let (person, fastctl) = try await Person.day(timeStands: true)
    #expect(try fastctl("schedule", "week").output.hasPrefix("There is no weekly plan. "))
    let made = try fastctl("schedule", "week", "mon-fri 16:8 20:00, sat 18:6, sun off")
    #expect(made.code == 0, "\(made.said)")
    #expect(made.output.hasPrefix("Weekly plan since "))
    #expect(
      made.output.hasSuffix(
        """
          Mon–Fri  16:8 from 20:00
          Sat      18:6
          Sun      rest

        """))
    #expect(try fastctl("schedule", "week").output == made.output)
    let days = try #require(try person.call(ScheduleCalls.List.self, NoFields()).week).days
    let evening = WeekPlan.Intention.fast("16:8", at: ClockTime(hour: 20, minute: 0))
    let weekdays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]
    #expect(
      days
        == Dictionary(uniqueKeysWithValues: weekdays.map { ($0, evening) })
        .merging([.saturday: .fast("18:6", at: nil), .sunday: .rest]) { $1 })
    #expect(
      try fastctl("schedule", "week", "--json").output.hasPrefix(#"{"week":{"from":"20"#))
    #expect(try fastctl("schedule", "week", "mon-sun off").code == 0)
    #expect(try fastctl("status").output.contains("Rest day in your plan\n"))
    #expect(try fastctl("schedule", "week", "off").output == "The weekly plan has ended.\n")
    #expect(try fastctl("undo").output.hasPrefix("Undone: Removed the weekly plan from "))
  }

  @Test func `a vacation is added, shown in the status and taken away`() async throws {
    let (person, fastctl) = try await Person.day(timeStands: true)
    let added = try fastctl("schedule", "vacation", "2999-07-01", "2999-07-14")
    #expect(added.output == "Added a vacation: Mon 1 Jul 2999 – Sun 14 Jul 2999\n")
    #expect(try fastctl("schedule", "vacation", "today").code == 0)
    #expect(try fastctl("status").output.contains("On vacation until "))
    #expect(try fastctl("schedule", "vacation", "2999-07-14").said.contains("vacation remove "))
    let vacations = try person.call(ScheduleCalls.List.self, NoFields()).vacations
    #expect(vacations.count == 2)
    let id = try #require(vacations.last?.id.text)
    #expect(try fastctl("schedule", "vacation").output.contains("Vacation \(id.prefix(4)): Mon "))
    let removed = try fastctl("schedule", "vacation", "remove", String(id.prefix(6)))
    #expect(removed.output == "Removed the vacation: Mon 1 Jul 2999 – Sun 14 Jul 2999\n")
    #expect(try fastctl("schedule", "vacation", "--json").output.split(separator: "\n").count == 1)
    let inOneWord = try fastctl("schedule", "vacation", "2999-08-01..2999-08-03")
    #expect(inOneWord.output == "Added a vacation: Thu 1 Aug 2999 – Sat 3 Aug 2999\n")
  }

  static let mistakes: [(words: [String], code: Int32, said: String)] = [
    (["schedule", "add"], 2, "schedule add needs NAME"),
    (["schedule", "add", "Lark"], 2, "schedule add needs HOURS"),
    (["schedule", "add", "Lark", "24"], 1, "1 to 23 hours of fasting, not 24"),
    (["schedule", "add", "Lark", "soon"], 2, "'soon' is not understood. Expected a length"),
    (["schedule", "add", "Lark", "15h30m"], 2, "Expected whole hours such as 15."),
    (["schedule", "add", "Early", "bird", "15"], 2, "A text of several words needs quotes"),
    (["schedule", "add", "omad", "15"], 1, "'omad' is a built-in schedule"),
    (["schedule", "add", " ", "15"], 1, "A schedule needs a name"),
    (["schedule", "remove", "omad"], 1, "'omad' is a built-in schedule"),
    (["schedule", "use"], 2, "schedule use needs NAME|open"),
    (["schedule", "use", "Lark"], 4, "There is no schedule called 'Lark'"),
    (["schedule", "use", "16:8"], 0, ""),
    (["schedule", "use", "16:8"], 1, "Nothing would change"),
    (
      ["schedule", "week", "mon"], 2,
      "'mon' is incomplete. Expected a schedule or off"
    ),
    (
      ["schedule", "week", "mon 16:9"], 2,
      "'mon 16:9': hours of fasting and eating add up to 24, such as 16:8."
    ),
    (["schedule", "week", "moon off"], 2, "'moon off' is not understood. Expected days"),
    (
      ["schedule", "week", "mon off, mon off"], 2, "from 'mon' on. You have already named that day."
    ),
    (["schedule", "week", "mon Lark"], 4, "There is no schedule called 'Lark'"),
    (["schedule", "week", "off"], 1, "Nothing would change"),
    (["schedule", "vacation", "July"], 2, "'July' is not understood. Expected a day"),
    (
      ["schedule", "vacation", "2026-07-14", "2026-07-01"], 2,
      "'2026-07-01' is before the first day."
    ),
    (["schedule", "vacation", "2026-01-01", "2027-07-01"], 1, "at most 366 days"),
    (["schedule", "vacation", "remove"], 2, "needs ID"),
    (["schedule", "vacation", "remove", "zzzz"], 4, "There is no vacation 'zzzz'"),
  ]

  @Test func `what is wrong is named, with what would be right`() async throws {
    let (person, _) = try await Person.day(timeStands: true)
    for (words, code, said) in Self.mistakes {
      let run = try Run(words, by: person)
      #expect(run.code == code, "\(words): \(run.said)")
      #expect(said.isEmpty || run.said.contains(said), "\(words): \(run.said)")
    }
    let list = try person.call(ScheduleCalls.List.self, NoFields())
    #expect(list.schedules.allSatisfy { !$0.own })
    #expect(list.week == nil)
    #expect(list.vacations.isEmpty)
  }
}
