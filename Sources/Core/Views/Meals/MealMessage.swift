import Nouns

package enum MealMessage: String, Message {
  case logged = "Logged {food} ({time})"
  case deleted = "Deleted {food} ({time})"
  case changed = "Changed {food} ({time})"
  case changedTo = "Changed {food} ({time}): {changes}"
  case amountUnknown = "no amount"
  case energyUnknown = "energy unknown"
  case protein = "protein {amount}"
  case carbs = "carbohydrate {amount}"
  case fat = "fat {amount}"
  case fiber = "fibre {amount}"
  case alcohol = "alcohol {amount}"
  case unknown = "not known"
  case breakfast = "breakfast"
  case lunch = "lunch"
  case dinner = "dinner"
  case snack = "snack"
  case meal = "meal"

  case foodAdded = "Added the food {name}"
  case foodDeleted = "Deleted the food {name}"
  case foodRenamed = "The food {old} is now called {name}"
  case foodChanged = "Changed the food {name}"
  case dayCompleted = "Marked {date} as complete"
  case dayReopened = "{date} is no longer marked as complete"

  init(_ macro: Macro) {
    switch macro {
    case .protein: self = .protein
    case .carbs: self = .carbs
    case .fat: self = .fat
    case .fiber: self = .fiber
    }
  }

  init(_ slot: MealSlot?) {
    switch slot {
    case .breakfast: self = .breakfast
    case .lunch: self = .lunch
    case .dinner: self = .dinner
    case .snack: self = .snack
    case nil: self = .meal
    }
  }
}
