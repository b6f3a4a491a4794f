import Testing
import TestProcesses
import TestSupport
import Wire

@Suite struct `The safety questions at the command line` {
  private let person: Person

  init() async throws {
    person = try Person()
    try await person.daemon()
  }

  private func fastctl(_ words: String...) throws -> Run { try Run(words, in: person.home) }

  @Test func `are answered by a script`() throws {
    #expect(try fastctl("profile", "safety").output.contains("--answers 2,5"))
    let limited = try fastctl("profile", "safety", "--answers", "5,2")
    #expect(limited.code == 0)
    let start = try fastctl("start", "16:8")
    #expect(start.code == 1)
    #expect(start.said.contains("fastctl start 12:12"))
    #expect(try fastctl("start", "12:12").code == 0)
    #expect(try fastctl("profile", "safety", "--answers", "5,2", "--agreed").code == 0)
    #expect(try fastctl("profile", "safety", "--answers", "5,2", "--agreed").code == 0, "again")
    #expect(try fastctl("goal", "16:8").code == 0)
    #expect(
      try fastctl("profile", "safety", "--json").output.contains(
        #""applies":["pregnancy","diabetes"],"agreed":true"#))
  }

  @Test(arguments: [
    ["--answers", "0,1"], ["--answers", "10"], ["--answers", "two"], ["--answers", ""],
    ["--answers", "-1"], ["--none", "--agreed"], ["--none", "--answers", "1"], ["--agreed"],
  ])
  func `are not understood otherwise`(options: [String]) throws {
    #expect(try Run(["profile", "safety"] + options, in: person.home).code == 2)
    #expect(try person.call(ProfileCalls.GetSafety.self, NoFields()).safety.at == nil)
  }

  @Test func `are asked at a terminal, with the doctor's word only where it counts`() async throws {
    func ask(_ numbers: String, then: String? = nil) async throws -> String {
      let typist = try Typist(
        builtProgram("fastctl"), ["profile", "safety"], environment: person.environment)
      try await typist.read(until: "Enter to skip:")
      typist.enter(numbers)
      if let then {
        try await typist.read(until: "[y/N]")
        typist.enter(then)
      }
      return await typist.rest()
    }
    #expect(try await ask("3", then: "").contains("Your longest goal is 12 h"))
    #expect(try await ask("3", then: "y").contains("Thank you"))
    #expect(try await ask("1 3").contains("Your longest goal is 12 h"))
    #expect(try await ask("7 9").contains("Thank you"))
    #expect(try await ask("q") == " q\n")
    let safety = try person.call(ProfileCalls.GetSafety.self, NoFields()).safety
    #expect(safety.applies == [.medicines, .hardWork])
  }
}
