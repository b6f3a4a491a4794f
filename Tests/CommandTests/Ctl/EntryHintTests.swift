import Nouns
import TestProcesses
import TestSupport
import Testing
import Time
import Wire

/// By the built program at a terminal, with a real daemon.
@Suite struct `Hints after an entry` {
  private func type(_ words: String..., by person: Person) async throws -> String {
    let typist = try Typist(builtProgram("fastctl"), words, environment: person.environment)
    return await typist.rest().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func weigh(_ grams: Int64, daysAgo days: Int64, by person: Person) throws {
    let at = Instant(milliseconds: try person.status().now) - .hours(24 * days)
    try person.call(WeightCalls.Add.self, NewWeighing(grams: grams, at: at))
  }

  private func isListedAsShown(_ moment: String, by person: Person) throws -> Bool {
    try Run(["learn"], in: person.home).output.contains("\(moment) (shown)")
  }

  private static let mean = "Your first average. It smooths out the ups and downs of single days"
  private static let jump = "mostly water, not fat. The average follows slowly."
  private static let outside = "A meal outside the eating window breaks nothing"

  @Test func `say once what the first average and its arrow mean`() async throws {
    let person = try Person(Noon().variables)
    try await person.daemon()
    try weigh(82_000, daysAgo: 2, by: person)
    #expect(try await !type("weight", "82.2", by: person).contains("average."), "there is none yet")
    try weigh(82_100, daysAgo: 1, by: person)
    let first = try await type("weight", "82.3", by: person)
    #expect(first.contains(Self.mean) && first.contains("fastctl learn scale"))
    #expect(try await !type("weight", "82.4", by: person).contains(Self.mean))
    #expect(try isListedAsShown("With your first average of 7 days", by: person))
  }

  @Test func `say once that a jump just after a switch is water, and else not`() async throws {
    let person = try Person(Noon().variables)
    try await person.daemon()
    try weigh(82_000, daysAgo: 1, by: person)
    #expect(try await !type("weight", "80.9", by: person).contains(Self.jump), "nothing switched")
    try person.call(ProfileCalls.Set.self, ProfileOrder(maintenance: 2300, diet: 1900))
    try person.call(ProgramCalls.Start.self, ProgramStart(leadIn: 0))
    #expect(try await !type("weight", "81.1", by: person).contains(Self.jump), "less than 1 kg")
    let jump = try await type("weight", "80.8", by: person)
    #expect(jump.contains(Self.jump) && jump.contains("fastctl learn scale"))
    #expect(try await !type("weight", "80.7", by: person).contains(Self.jump))
  }

  @Test func `say once that a meal outside the window breaks nothing`() async throws {
    let person = try Person(Noon().variables)
    try await person.daemon()
    #expect(try await !type("meal", "400kcal", by: person).contains(Self.outside), "no window yet")
    #expect(try Run(["config", "set", "window", "18:00-20:00"], in: person.home).code == 0)
    let first = try await type("meal", "650kcal", by: person)
    #expect(first.contains(Self.outside) && first.contains("fastctl learn fasting_basics"))
    #expect(try await !type("meal", "300kcal", by: person).contains(Self.outside))
    #expect(try isListedAsShown("After a meal outside the eating window", by: person))
  }

  @Test func `do not come where they were hidden before`() async throws {
    let person = try Person(Noon().variables)
    try await person.daemon()
    for hint in ["first-average", "outside-window"] {
      #expect(try Run(["learn", "--dismiss", hint], in: person.home).code == 0)
    }
    for days in [2, 1] as [Int64] { try weigh(82_000, daysAgo: days, by: person) }
    #expect(try await !type("weight", "82.3", by: person).contains(Self.mean))
    #expect(try Run(["config", "set", "window", "18:00-20:00"], in: person.home).code == 0)
    #expect(try await !type("meal", "650kcal", by: person).contains(Self.outside))
  }
}
