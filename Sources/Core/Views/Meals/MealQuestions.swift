package import Nouns
package import Time
package import Wire

extension Wording {
  /// "62 g", rounded half away from zero.
  func wholeGrams(tenths: Int64) -> String {
    number(Self.grams(tenths: tenths)) + " g"
  }

  /// Rounded half away from zero; of less than nothing none.
  static func grams(tenths: Int64) -> Int64 { (min(max(tenths, 0), 1 << 40) + 5) / 10 }

  /// The items of one meal, in one sentence.
  package func sentence(logged items: [MealItem], now: Instant) -> String {
    guard let first = items.first else { return "" }
    return phrases(
      MealMessage.logged, "food", items.map { eaten($0) }.joined(separator: " + "), "time",
      recorded(first.at, now: now))
  }

  /// The deleted item, in one sentence.
  package func sentence(deleted item: MealItem, now: Instant) -> String {
    ChangeSentence(wording: self, now: now).mealItem(item, nil) ?? ""
  }

  package func sentence(marking day: Day, isComplete: Bool) -> String {
    phrases(
      isComplete ? MealMessage.dayCompleted : .dayReopened, "date", dated(day))
  }

  // MARK: Questions

  package func unclear(_ item: ReadMealItem) -> String {
    let names = item.choices.map { name(of: $0) }.joined(separator: ", ")
    return phrases(
      MealPageMessage.unclear, "food", PlainText.line(item.item.name), "choices", names)
  }

  package func which(_ item: ReadMealItem) -> String {
    phrases(MealPageMessage.which, "food", PlainText.line(item.item.name))
  }

  package func lack(of item: ReadMealItem) -> String {
    let message: MealPageMessage =
      switch item.lack {
      case .unit: item.isWeighed ? .noWeight : .noUnit
      case .tooMuch: .tooMuch
      case .amount, nil: .noAmount
      }
    return phrases(message, "food", PlainText.line(item.item.name))
  }

  package func askAmount(of item: ReadMealItem) -> String {
    let food = PlainText.line(item.item.name)
    guard let number = item.bareNumber else {
      return phrases(MealPageMessage.askAmount, "food", food)
    }
    return phrases(MealPageMessage.askUnit, ["n": number, "food": food])
  }

  package func askToEndFast(at moment: Instant, now: Instant) -> String {
    phrases(MealPageMessage.endFast, "time", soon(moment, now: now))
  }

  /// `start` is the last meal of yesterday.
  package func askToAddFast(from start: Instant, to end: Instant, now: Instant) -> String {
    phrases(
      MealPageMessage.addFast, "start", moment(start, now: now), "end", moment(end, now: now),
      "length", span(seconds: (end - start).seconds))
  }

  /// Numbered, with a food of its own at the end.
  package func lines(of choices: [MealFoodChoice]) -> String {
    var lines = choices.enumerated().map { index, choice -> String in
      let (number, name) = (String(index + 1), name(of: choice))
      guard let kcal = choice.kcal, choice.per != .portion else {
        return phrases(MealPageMessage.choicePlain, "n", number, "name", name)
      }
      return phrases(
        MealPageMessage.choice, ["n": number, "name": name, "energy": energy(kcal)])
    }
    lines.append(phrases(MealPageMessage.choiceNew, "n", String(choices.count + 1)))
    return lines.joined(separator: "\n")
  }
}

extension ReadMealItem {
  /// Of a food that is known by the portion alone.
  fileprivate var isWeighed: Bool { ["g", "kg", "oz", "lb"].contains(item.unit) }

  /// The bare number that was typed as the amount of a food that is not counted in pieces.
  package var bareNumber: String? {
    guard lack == .unit, item.unit == nil, let thousandths = item.amount, thousandths > 0 else {
      return nil
    }
    let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
    let places = String(1000 + rest).dropFirst().reversed().drop { $0 == "0" }.reversed()
    return places.isEmpty ? String(whole) : "\(whole).\(String(places))"
  }

  /// A unit alone is that of the number that was typed before.
  package func amount(answered text: String) -> String {
    guard let number = bareNumber, text.first?.isLetter == true else { return text }
    return number + text
  }
}
