import Nouns
import Wire

/// Why a macro of a day is good, low, high, or nothing of it.
struct MacroWhy {
  private let macro: MacroState
  private let answer: MealDayAnswer
  private let wording: Wording
  private var phrases: Phrases { wording.phrases }
  /// In tenths of a gram.
  private let eaten: Int64?
  private let target: Int64

  init(_ macro: MacroState, in answer: MealDayAnswer, _ wording: Wording) {
    (self.macro, self.answer, self.wording) = (macro, answer, wording)
    eaten = macro.eaten.map(Self.possible)
    target = Self.possible(macro.target)
  }

  /// So that nothing from a broken peer overflows.
  private static func possible(_ tenths: Int64) -> Int64 { min(max(tenths, 0), 1 << 40) }

  var text: String {
    guard answer.day.meals > 0 else {
      return [left(of: 0), say(.nothingYet)].joined(separator: ". ")
    }
    guard let eaten else { return phrases(MealWhyMessage.unknown) }
    guard target > 0 else { return say(.untargeted) }
    return [left(of: eaten), say(judgement), partly].compactMap(\.self).joined(separator: ". ")
  }

  private var judgement: MealWhyMessage {
    switch MacroVerdict(macro, isJudged: answer.day.isJudged) {
    case .good: macro.macro.isBounded ? .goodBetween : .good
    case .low: .low
    case .high: .high
    case nil: macro.over > 0 ? .beyond : .notYet
    }
  }

  private func say(_ message: MealWhyMessage) -> String {
    let green = MacroSmiley.greenShares
    // Rounded inwards: the bounds themselves are good.
    let least = (target * green.lowerBound + 99) / 100
    return phrases(
      message,
      [
        "eaten": grams(eaten ?? 0), "target": grams(target), "percent": wording.percent(percent),
        "least": grams(least), "most": grams(target * green.upperBound / 100),
        "low": wording.percent(green.lowerBound), "high": wording.percent(green.upperBound),
      ])
  }

  /// As exact as it is judged.
  private func grams(_ tenths: Int64) -> String { wording.decimal(thousandths: 100 * tenths) }

  /// Rounded, but never to the other side of a bound: 69.96 is under 70.
  private var percent: Int64 {
    guard let eaten, target > 0 else { return 0 }
    let share = 100 * eaten
    var percent = (2 * share + target) / (2 * target)
    for range in [MacroSmiley.greenShares, MacroSmiley.yellowShares] {
      let (least, most) = (range.lowerBound, range.upperBound)
      if percent == least, share < least * target { percent -= 1 }
      if percent == most, share > most * target { percent += 1 }
    }
    return percent
  }

  /// In the whole grams of the meters.
  private func left(of eaten: Int64) -> String {
    let (eaten, target) = (Wording.grams(tenths: eaten), Wording.grams(tenths: target))
    return phrases(
      eaten > target ? MealWhyMessage.over : .left, "target", wording.number(target), "eaten",
      wording.number(eaten), "left", wording.number(abs(target - eaten)))
  }

  /// Nil where every entry says how much of it there was.
  private var partly: String? {
    let known = answer.items.count { $0.nutrition[macro.macro] != nil }
    guard known > 0, known < answer.items.count else { return nil }
    return phrases(
      MealWhyMessage.partly, "known", wording.number(Int64(known)), "all",
      wording.number(Int64(answer.items.count)))
  }
}
