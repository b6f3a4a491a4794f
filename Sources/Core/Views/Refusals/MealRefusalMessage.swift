package enum MealRefusalMessage: String, Message {
  case tooManyItems = "At most {limit} things can be logged at once"
  case foodExists =
    "There is already a food called '{name}' ({id}). Choose another name, or change that one"
  case notAPortion = "'{text}' is not a portion. Expected a name and grams, such as slice=30"
}
