import Nouns
import Testing
import Time

@testable import Wire

@Suite struct `Weighings as records` {
  private static let mark = Mark(
    instant: Instant(milliseconds: 1_772_434_800_000), offset: 3600, zone: "Europe/Berlin",
    day: Day(number: 20514))

  private func object(_ text: String) throws -> JSONObject {
    guard case .object(let object) = try JSON(parsing: Array(text.utf8)) else { return [:] }
    return object
  }

  @Test func `an answer has the whole row, and the one before it`() throws {
    let weighing = Weighing(id: .blank, at: Self.mark, grams: 82_400, note: "tea")
    let answer = WeighingAnswer(weighing: weighing)
    let text =
      #"{"weighing":{"id":"","at":1772434800000,"atOffset":3600,"atZone":"Europe/Berlin","#
      + #""atDay":"2026-03-02","moved":null,"grams":82400,"note":"tea","#
      + #""written":null,"writtenOffset":null,"#
      + #""writtenZone":null,"writtenDay":null},"before":null,"weight":null,"badges":null,"#
      + #""occasion":null}"#
    #expect(String(decoding: answer.json, as: UTF8.self) == text)
    #expect(try WeighingAnswer(object(text), strict: true) == answer)
  }

  @Test func `an order needs no more than grams`() throws {
    #expect(try NewWeighing(object(#"{"grams":82400}"#)) == NewWeighing(grams: 82_400))
    #expect(throws: FieldError.missing("grams")) { try NewWeighing(object(#"{"at":5}"#)) }
    #expect(throws: FieldError.wrongType("grams")) { try NewWeighing(object(#"{"grams":82.4}"#)) }
    #expect(throws: FieldError.unknownField("weight")) {
      try NewWeighing(object(#"{"grams":82400,"weight":1}"#), strict: true)
    }
  }

  @Test func `what changes one may carry a token, and what lists them may not`() {
    for name in [WeightCalls.Add.name, WeightCalls.Edit.name, WeightCalls.Delete.name] {
      #expect(WriteToken.isTaken(by: name))
    }
    #expect(!WriteToken.isTaken(by: WeightCalls.List.name))
  }
}
