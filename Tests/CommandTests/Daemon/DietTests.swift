import TestSupport
import Nouns
import Foundation
import Testing
import TestProcesses
import TestSupport
import Time
import Views
import Wire

/// The built fastctl with the built fastd: a diet program from its beginning to its end.
@Suite struct `A diet program with fastctl` {
  private func person() async throws -> Person {
    let person = try Person()
    try await person.daemon()
    let known = try person.fastctl(
      "profile", "--birth", "1980", "--height", "180cm", "--weight", "90kg", "--activity", "light")
    #expect(known.code == 0, "\(known.said)")
    return person
  }

  /// Of the daemon, so that a midnight in between harms nothing.
  private func today(_ person: Person) throws -> Day {
    try Day(iso: person.call(ProgramCalls.Status.self, NoFields()).date)
  }

  private func record<R: Record>(_ run: Run) throws -> R {
    guard case .object(let object) = try JSON(parsing: Array(run.output.utf8)) else {
      throw FieldError.missing(run.output)
    }
    return try R(object)
  }

  private func answer(_ run: Run) throws -> ProgramAnswer {
    #expect(run.code == 0, "\(run.said)")
    return try record(run)
  }

  @Test func `is there only when it was begun`() async throws {
    let person = try await person()
    let none = try person.fastctl("program")
    #expect(none.output == "There is no diet program. To start one: fastctl program start\n")
    #expect(none.code == 0)
    for verb in ["pause", "resume", "end"] {
      let refused = try person.fastctl("program", verb)
      #expect(refused.code == 1 && refused.said.hasPrefix("There is no "), "\(refused.said)")
    }
    #expect(
      try person.fastctl("program", "plan").output.hasPrefix("There is no program on these days."))
    #expect(try !person.fastctl("status").output.contains("phase"))
    #expect(try person.fastctl("program", "move").code == 2)
  }

  @Test func `begins, is seen everywhere, and is taken back`() async throws {
    let person = try await person()
    let day = try today(person)
    let begun = try answer(person.fastctl("program", "start", "--json"))
    #expect(begun.program?.phase == .leadIn && begun.program?.day == 1)
    #expect(begun.program?.next == (day + 7).iso && begun.program?.then == .diet)
    let card = try person.fastctl("program").output
    #expect(card.hasPrefix("Starter week, day 1 of 7\n"))
    #expect(card.contains("Diet phase from ") && card.contains(" (in 7 days)\n"))
    let why = try person.fastctl("program", "--why").output
    #expect(why.hasPrefix("Days left: 7, with today. Today is day 1 of 7.\n"), "\(why)")
    #expect(why.contains("The lead-in has 7 days; "))
    #expect(try person.fastctl("status").output.contains("\nStarter week, day 1 of 7"))
    #expect(try person.fastctl("status", "--say").output.contains("It is day 1 of 7"))
    #expect(try person.fastctl("today").output.contains("Starter week, day 1 of 7 · 7 days left"))
    let bar = try person.fastctl("bar", "plain", "--template", "{phase} {phase-day}/{phase-left}")
    #expect(bar.output == "Starter week 1/7\n")
    #expect(try person.fastctl("bar", "waybar").output.contains(#""leadin"]"#))
    #expect(try person.fastctl("calendar").output.contains("Starter week"))
    #expect(try person.fastctl("program", "start").code == 1)
    #expect(try person.fastctl("undo", "--list").output.contains("Started a diet program on "))
    #expect(
      try person.fastctl("undo").output.hasPrefix("Undone: Started a diet program on "))
    #expect(try person.fastctl("program").output.hasPrefix("There is no diet program."))
    #expect(try person.fastctl("redo").output.hasPrefix("Redone: Started a diet program on "))
  }

  @Test func `is paused to the day that was named, and goes on`() async throws {
    let person = try await person()
    let day = try today(person)
    _ = try person.fastctl("program", "start", "--lead-in", "0")
    let (from, to) = (day + 3, day + 5)
    let ahead = try answer(
      person.fastctl("program", "pause", "--from", from.iso, "--to", to.iso, "--json"))
    #expect(ahead.course?.pauses == [DietProgram.Pause(from: from.iso, to: (to + 1).iso)])
    #expect(ahead.program?.next == from.iso && ahead.program?.then == .paused)
    let card = try person.fastctl("program").output
    #expect(card.contains("both days included"), "\(card)")
    let again = try person.fastctl("program", "pause", "--from", to.iso, "--to", to.iso)
    #expect(again.code == 1 && again.said.contains("already paused from"), "\(again.said)")
    #expect(
      try person.fastctl("program", "pause", "--from", to.iso, "--to", from.iso).code == 2)
    #expect(try person.fastctl("undo").output.hasPrefix("Undone: Paused the diet program from "))

    let paused = try person.fastctl("program", "pause")
    let pausing = paused.output.split(separator: "\n")
    #expect(pausing[0].hasPrefix("Paused the diet program from "), "\(paused.said)")
    #expect(
      pausing[0].hasSuffix(Wording(zone: .utc).date(day))
        && pausing[1].hasPrefix("Program paused since "))
    #expect(paused.output.contains("To pick up where you left off: fastctl program resume\n"))
    #expect(try person.fastctl("program", "pause").code == 1)
    #expect(try person.fastctl("status").output.contains("\nProgram paused"))
    let resumed = try person.fastctl("program", "resume")
    let resuming = resumed.output.split(separator: "\n")
    #expect(resuming[0].hasPrefix("Resumed the diet program on "), "\(resumed.said)")
    #expect(
      resuming[0].hasSuffix(Wording(zone: .utc).date(day))
        && resuming[1] == "Diet phase, day 1 of 14 (cycle 1)")
    #expect(try person.fastctl("program", "resume").said.contains("The program is not paused."))
  }

  @Test func `is moved before a diet day has passed, begun anew, and ended`() async throws {
    let person = try await person()
    let day = try today(person)
    _ = try person.fastctl("program", "start")
    let moved = try answer(
      person.fastctl("program", "move", "--on", (day + 2).iso, "--json"))
    #expect(moved.program?.phase == .notStarted && moved.course?.start == day + 2)
    #expect(try person.fastctl("program").output.hasPrefix("The program starts "))
    _ = try person.fastctl("undo")
    let restarted = try answer(
      person.fastctl("program", "restart", "--lead-in", "3", "--json"))
    #expect(restarted.course?.leadIn == 3)
    // Nobody sits at a terminal who could be asked.
    let ended = try person.fastctl("program", "end")
    // It has no day that has passed.
    #expect(ended.output.hasPrefix("There is no diet program."), "\(ended.said)")
    _ = try person.fastctl("undo")
    #expect(try person.fastctl("program").output.hasPrefix("Lead-in, day 1 of 3\n"))
  }

  @Test func `says that a safety answer keeps it at maintenance`() async throws {
    let person = try await person()
    _ = try person.fastctl("program", "start")
    let held = "Eating less would not be safe for you, so diet phases stay at maintenance."
    for words in [["program"], ["program", "plan"]] {
      #expect(try !Run(words, in: person.home).output.contains(held))
    }
    #expect(try person.fastctl("profile", "safety", "--answers", "3").code == 0)
    for words in [["program"], ["program", "plan"]] {
      let told = try Run(words, in: person.home)
      #expect(told.output.contains(held), "\(words): \(told.output)\(told.said)")
    }
  }

  @Test func `is planned on the screen, as a picture and for a calendar`() async throws {
    let person = try await person()
    let day = try today(person)
    _ = try person.fastctl("program", "start", "--on", (day - 3).iso)
    let table = try person.fastctl("program", "plan").output
    #expect(table.hasPrefix("12 weeks from "))
    #expect(table.contains("today – ") && table.contains("Diet phase, cycle 1"))
    let plan: ProgramPlan = try record(
      person.fastctl("program", "plan", "--weeks", "2", "--json"))
    #expect(plan.days == 14 && plan.stretches.first?.day == 4)
    let picture = try person.fastctl("program", "plan", "--svg", "-").output
    #expect(picture.hasPrefix("<svg ") && picture.hasSuffix("</svg>\n"))
    // The same names tomorrow, as the first day of the block is known.
    let calendar = try person.fastctl("program", "plan", "--ical", "-").output
    let id = try #require(plan.courses.first?.id.text)
    #expect(calendar.contains("UID:\(id)-leadIn@fastd\r\n"))
    #expect(calendar.contains("DTSTART;VALUE=DATE:" + (day - 3).iso.filter { $0 != "-" }))
    let later = try person.fastctl(
      "program", "plan", "--from", (day + 20).iso, "--weeks", "1", "--ical", "-")
    #expect(later.output.contains("UID:\(id)-maintenance-1@fastd\r\n"))
    #expect(!later.output.contains("-leadIn@"))
    #expect(try person.fastctl("program", "plan", "--svg", "-", "--json").code == 2)
    #expect(try person.fastctl("program", "plan", "--weeks", "0").code == 2)
    #expect(try person.fastctl("program", "plan", "--weeks", "99999999999999999").code == 1)
  }

  @Test func `today as JSON is the state with its date`() async throws {
    let person = try await person()
    let run = try person.fastctl("today", "--json")
    let dated: DatedSnapshot = try record(run)
    #expect(dated.date == (try today(person).iso))
    #expect(run.output.hasPrefix(#"{"date":""#))
  }
}
