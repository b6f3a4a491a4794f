import Testing
import TestProcesses
import TestSupport

@Suite struct `What is said once` {
  private func fastctl(_ words: String..., by person: Person) async throws -> String {
    let typist = try Typist(builtProgram("fastctl"), words, environment: person.environment)
    return await typist.rest()
  }

  private static let disclaimer = "It is not medical"
  private static let offer = "Nine short questions"

  @Test func `is said with the first fast at a terminal`() async throws {
    let person = try Person()
    try await person.daemon()
    #expect(try Run(["start"], in: person.home).said == "", "nobody reads there")
    _ = try Run(["stop"], in: person.home)
    let first = try await fastctl("start", "12:12", by: person)
    #expect(first.contains(Self.disclaimer))
    #expect(!first.contains(Self.offer))
    let longer = try await fastctl("goal", "16:8", by: person)
    #expect(!longer.contains(Self.disclaimer) && !longer.contains(Self.offer))
    let long = try await fastctl("goal", "20:4", by: person)
    #expect(!long.contains(Self.disclaimer))
    #expect(long.contains(Self.offer))
    _ = try Run(["stop"], in: person.home)
    let next = try await fastctl("start", "18:6", by: person)
    #expect(!next.contains(Self.disclaimer) && !next.contains(Self.offer))
  }

  @Test func `offers no questions to who has answered them`() async throws {
    let person = try Person()
    try await person.daemon()
    #expect(try Run(["profile", "safety", "--none"], in: person.home).code == 0)
    let first = try await fastctl("start", "16:8", by: person)
    #expect(first.contains(Self.disclaimer))
    #expect(!first.contains(Self.offer))
  }

  @Test func `is a word of care for each fast over 24 hours, and each only once`() async throws {
    let person = try Person()
    try await person.daemon()
    func said(_ words: String...) throws -> Bool {
      try Run(words, in: person.home).said.contains("over 24 hours")
    }
    #expect(try said("start", "30h"))
    #expect(try !said("goal", "31h"))
    #expect(try !said("edit", "--goal", "32h"))
    #expect(try !said("goal", "16h"))
    #expect(try !said("stop"))
    #expect(try !said("start"))
    #expect(try said("edit", "--goal", "32h"))
  }
}
