import Nouns
import Rules
import Settings
import Time
import Views
import Wire

// What somebody typed of a meal.
extension FoodAnswers {
  /// The word for a food of its own among the picks.
  private static let newFood = "new"

  /// Of "80g" or "1 slice", as it would stand in front of a food.
  private func amount(_ text: String) -> FoodAmount? {
    guard !text.isEmpty, let meal = try? MealText(text + " zz", names: .none) else { return nil }
    return meal.items.count == 1 ? meal.items[0].amount : nil
  }

  func ownFoods() throws(CallFault) -> OwnFoods {
    if let kept = state.ownFoods { return kept }
    let own = OwnFoods(try state.read(try rows.foods(FoodQuery(), OwnFoods.most)))
    state.ownFoods = own
    return own
  }

  /// Those that are known, by the words of a language.
  func names(in language: String? = nil) throws(CallFault) -> MealNames {
    var names = try ownFoods().names
    names.language = language ?? state.voice.phrases(TermMessage.language)
    names.hasBrands = state.settings.foodBrands.isOn
    return names
  }

  func mealReading(_ question: MealReadQuestion) throws(CallFault) -> MealReading {
    let own = try ownFoods()
    let names = try names(in: question.language)
    var text: MealText
    do throws(NotUnderstood) {
      text = try MealText(question.text, names: names)
    } catch {
      var reading = MealReading()
      reading.mistake = MealTextMistake(error)
      return reading
    }
    let catalog = intake.catalog(own.foods)
    if let mistake = text.barcodeMistake(in: question.text, catalog) {
      var reading = MealReading()
      reading.mistake = MealTextMistake(mistake)
      return reading
    }
    let resolver = MealResolver(catalog, names) { name in
      (try? rows.lastItem(name)) ?? nil
    }
    var reading = MealReading()
    (reading.slot, reading.time) = (text.slot, text.time)
    for (place, answer) in zip(text.items.indices, question.amounts) {
      guard let amount = amount(answer) else { continue }
      (text.items[place].amount, text.items[place].size) = (amount, nil)
      (text.items[place].isFew, text.items[place].beside) = (false, nil)
    }
    let picks = question.picks.map { $0.isEmpty ? nil : $0 == Self.newFood ? "" : $0 }
    reading.items = resolver.resolved(text.items, picks: picks).map(ReadMealItem.init)
    settle()
    return reading
  }
}

extension ReadMealItem {
  nonisolated fileprivate init(_ resolved: ResolvedItem) {
    self.init()
    let typed = resolved.item
    item = NewMealItem(
      typed.name, food: typed.food, source: typed.source, amount: typed.amount,
      unit: typed.unit, portion: typed.portion, nutrition: typed.nutrition)
    choices = resolved.choices.map(MealFoodChoice.init)
    countedAs = resolved.countedAs.map(MealFoodChoice.init)
    asOn = resolved.asOn?.iso
    lack =
      switch resolved.lack {
      case .noAmount: .amount
      case .noUnit, .unit: .unit
      case .amount: .tooMuch
      case nil: nil
      }
  }
}

extension MealFoodChoice {
  nonisolated fileprivate init(_ choice: FoodChoice) {
    self.init()
    (key, name, germanName) = (choice.key, choice.name, choice.germanName)
    (source, per, kcal) = (choice.source, choice.per, choice.kcal)
  }
}

extension MealTextMistake {
  nonisolated init(_ error: NotUnderstood) {
    var limit: Int64?
    let expected: MealExpectation
    switch error.expected {
    case .foodOrEnergy: expected = .foodOrEnergy
    case .mealSlot: expected = .mealSlot
    case .oneSlot: expected = .oneSlot
    case .separator: expected = .separator
    case .oneAmount: expected = .oneAmount
    case .oneValue: expected = .oneValue
    case .energyOfFood: expected = .energyOfFood
    case .macroOfFood: expected = .macroOfFood
    case .amountOfFood: expected = .amountOfFood
    case .foods(let most): (expected, limit) = (.foods, Int64(most))
    case .barcode: expected = .barcode
    case .checkDigit(let digit): (expected, limit) = (.checkDigit, Int64(digit))
    case .shorter(let most): (expected, limit) = (.shorter, Int64(most))
    default: expected = .food
    }
    self.init(place: Int64(error.place), expected: expected, limit: limit)
  }
}
