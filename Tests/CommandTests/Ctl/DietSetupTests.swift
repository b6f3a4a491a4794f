import Time
import TestSupport
import Nouns
import Foundation
import Testing
import TestProcesses
import TestSupport
import Wire

@Suite struct `The setup of a diet` {
  private let person: Person

  init() async throws {
    person = try Person()
    try await person.daemon()
  }

  private func setup(_ words: String..., language: String = "en") throws -> Typist {
    try Typist(
      builtProgram("fastctl"), ["setup"] + words,
      environment: person.environment.merging(["LANGUAGE": language]) { $1 })
  }

  private var entry: ProfileEntry {
    get throws { try person.call(ProfileCalls.Get.self, NoFields()).profile }
  }

  private var profile: Profile { get throws { try entry.values } }

  /// Answers in the order of the questions; nothing is Enter.
  private func answer(_ answers: [String], to setup: Typist) async throws {
    for answer in answers {
      try await setup.read(until: "Enter skips this:", "Enter keeps")
      if answer.isEmpty { setup.enter() } else { setup.enter(answer) }
    }
  }

  @Test func `asks for each value, mends what was wrong, and ends with the numbers`() async throws {
    let setup = try setup("profile")
    try await setup.read(until: "falls with age")
    setup.enter("soon")
    try await setup.read(until: "Expected a date of birth or a year")
    setup.enter("1985")
    try await answer(
      [
        "180", "82,5 kg", "2", "other", "", "lose", "40", "75", "gentle", "2400kcal", "", "130",
        "protein 130, fat 70 g",
      ], to: setup)
    let rest = await setup.rest()
    #expect(setup.end() == 0)
    #expect(rest.contains("Maintenance"), "\(rest)")
    #expect(rest.contains("fastctl targets --why"))
    let profile = try profile
    #expect(profile.height == 1800)
    #expect(profile.weight == 82_500)
    #expect(profile.activity == .light)
    #expect(profile.gender == .other)
    #expect(profile.basis == nil)
    #expect(profile.goal == .lose)
    #expect(profile.goalWeight == 75_000)
    #expect(profile.restriction == 15)
    #expect(profile.maintenance == 2400)
    #expect((profile.ownProtein, profile.ownCarbs, profile.ownFat) == (130, nil, 70))
    #expect(try Run(["undo"], in: person.home).code == 0)
    #expect(try self.profile.ownFat == nil)
    #expect(try Run(["undo"], in: person.home).code == 0)
    #expect(try self.profile.maintenance == nil)
    #expect(try self.profile.restriction == 15)
  }

  @Test func `takes no answer for an answer, and names what is then missing`() async throws {
    let setup = try setup("profile")
    try await answer(["", "", "", "", "", "", "", "", "", ""], to: setup)
    #expect(await setup.rest().contains("fastctl profile --birth 1985-03-12"))
    #expect(setup.end() == 0)
    #expect(try entry.from == nil)
  }

  @Test func `leads to the first day of a program`() async throws {
    let bare = try setup("program")
    #expect(await bare.rest().contains("--activity light"))
    #expect(
      try Run(
        ["profile", "--age", "45", "--height", "180", "--weight", "82", "--activity", "light"],
        in: person.home
      ).code == 0)
    let setup = try setup("program")
    try await setup.read(until: "Enter skips this:")
    setup.enter("today")
    try await setup.read(until: "Enter keeps 7:")
    setup.enter("40")
    try await setup.read(until: "Enter keeps 7:")
    setup.enter("3")
    _ = await setup.rest()
    #expect(setup.end() == 0)
    let status = try person.call(ProgramCalls.Status.self, NoFields())
    #expect(status.course?.leadIn == 3)
    #expect(status.program?.phase == .leadIn)
  }

  @Test func `asks once whether the journal is kept`() async throws {
    for (answer, value) in [("", "off"), ("y", "on"), ("y", "off")] {
      let setup = try setup("events")
      try await setup.read(until: "[y/N]")
      if answer.isEmpty { setup.enter() } else { setup.enter(answer) }
      _ = await setup.rest()
      #expect(setup.end() == 0)
      let settings = try person.call(SettingsCalls.Get.self, NoFields()).settings
      #expect(settings.first { $0.key == "events.enabled" }?.value == value)
    }
  }

  @Test func `comes behind the pages of fasting, for those who want it`() async throws {
    let setup = try setup()
    for _ in 0..<5 {
      try await setup.read(until: "Enter to skip:", "Enter keeps", "Enter lets", "[y/N]")
      setup.enter()
    }
    try await setup.read(until: "[y/N]")
    setup.enter("y")
    try await setup.read(until: "6/9")
    try await answer(["", "", "", "", "", "", "", "", "", ""], to: setup)
    try await setup.read(until: "7/9")
    try await setup.read(until: "8/9")
    try await setup.read(until: "[y/N]")
    setup.enter("q")
    _ = await setup.rest()
    #expect(setup.end() == 0)
  }
}
