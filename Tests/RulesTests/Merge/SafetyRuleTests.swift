import Nouns
import Rules
import Testing
import Time

/// Answers that did not know of each other hold together, the more careful of each.
@Suite struct SafetyRuleTests {
  private struct Answers: Sendable {
    let applies: Set<SafetyQuestion>
    let isAgreed: Bool
    let at: Int64
    let wording: Int?

    init(_ applies: Set<SafetyQuestion>, agreed isAgreed: Bool, at: Int64, _ wording: Int?) {
      (self.applies, self.isAgreed, self.at, self.wording) = (applies, isAgreed, at, wording)
    }

    var row: SafetyAnswers {
      SafetyAnswers(
        id: Sample.id(9), applies: applies, isAgreed: isAgreed,
        at: Instant(milliseconds: at), wording: wording)
    }
  }

  private static let examples: [(rule: String, [Answers], Answers)] = [
    (
      "every yes of any, since the earliest",
      [
        Answers([.pregnancy], agreed: false, at: 20, nil),
        Answers([.diabetes], agreed: false, at: 10, nil),
      ], Answers([.pregnancy, .diabetes], agreed: false, at: 10, nil)
    ),
    (
      "agreed if all that have a yes agree",
      [
        Answers([.frail], agreed: true, at: 10, nil),
        Answers([.hardWork], agreed: true, at: 20, nil),
      ], Answers([.frail, .hardWork], agreed: true, at: 10, nil)
    ),
    (
      "not agreed if one of them does not",
      [
        Answers([.frail], agreed: true, at: 10, nil),
        Answers([.hardWork], agreed: false, at: 20, nil),
      ], Answers([.frail, .hardWork], agreed: false, at: 10, nil)
    ),
    (
      "without a yes there is nothing to agree to",
      [
        Answers([.frail], agreed: true, at: 10, nil), Answers([], agreed: false, at: 20, nil),
      ], Answers([.frail], agreed: true, at: 10, nil)
    ),
    (
      "by the older wording, so that what is new is asked again",
      [
        Answers([.frail], agreed: true, at: 10, 2), Answers([.frail], agreed: true, at: 20, 3),
        Answers([.frail], agreed: true, at: 20, 2),
      ], Answers([.frail], agreed: true, at: 10, 2)
    ),
    (
      "no wording is the first",
      [
        Answers([.frail], agreed: true, at: 10, 2), Answers([.frail], agreed: true, at: 10, nil),
      ], Answers([.frail], agreed: true, at: 10, nil)
    ),
  ]

  @Test(arguments: examples)
  private func `the more careful answers hold together`(
    rule: String, answers: [Answers], together: Answers
  ) {
    var scribe = Scribe()
    for (device, one) in zip(Scribe.Device.allCases, answers) {
      scribe.see(device, [:])
      scribe.add(device, one.row)
    }
    #expect(scribe.merge.rows == [together.row.row], "\(rule)")
    #expect(scribe.merge.conflicts.count == 1)
  }

  @Test func `a yes stands while others take back theirs without knowing of it`() {
    var scribe = Scribe()
    let (own, other) = (
      Answers([.frail], agreed: true, at: 10, nil).row,
      Answers([.diabetes], agreed: false, at: 20, nil).row
    )
    scribe.add(.a, own)
    scribe.see(.b, [:])
    scribe.add(.b, other)
    scribe.delete(.b, other)
    guard case .safety(let left)? = scribe.merge.rows.first else { return #expect(Bool(false)) }
    #expect(left.applies == [.frail, .diabetes])
    #expect(scribe.merge.conflictWords.contains("safety alive 1"))
    scribe.meet(.b)
    scribe.delete(.b, other)
    #expect(scribe.merge.rows.isEmpty)
    #expect(scribe.merge.conflictWords == ["safety answers 1"])
  }

  @Test func `whoever answers with both in mind settles it`() {
    var scribe = Scribe()
    scribe.add(.a, Answers([.frail], agreed: true, at: 10, nil).row)
    scribe.see(.b, [:])
    scribe.add(.b, Answers([.diabetes], agreed: false, at: 20, nil).row)
    scribe.meet(.a)
    let answer = Answers([], agreed: false, at: 30, 2).row
    scribe.edit(
      .a, answer, "answers", Registers.of(.safety).sets(answer.row.cells, in: ["answers"]))
    #expect(scribe.merge.conflicts.isEmpty)
    guard case .safety(let left)? = scribe.merge.rows.first else { return #expect(Bool(false)) }
    #expect(left.applies.isEmpty && left.wording == 2)
  }
}
