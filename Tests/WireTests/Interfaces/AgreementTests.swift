import Foundation
import Nouns
import Testing

@testable import InterfaceMaker
@testable import Wire

/// Rows, records of rows and the facts of refusals are not made from the interfaces.
@Suite struct `Interfaces and what is written by hand` {
  private static let interfaces = Wire.Interface.all

  private static func idl(_ name: String) throws -> InterfaceMaker.Interface {
    let interface = try #require(interfaces.first { $0.name == "io.github.fastd.\(name)" })
    return try InterfaceMaker.Interface(
      SourceLine.lines(of: interface.description, in: name), of: name)
  }

  @Test(
    arguments: [
      ("export", "Everything", nil, EverythingPage.self),
      ("import", "Stage", StagedRows.self, nil),
      ("food", "Stage", StagedFoods.self, nil),
      ("food", "Add", NewFood.self, nil),
      ("profile", "Set", ProfileOrder.self, ProfileAnswer.self),
      ("remind", "Add", nil, ReminderAnswer.self),
      ("changes", "Follow", nil, FollowedEvent.self),
      ("schedule", "SetWeek", WeekPlanOrder.self, WeekPlanAnswer.self),
      ("program", "Status", nil, ProgramAnswer.self),
      ("meal", "Log", MealLog.self, MealChange.self),
      ("weight", "Add", nil, WeighingAnswer.self),
    ] as [(String, String, (any Record.Type)?, (any Record.Type)?)])
  func `rows have the fields that the interface says`(
    name: String, method: String, input: (any Record.Type)?, output: (any Record.Type)?
  ) throws {
    var agreement = Agreement(try Self.idl(name))
    let declared = try #require(agreement.idl.methods.first { $0.name == method })
    if let input { agreement.compare("input", .record(declared.parameters), with: input) }
    if let output { agreement.compare("output", .record(declared.output), with: output) }
    #expect(agreement.differences == [])
  }

  @Test(arguments: interfaces.map(\.name))
  func `refusals have the facts that the interface says`(interface: String) throws {
    let text = try #require(Self.interfaces.first { $0.name == interface }).description
    var agreement = Agreement(
      try InterfaceMaker.Interface(SourceLine.lines(of: text, in: interface), of: interface))
    for error in agreement.idl.errors {
      agreement.compare(
        "\(interface).\(error.name)", error.facts, with: [ServiceError.self, Refused.self])
    }
    #expect(agreement.differences == [])
  }

  @Test(arguments: [
    "(seq: int)", "(seq: int, event: Event)", "(seq: int, event: ?[]Event)",
    "(seq: string, event: ?Event)", "(event: ?Event, seq: int)", "(seq: int, event: ?int)",
  ])
  func `an interface that says something else is noticed`(output: String) throws {
    var text = try #require(Self.interfaces.first { $0.name.hasSuffix(".changes") }).description
    text += "\nmethod Other() -> \(output)\n"
    var agreement = Agreement(
      try InterfaceMaker.Interface(SourceLine.lines(of: text, in: "changes"), of: "changes"))
    let method = try #require(agreement.idl.methods.last)
    agreement.compare("Other", .record(method.output), with: FollowedEvent.self)
    #expect(agreement.differences.count == 1)
  }

  @Test func `the reference shows each as it is`() throws {
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../contrib/reference/protocol.md").standardized, encoding: .utf8)
    let shown = page.components(separatedBy: "```varlink\n").dropFirst().map {
      String($0.prefix(upTo: $0.range(of: "```\n")?.lowerBound ?? $0.endIndex))
    }
    #expect(shown.sorted() == Self.interfaces.map(\.description).sorted())
  }
}
