import Nouns
import Rules
import Time

/// The answers to the safety questions as a row of their table.
nonisolated enum SafetyColumns {
  static let names = RowNames(noun: "safety", names: ["id", "applies", "agreed", "at_ms"])

  static func values(of answers: SafetyAnswers) -> [Value] {
    let mask = answers.applies.reduce(Int64(0)) { $0 | bit($1) }
    return [
      .text(answers.id.text), .integer(mask), .integer(answers.isAgreed ? 1 : 0),
      .integer(answers.at.milliseconds),
    ]
  }

  static func answers(_ columns: Columns, from first: Int32 = 0) throws(StoreError)
    -> SafetyAnswers
  {
    let mask = try columns.integer(first + 1)
    return SafetyAnswers(
      id: try PlanColumns.id(columns, first),
      applies: Set(SafetyQuestion.allCases.filter { mask & bit($0) != 0 }),
      isAgreed: try columns.integer(first + 2) != 0,
      at: Instant(milliseconds: try columns.integer(first + 3)))
  }

  /// Question 1 is the lowest bit.
  private static func bit(_ question: SafetyQuestion) -> Int64 {
    1 << Int64(question.number - 1)
  }
}

nonisolated extension Noun {
  static let safety = Noun(SafetyColumns.names, in: "safety") {
    columns, first throws(StoreError) in .safety(try SafetyColumns.answers(columns, from: first))
  }
}
