package enum DrinkMessage: String, Message {
  case amount = "{n} ml"
  case named = "{amount} of {what}"
  case added = "Recorded {drink} ({time})"
  case deleted = "Deleted the drink from {time}: {drink}"
  case changed = "Changed the drink from {time}: {changes}"
  case wayBack = "To bring this drink back: fastctl undo"
  case willErase =
    "This erases the drink from {date} ({drink}) for good, also from the change log and all backups."

  case ofAim = "{amount} of {aim}"
  case withMeals = "{sum}, {amount} of it logged as meals"
  case last = "Last drink: {time}."
  case noneToday = "No drinks yet today. To record one: fastctl drink 300ml"
  case thirst = "Drink when you are thirsty, but not litres at once."

  case heading = "Drink"
  case none = "No drinks yet. To record one: fastctl drink 300ml"
  case field = "the amount of a drink"

  case isMeal = "{food} has 10 kcal or more, so it is logged as a meal."
  case hasEnergy =
    "{food} has 10 kcal or more, so it belongs among your meals. To move it: fastctl drink delete {id}, then fastctl meal {typed} --at {time}"
  case howMuch = "How much was it? For example: fastctl drink 300ml {what}"
  case howMuchNow = "How much was it? For example: fastctl drink edit {id} 300ml {what}"
  case oneAtATime = "Record one drink at a time, such as: fastctl drink 300ml tea"
  case oneToCorrect = "Correct one drink at a time, such as: fastctl drink edit {id} 300ml tea"

  case reminder = "Something to drink?"
}

extension PluralMessage {
  static let drinks = Self(one: "{n} drink", many: "{n} drinks")
}
