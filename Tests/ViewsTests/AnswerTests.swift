import Testing

@testable import Views

@Suite struct `The answer to a stop` {
  @Test(arguments: [Way.english, Way.german])
  func `after more than five days says how to eat again, and nothing that is planned`(
    wording: Wording
  ) {
    let card = AnswerCard(wording, on: .plain)
    let text = String(decoding: card.utf8(of: Answers.afterDays), as: UTF8.self)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines[0].contains("5 d 10 h") || lines[0].contains("5 Tage 10 h"))
    #expect(!lines[1].contains(wording.phrases(PluralMessage.streakInLine, 5)))
    #expect(lines[2] == wording.phrases(SafetyMessage.fiveDays))
  }
}
