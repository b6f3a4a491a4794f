import Nouns
import Rules
import Time
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

  func mealReading(_ question: MealReadQuestion) throws(CallFault) -> MealReading {
    let own = try ownFoods()
    let text: MealText
    do throws(NotUnderstood) {
      text = try MealText(question.text, names: own.names)
    } catch {
      var reading = MealReading()
      reading.mistake = MealTextMistake(error)
      return reading
    }
    let resolver = MealResolver(intake.catalog(own.foods)) { name in
      (try? rows.lastItem(name)) ?? nil
    }
    var reading = MealReading()
    (reading.slot, reading.time) = (text.slot, text.time)
    reading.items = text.items.enumerated().map { index, item in
      var item = item
      if question.amounts.indices.contains(index) {
        item.amount = amount(question.amounts[index]) ?? item.amount
      }
      let pick = question.picks.indices.contains(index) ? question.picks[index] : ""
      let chosen = pick.isEmpty ? nil : pick == Self.newFood ? "" : pick
      return ReadMealItem(resolver.resolved(item, pick: chosen))
    }
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
    choices = resolved.choices.map { choice in
      var told = MealFoodChoice()
      (told.key, told.name, told.germanName) = (choice.key, choice.name, choice.germanName)
      told.source = choice.source
      (told.per, told.kcal) = (choice.per, choice.kcal)
      return told
    }
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
    case .shorter(let most): (expected, limit) = (.shorter, Int64(most))
    default: expected = .food
    }
    self.init(place: Int64(error.place), expected: expected, limit: limit)
  }
}
