import Nouns
import TestProcesses
import TestSupport
import Testing
import Wire

@Suite struct `The state, said aloud` {
  @Test func `is a sentence, and tells of a quiet time`() async throws {
    let (person, fastctl) = try await Person.day(timeStands: true)
    func say() throws -> String {
      let run = try fastctl("status", "--say")
      #expect(run.code == 0 && run.said == "")
      return run.output
    }
    #expect(try say().hasPrefix("You are not fasting."))
    try person.start(GoalOrder.schedule("16:8"), ago: 3600)
    #expect(try say() == "You have been fasting for 1 hour; 15 hours to go.\n")
    #expect(try Run(["remind", "--quiet", "2h"], by: person).code == 0)
    #expect(try say().contains(" to go. Notifications are held back until "))
    for form in [["status"], ["status", "--plain"], ["status", "--big"]] {
      #expect(try Run(form, by: person).output.contains("\nQuiet until "))
    }
  }

  @Test(arguments: ["--json", "--big", "--follow", "--countdown", "--ring", "--seconds"])
  func `does not go with another form`(option: String) throws {
    let run = try Run(["status", "--say", option], in: Scratch())
    #expect(run.code == 2)
    #expect(run.said.hasPrefix("--say and \(option) cannot be used together"))
  }
}
