import Foundation
import Nouns
import TestProcesses
import TestSupport
import Testing
import Time
import Wire

/// What the built programs make of weeks of meals and weights.
@Suite struct `The expenditure of a person's own record` {
  private let person: Person

  init() async throws {
    person = try Person()
    try await person.daemon()
    let known = try Run(
      [
        "profile", "--birth", "1980", "--height", "180cm", "--weight", "90kg", "--activity",
        "moderate", "--basis", "male",
      ], in: person.home)
    #expect(known.code == 0, "\(known.said)")
  }

  private func fastctl(_ words: String...) throws -> Run { try Run(words, in: person.home) }

  private func targets() throws -> TargetsAnswer {
    try person.call(ProfileCalls.GetTargets.self, TargetsQuestion())
  }

  /// A table with a line for each of so many days, the last of which was yesterday.
  private func takeIn(
    _ name: String, _ days: Int64, _ heading: String, _ rest: String
  ) throws -> Run {
    let today = try Day(iso: targets().date)
    let lines = (1...days).reversed().map { "\((today - $0).iso),\(rest)\n" }
    let path = "\(person.home.path)/\(name).csv"
    try (heading + "\n" + lines.joined()).write(toFile: path, atomically: true, encoding: .utf8)
    return try fastctl("import", path, "--unit", "kg", "--yes")
  }

  @Test func `moves the targets when they are recalculated, and says what it is of`() async throws {
    let formula = try #require(try targets().targets)
    let meals = try takeIn("meals", 40, "Date,Food,Energy (kcal)", "Everything,2200")
    #expect(meals.code == 0, "\(meals.said)")
    let weights = try takeIn("weights", 40, "Date,Weight (kg)", "90.0")
    #expect(weights.code == 0, "\(weights.said)")

    let measured = try #require(try targets().record?.measured)
    #expect(measured.days == 28 && measured.completeDays == 28)
    // What was eaten kept the weight, so it is what was spent; the estimate moves by weeks.
    let tdee = try #require(formula.tdee)
    #expect(measured.kcal < tdee && measured.kcal >= 2200, "\(measured.kcal) of \(tdee)")
    let ahead = try fastctl("targets", "--why").output.replacing(/\s+/, with: " ")
    #expect(ahead.contains("from 28 complete days of 28. That counts when the next phase"))
    #expect(ahead.contains("your record alone says 2,200 kcal. The estimate stays between"))
    #expect(try targets().targets?.origin == .formula)

    let said = try fastctl("targets", "--recalculate")
    #expect(said.code == 0, "\(said.said)")
    #expect(said.output.contains("Maintenance: 2,") && said.output.contains(" (was "))
    let new = try #require(try targets().targets)
    #expect(new.origin == .adaptive && new.maintenance == (measured.kcal + 5) / 10 * 10)
    let why = try fastctl("targets", "--why").output.replacing(/\s+/, with: " ")
    #expect(
      why.contains("by your own record: about ")
        && why.contains("give or take 150 kcal, from 28 complete days of 28")
        && why.contains("nineteen of twenty such estimates") && !why.contains("within 10%"),
      "\(why)")
    #expect(try fastctl("targets").output.contains("from what you ate and weighed"))
    #expect(try fastctl("undo").code == 0)
    #expect(try targets().targets?.origin == .formula)
  }

  @Test(arguments: [
    (
      8, 40,
      "8 of the last 14 days are complete, and it takes 10. A day is complete from 1,"
    ),
    (14, 3, "you need three weigh-ins in the first week and three in the last week of 14 days"),
  ])
  func `is not taken from too few days, and says what they lack`(
    meals: Int64, weights: Int64, lack: String
  ) async throws {
    let before = try #require(try targets().targets)
    #expect(try takeIn("meals", meals, "Date,Food,Energy (kcal)", "Everything,1900").code == 0)
    #expect(try takeIn("weights", weights, "Date,Weight (kg)", "90.0").code == 0)
    #expect(try targets().record?.measured == nil)
    let why = try fastctl("targets", "--why").output.replacing(/\s+/, with: " ")
    #expect(why.contains(lack), "\(why)")
    #expect(try fastctl("targets", "--recalculate").output.contains("stay the same"))
    let after = try #require(try targets().targets)
    #expect(after.origin == .formula && after.maintenance == before.maintenance)
  }
}
