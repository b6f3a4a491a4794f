import Time
import TestSupport
import Nouns
import Foundation
import Testing
import TestProcesses
import TestSupport
import Wire

@Suite struct `The profile and its targets at the command line` {
  private let person: Person

  init() async throws {
    person = try Person()
    try await person.daemon()
  }

  private func fastctl(_ words: String...) throws -> Run { try Run(words, in: person.home) }

  private func know() throws {
    #expect(
      try fastctl(
        "profile", "--birth", "1985-03-12", "--height", "180cm", "--weight", "82,5",
        "--activity", "light"
      ).code == 0)
  }

  private var entry: ProfileEntry {
    get throws { try person.call(ProfileCalls.Get.self, NoFields()).profile }
  }

  private var profile: Profile { get throws { try entry.values } }

  @Test func `what is missing is named with the command that gives it`() throws {
    #expect(try fastctl("profile").output.contains("still missing"))
    let targets = try fastctl("targets")
    #expect(targets.code == 0)
    #expect(targets.output.contains("fastctl profile --birth 1985-03-12"))
    let next = try fastctl("profile", "--birth", "1985").output.replacing("\n", with: " ")
    #expect(next.contains("--activity light"))
    let last = try fastctl(
      "profile", "--height", "5ft11", "--weight", "12st 8.5", "--activity", "light")
    #expect(last.output.contains("Maintenance: "))
    #expect(try profile.height == 1803)
    #expect(try profile.weight == 80_059)
  }

  private func text(_ words: String...) throws -> (code: Int32, text: String) {
    let run = try Run(words, in: person.home)
    return (run.code, (run.output + run.said).replacing(/\s+/, with: " "))
  }

  @Test func `a maintenance of one's own that would be a diet asks, and rests with a yes`() throws {
    try know()
    #expect(try text("targets", "--maintenance", "790").text.contains("medical supervision"))
    let low = try text("targets", "--maintenance", "1300")
    #expect(low.code != 0 && low.text.contains("less than your body uses at rest (about 1,6"))
    #expect(low.text.contains("--confirm maintenance-low"))
    #expect(try profile.maintenance == nil)
    #expect(
      try text("targets", "--maintenance", "1300", "--confirm", "maintenance-low").code == 0)
    let yes = try text("profile", "safety", "--answers", "5")
    #expect(yes.text.contains("Your own number, 1,300 kcal, is not used"), "\(yes.text)")
    #expect(try text("targets").text.contains("Your own number, 1,300 kcal, is not used"))
    #expect(
      try text("targets", "--maintenance", "1200").text.contains("must be at least 2,"))
    let days = try text("targets", "--pattern", "5:2 mon,thu")
    let said = "Low-calorie days are set but not applied: you answered yes to a safety question ("
    for answer in [days, try text("targets"), try text("today")] {
      #expect(answer.text.contains(said), "\(answer.text)")
    }
    #expect(try text("profile", "safety", "--none").code == 0)
    let back = try text("targets").text
    #expect(back.contains("1,300 kcal") && !back.contains("is not used"), "\(back)")
  }

  @Test func `a change says what was, what is and why`() throws {
    try know()
    let change = try fastctl("profile", "--activity", "very")
    #expect(change.output.contains(" (was "))
    #expect(change.output.contains("Why: changed how active you are"))
    #expect(try fastctl("targets", "--recalculate").output.contains("stay the same"))
    #expect(try fastctl("undo", "--list").output.contains("Activity: very ("))
    let undo = try fastctl("undo")
    #expect(undo.output.contains("Activity: light ("))
    #expect(try profile.activity == .light)
    let why = try fastctl("targets", "--why")
    #expect(why.output.contains("82.5 kg + 6.25 "))
    #expect(why.output.contains("[1] Mifflin 1990"))
  }

  @Test(arguments: [
    ["profile", "--weight", "8"], ["profile", "--height", "tall"], ["profile", "--age", "old"],
    ["profile", "--birth", "1985", "--age", "41"], ["profile", "--basis", "both"],
    ["profile", "--activity", "lots"], ["profile", "--forget", "hunger"],
    ["profile", "--weight", "80", "--forget", "weight"], ["targets", "mon,thu"],
    ["targets", "--restriction", "much"], ["targets", "--pattern", "5:2 mon"],
    ["targets", "--diet", "1.9"], ["targets", "--calculated", "--diet", "1900"],
    ["targets", "--why", "--restriction", "30"], ["targets", "--date", "someday"],
    ["targets", "--recalculate", "--calculated"],
  ])
  func `a mistake is named, and nothing changes`(words: [String]) throws {
    let run = try Run(words, in: person.home)
    #expect(run.code == 2, "\(run.said)")
    #expect(!run.said.isEmpty)
    #expect(try entry.from == nil)
  }

  @Test func `a slip of the fingers and a very low diet need the person's word`() async throws {
    try know()
    let slip = try fastctl("profile", "--weight", "28.5")
    #expect(slip.code == 1)
    #expect(slip.said.contains("--confirm weight-jump"))
    let diet = ["targets", "--maintenance", "2300", "--diet", "1000"]
    let script = try Run(diet, in: person.home)
    #expect(script.code == 1)
    #expect(script.said.contains("--confirm diet-below-floor"))
    #expect(try profile.diet == nil)
    for (answer, kept) in [("no", nil), ("yes", Int64(1000))] {
      let typist = try Typist(builtProgram("fastctl"), diet, environment: person.environment)
      try await typist.read(until: "Continue? [y/N]")
      typist.enter(answer)
      _ = await typist.rest()
      #expect(typist.end() == (kept == nil ? 1 : 0))
      #expect(try profile.diet == kept)
    }
    #expect(try fastctl("targets", "--diet", "700").said.contains("800 kcal"))
    #expect(try fastctl("targets", "--calculated").code == 0)
    #expect(try profile.diet == nil)
  }

  @Test func `days with little energy are chosen, and kept apart`() throws {
    try know()
    #expect(try fastctl("targets", "--pattern", "5:2", "mon,thu").code == 0)
    #expect(try profile.pattern == .weekly([.monday, .thursday]))
    let monday = try fastctl("targets", "--date", "2035-01-01")
    #expect(monday.output.hasPrefix("Mon 1 Jan 2035: "), "\(monday.output)")
    #expect(try fastctl("targets", "--pattern", "mon,tue").said.contains("in a row"))
    #expect(try fastctl("targets", "--pattern", "alternate", "--counts", "pattern").code == 0)
    guard case .alternate? = try profile.pattern else { throw NotAlternate() }
    #expect(try fastctl("targets", "--pattern", "none").code == 0)
    #expect(try profile.pattern == nil)
  }

  @Test func `macros of the person's own hold until they are taken back`() throws {
    try know()
    let calculated = try fastctl("targets").output
    let said = try fastctl("targets", "--protein", "140g", "--fiber", "40").output
    #expect(
      said.hasPrefix("Own protein: 140 g\nOwn fibre: 40 g\nMacros today: protein 140 g, "),
      "\(said)")
    #expect(said.contains(", fibre 40 g\n") && !said.contains("targets stay"), "\(said)")
    #expect(said.contains("The energy stays the same, 2,"), "\(said)")
    #expect(try profile.ownProtein == 140)
    let fat = try fastctl("targets", "--fat", "90").output
    #expect(fat.contains(" fat 90 g, ") && !fat.contains("targets stay"), "\(fat)")
    let carbs = try fastctl("targets", "--carbs", "120", "--fat", "none").output
    #expect(carbs.contains("Own carbohydrate: 120 g\n"), "\(carbs)")
    #expect(
      carbs.contains("carbohydrate 120 g") && carbs.contains("; these macros add up to 1,"),
      "\(carbs)")
    let both = try fastctl("targets", "--carbs", "none", "--restriction", "gentle").output
    #expect(both.contains("Diet phase: ") && both.contains("Macros today: "), "\(both)")
    #expect(try fastctl("targets", "--restriction", "standard").code == 0)
    #expect(try fastctl("targets").output.contains("140"))
    #expect(try fastctl("targets", "--why").output.contains("protein: your own number"))
    let least = try fastctl("targets", "--protein", "20")
    #expect(least.code == 1)
    #expect(least.said.contains("from 50 g to 247 g"))
    #expect(
      try fastctl("targets", "--carbs", "900").said.contains("much more than your maintenance"))
    #expect(try fastctl("targets", "--fat", "much").code == 2)
    #expect(try (profile.ownProtein, profile.ownCarbs, profile.ownFat) == (140, nil, nil))
    let back = try fastctl("targets", "--protein", "none", "--fiber", "none").output
    #expect(back.contains("All of them are calculated again, from the 2,"), "\(back)")
    #expect(try fastctl("targets").output == calculated)
    #expect(try fastctl("undo").code == 0)
    #expect(try profile.ownProtein == 140)
  }

  @Test func `with the aim to gain weight there is no diet phase and no program`() throws {
    try know()
    let side = try fastctl("profile", "--aim", "gain", "--goal-weight", "75")
    #expect(side.code == 1)
    #expect(side.said.contains("--confirm goal-side"))
    #expect(try profile.goal == nil)
    #expect(try fastctl("profile", "--aim", "gain").code == 0)
    #expect(try fastctl("targets").output.contains("none: your aim is to gain weight"))
    let start = try fastctl("program", "start")
    #expect(start.code == 1)
    #expect(start.said.contains("to gain weight"), "\(start.said)")
  }

  @Test func `each target that was applied leaves with the other tables`() throws {
    try know()
    let tables = person.home.path + "/tables"
    #expect(try fastctl("export", "--csv", tables).code == 0)
    let table = try String(contentsOfFile: tables + "/targets.csv", encoding: .utf8)
    // The last one holds: all three values were said in one command.
    #expect(table.split(separator: "\r\n").count == 2)
    #expect(table.contains("82500"))
  }

  @Test func `numbers are read and told in the person's units`() throws {
    for (key, unit) in [("weight", "st"), ("height", "ft"), ("energy", "kJ")] {
      #expect(try fastctl("config", "set", "units.\(key)", unit).code == 0)
    }
    #expect(
      try fastctl("profile", "--height", "6", "--weight", "12").output.contains("12 st 0.0 lb"))
    #expect(try profile.weight == 76_204)
    #expect(try fastctl("targets", "--maintenance", "9623").output.contains("9,623 kJ"))
    #expect(try profile.maintenance == 2300)
  }

  @Test func `what is said twice is taken away at once`() throws {
    try know()
    #expect(try fastctl("profile", "--gender", "other").code == 0)
    let again = try fastctl("profile", "--gender", "none", "--forget", "birth,activity")
    #expect(again.code == 0)
    #expect(again.output.contains("no energy targets any more"))
    #expect(try profile.gender == nil)
    #expect(try entry.missing == [.birth, .activity])
  }
}

private struct NotAlternate: Error {}
