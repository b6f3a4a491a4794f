import Nouns
import Time
import Wire

/// The sentences below the table of a week or a month, each with the sign that it is about.
struct ReviewSentences {
  let facts: ReviewFacts
  let wording: Wording
  let screen: Screen
  private var phrases: Phrases { wording.phrases }

  struct Sentence {
    var sign = ""
    var colour: Colour?
    let text: String
  }

  var all: [Sentence] {
    [fasts, early, weight].compactMap(\.self) + eaten
  }

  private func sentence(_ text: String, _ sign: Sign) -> Sentence {
    guard sign != .none else { return Sentence(text: text) }
    return Sentence(sign: String(sign.scalar(on: screen)), colour: sign.colour, text: text)
  }

  // MARK: Fasts

  private var fasts: Sentence? {
    guard let longest = facts.now.longest else { return nil }
    let day = ReviewFacts.day(longest.date)
    var text = phrases(
      ReviewMessage.longest, "day", name(of: day), "length",
      wording.hours(seconds: longest.seconds))
    // Of one fast it would be said twice.
    if facts.now.fasts.fasts > 1, let start = clock(facts.now.usualStart),
      let end = clock(facts.now.usualEnd)
    {
      text += " " + phrases(ReviewMessage.usual, "start", start, "end", end)
    }
    // Of a month it is in none of its columns.
    return sentence(text, facts.days.first { $0.day == day }.map { Sign($0.mark) } ?? .none)
  }

  private func name(of day: Day) -> String {
    facts.isWeek ? wording.weekday(day) : wording.weekday(day) + " " + wording.shortDate(day)
  }

  private func clock(_ text: String?) -> String? {
    text.flatMap { try? ClockTime($0) }.map(wording.clock)
  }

  private var early: Sentence? {
    let list = facts.days.flatMap { day in
      day.fasts.filter { $0.outcome == .partial }.compactMap { fast -> String? in
        guard let goal = fast.goal, let length = fast.length, goal > length else { return nil }
        let short = Wording.wholeMinutesUp(goal - length)
        return phrases(
          ReviewMessage.earlyBy, "day", wording.weekday(day.day), "length",
          wording.hours(seconds: short))
      }
    }
    guard !list.isEmpty else { return nil }
    return sentence(phrases(ReviewMessage.early, "list", list.joined(separator: ", ")), .partial)
  }

  // MARK: Weight

  private var weight: Sentence? {
    guard let change = facts.change else { return nil }
    guard let size = wording.weightChange(grams: change) else {
      return Sentence(
        sign: WeightArrow.flat.sign(on: screen),
        text: phrases(facts.isWeek ? ReviewMessage.sameAsWeek : .sameAsMonth))
    }
    let message: ReviewMessage =
      switch (change < 0, facts.isWeek) {
      case (true, true): .lessThanWeek
      case (true, false): .lessThanMonth
      case (false, true): .moreThanWeek
      case (false, false): .moreThanMonth
      }
    let arrow = change < 0 ? WeightArrow.down : .up
    return Sentence(sign: arrow.sign(on: screen), text: phrases(message, "weight", size))
  }

  // MARK: Food

  private var eaten: [Sentence] {
    guard let energy = facts.now.energy else { return [] }
    let unit = wording.customs.units.energy.rawValue
    var list = [
      over(
        energy.days,
        amount(wording.shownEnergy(energy.mean), of: energy.target.map(wording.shownEnergy), unit))
    ]
    for macro in Macro.allCases {
      guard let sum = facts.now.sum(of: macro) else { continue }
      let amount = amount(
        Wording.grams(tenths: sum.mean), of: sum.target.map(Wording.grams(tenths:)), "g")
      let text = phrases(MealMessage(macro), "amount", amount)
      list.append(sum.days == energy.days ? text : over(sum.days, text))
    }
    var lines = [Sentence(text: phrases(ReviewMessage.eaten, "list", list.joined(separator: ", ")))]
    if let left = facts.left, left.kcal > 0 {
      lines.append(
        Sentence(
          text: phrases(
            ReviewMessage.left, "energy", wording.energy(left.kcal), "days",
            phrases(.daysInARow, left.days))))
    }
    return lines
  }

  private func over(_ days: Int64, _ amount: String) -> String {
    phrases(ReviewMessage.overDays, "amount", amount, "days", phrases(.daysInARow, days))
  }

  private func amount(_ amount: Int64, of target: Int64?, _ unit: String) -> String {
    let number = wording.number(amount)
    guard let target else { return number + " " + unit }
    return phrases(
      DrinkMessage.ofAim, "amount", number, "aim", wording.number(target) + " " + unit)
  }
}
