import TestProcesses
import TestSupport
import Testing
import Wire

/// The built fastctl with the built fastd: why there is so much left, and why a macro is good.
@Suite struct `What is left of a day, explained` {
  private let person: Person

  init() async throws { person = try await Person.day(timeStands: true).0 }

  private func run(_ words: String...) throws -> Run { try Run(words, by: person) }

  private func text(_ words: String...) throws -> String {
    let run = try Run(words, by: person)
    #expect(run.code == 0, "\(words): \(run.said)")
    return run.output.replacing(/\s+/, with: " ")
  }

  private func know() throws {
    _ = try text(
      "profile", "--birth", "1985-03-12", "--height", "180cm", "--weight", "82.5", "--activity",
      "light")
    _ = try text(
      "targets", "--maintenance", "2300", "--protein", "100", "--carbs", "200", "--fat", "60",
      "--fiber", "30")
  }

  @Test func `is calculated with the numbers of today`() throws {
    try know()
    _ = try text("meal", "stew 500kcal p40.4 c150 f70")
    _ = try text("meal", "apple 60kcal c12")
    let why = try text("meal", "--why")
    for part in [
      "what you ate, and your targets Target 2,300 kcal (about what keeps your weight steady)",
      "If those change before the day is over", "Energy 2,300 − 560 = 1,740 kcal left",
      "Protein 100 − 40 = 60 g left. 40.4 g is 40% of 100 g. Good begins at 70 g (70%)",
      "Counted from 1 of 2 entries",
      "162 g is 81% of 200 g: good, as it is between 140 g (70%) and 260 g (130%)",
      "Fat 70 − 60 = 10 g over. 70 g is 117% of 60 g: good",
      "Fibre no entry says how much, so it is not compared", "fastctl targets --why",
    ] {
      #expect(why.contains(part), "\(part) is not in \(why)")
    }
    #expect(!why.contains(": high,") && !why.contains(": low,"), "\(why)")
    #expect(try text("meal", "show", "--why") == why)
    let today = try text("today", "--why")
    #expect(today.hasPrefix(why) && today.contains("Streak No streak yet: "), "\(today)")
    let json = try text("meal", "--why", "--json")
    #expect(try json == text("meal", "show", "--json"))
  }

  @Test func `has words for a day that is over, or marked as complete`() throws {
    try know()
    _ = try text("meal", "stew 500kcal p40 c150 f79", "--at", "yesterday 12:00")
    for words in [
      ["meal", "show", "yesterday", "--why"], ["today", "--on", "yesterday", "--why"],
    ] {
      let why = try Run(words, by: person).output.replacing(/\s+/, with: " ")
      #expect(why.contains("40 g is 40% of 100 g: low, as good begins at 70 g (70%)"))
      #expect(why.contains("79 g is 132% of 60 g: high, as good ends at 78 g (130%)"))
      #expect(why.contains("from your first targets, those of"), "\(why)")
      #expect(!why.contains("Streak"), "\(why)")
    }
    _ = try text("meal", "stew 500kcal p40")
    #expect(!(try text("meal", "--why").contains(": low, ")))
    _ = try text("day", "complete")
    let marked = try text("meal", "--why")
    #expect(marked.contains("40 g is 40% of 100 g: low, "), "\(marked)")
    #expect(marked.contains("You marked this day"), "\(marked)")
  }

  @Test func `has a reason for having none instead`() throws {
    _ = try text("meal", "stew 500kcal p40 c150 f79")
    #expect(try text("meal", "--why").hasPrefix("No energy targets yet."))
    try know()
    #expect(try text("meal", "--why").contains(" g is "))
    for (answer, reason) in [
      ("3", "you answered yes to a safety question (An eating disorder"),
      ("2", "ask your midwife or doctor"), ("1", "Under 18, goals are limited"),
    ] {
      _ = try run("profile", "safety", "--answers", answer)
      for words in [["meal", "--why"], ["today", "--why"]] {
        let run = try Run(words, by: person)
        let why = run.output.replacing(/\s+/, with: " ")
        #expect(run.code == 0 && why.contains(reason), "\(why)")
        #expect(!why.contains("%") && !why.contains("kcal"), "\(why)")
        #expect(why.contains("streak") == (answer == "2" && words[0] == "today"), "\(why)")
      }
    }
  }

  @Test func `counts up to nothing after a long fast`() throws {
    try know()
    _ = try text(
      "add", "--start", "100h ago", "--end", "2h ago", "--confirm", "long-fast")
    _ = try text("meal", "soup 200kcal p10 c20 f5")
    let why = try text("meal", "--why")
    #expect(why == "No target for now: after a long fast small portions count, not numbers. ")
    let before = try text("meal", "show", "yesterday", "--why")
    #expect(before.contains("has hours of a long fast") && !before.contains("%"), "\(before)")
  }

  @Test(arguments: [
    ["meal", "oats", "--why"], ["meal", "--why", "--at", "8:00"], ["meal", "--why", "--popup"],
    ["meal", "list", "--why"], ["today", "--why", "--follow"], ["meal", "show", "--why", "never"],
  ])
  func `cannot be asked with what does something else`(words: [String]) throws {
    let wrong = try Run(words, by: person)
    #expect(wrong.code == 2 && !wrong.said.isEmpty, "\(wrong.output)")
    #expect(try text("meal", "list").hasPrefix("No meals yet."))
  }

  @Test func `is told of a fast: its goal, and what it counts for`() throws {
    let none = try run("show", "--why")
    #expect(none.code != 0 && !none.said.isEmpty)
    _ = try text("start", "16:8", "--at", "20h ago")
    #expect(try text("show", "--why").hasPrefix("Running: the goal of 16 h is met at "))
    _ = try text("stop")
    let met = try text("show", "--why")
    #expect(met.hasPrefix("Goal met: ") && met.contains(" is 20 h, and the goal was 16 h."))
    #expect(met.contains("It counts for your streak on that day"), "\(met)")
    _ = try text("add", "--start", "100h ago", "--end", "90h ago", "16h")
    let id = try #require(
      try person.call(HistoryCalls.List.self, HistoryQuestion()).fasts.last?.id)
    let short = try text("show", id, "--why")
    #expect(short.contains("is 10 h, which is 6 h less than the goal of 16 h."), "\(short)")
    #expect(short.contains("Only a fast that met its goal counts for the streak."), "\(short)")
    _ = try run("profile", "safety", "--answers", "3")
    #expect(!(try text("show", "--why").contains("streak")))
  }
}
