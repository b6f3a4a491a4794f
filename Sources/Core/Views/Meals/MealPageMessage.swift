package enum MealPageMessage: String, Message {
  case asOn = "as on {date}"
  case countedAs = "{food}: counted as {other}"
  case average = "average of such products, not the maker's figures"
  case source = "from the built-in table"
  case day = "{date}: {eaten}"
  case left = "{eaten} of {target}, {left} left"
  case over = "{eaten} of {target}, {over} over"
  case learnt = "Learned: {food}. Next time its name is enough."
  case doubted = "The energy of {food} is far from what its macros add up to ({sum})."
  case nudge =
    "Add p, c and f when the label has them, and fastd keeps track of them too: fastctl meal \"oats 80g 297kcal p10 c47 f6\""
  case barcode =
    "No food has the barcode {digits} yet. To name it: fastctl food add \"NAME 370kcal\" --alias {digits}"
  case wayBack = "To take it back: fastctl undo"
  case foodStays =
    "What fastd learned about '{food}' stays. To erase that as well: fastctl food purge {quoted}"
  case eraseFood =
    "fastd learned the food '{food}' and its energy from this entry. Erase the food for good as well?"

  case none = "No meals yet. To log one: fastctl meal \"oats 80g + milk 200ml\""
  case noneOpen = "Every entry has its energy."
  case noneFound = "No meal matches."
  case suggestionsHead = "What you often eat for {slot}:"
  case often = "Often:"
  case lately = "Lately:"
  case newest = "The newest {n}. To see more: fastctl meal list {more}"
  case times = "{times} of the last {of}"
  case food = "Food"
  case amount = "Amount"
  case energy = "Energy"

  case macro = "{macro}: {eaten} of {target}, {left} left"
  case macroOver = "{macro}: {eaten} of {target}, {left} over"

  case which = "Which {food} do you mean?"
  case choice = "{n}  {name}, {energy} per 100 g"
  case choicePlain = "{n}  {name}"
  case choiceNew = "{n}  something else"
  case askAmount = "How much {food}? For example 80g or 1 slice:"
  case askUnit = "{food}: {n} of what? For example g, ml or slices:"
  case askMeal =
    "What did you eat? A number, a meal such as \"oats 80g + milk 200ml\", or Enter to search:"
  case unclear =
    "{food} could be: {choices}. Say which, or what is in it, such as: fastctl meal \"{food} 210kcal\""
  case noAmount = "How much {food}? For example: fastctl meal \"80g {food}\""
  case noUnit =
    "fastd does not know what that amount of {food} weighs. For example: fastctl meal \"80g {food}\""
  case noWeight = "fastd knows {food} only by the portion. For example: fastctl meal \"1 {food}\""
  case tooMuch = "That is a lot of {food}: amounts go up to 3 kg and 3,000 kcal of one food."
  case noneToCopy = "There is nothing to log once more."
  case oneFood =
    "One food at a time can be corrected, such as: fastctl meal edit k7m2 \"milk 150ml\""
  case endFast = "You are fasting. End the fast at {time}?"
  case addFast =
    "No fast was recorded between your last two meals. Add one from {start} to {end} ({length})?"
  case fastGoesOn = "Your fast goes on. To end it: fastctl stop"
  case notShown =
    "That number is not in the list you last saw. To see one: fastctl meal; for energy: fastctl meal {n}kcal"
}

extension PluralMessage {
  static let mealItems = Self(one: "{n} item", many: "{n} items")
  static let withoutEnergy = Self(
    one: "The energy of {n} item is unknown, so the sum is too low. To see it: fastctl meal open",
    many:
      "The energy of {n} items is unknown, so the sum is too low. To see them: fastctl meal open")
}
