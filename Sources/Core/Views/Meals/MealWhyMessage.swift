/// The sentences of `fastctl meal --why`.
package enum MealWhyMessage: String, Message {
  case title = "{date}: what you ate, and your targets"
  case target = "Target"
  case targetOpen =
    "{target}, from your targets since {date}. If those change before the day is over, the new ones count"
  case targetClosed =
    "{target}, from your targets since {date}, the newest when the day ended. What changed later does not count for it"
  case targetFirst = "{target}, from your first targets, those of {date}"
  case energyLeft = "{target} − {eaten} = {left} left"
  case energyOver = "{eaten} − {target} = {left} over"

  case good = "{eaten} g is {percent} of {target} g: good, as it is {least} g ({low}) or more"
  case goodBetween =
    "{eaten} g is {percent} of {target} g: good, as it is between {least} g ({low}) and {most} g ({high})"
  case low = "{eaten} g is {percent} of {target} g: low, as good begins at {least} g ({low})"
  case high = "{eaten} g is {percent} of {target} g: high, as good ends at {most} g ({high})"
  case notYet =
    "{eaten} g is {percent} of {target} g. Good begins at {least} g ({low}); until then nothing is said while the day is open"
  case beyond =
    "{eaten} g is {percent} of {target} g. Good ends at {most} g ({high}); nothing is said of it while the day is open"
  case nothingYet = "Good begins at {least} g ({low}), after the first meal"
  case unknown = "no entry says how much, so it is not compared: unknown is not 0"
  case untargeted = "{eaten} g, without a target"
  case left = "{target} − {eaten} = {left} g left"
  case over = "{eaten} − {target} = {left} g over"
  case partly = "Counted from {known} of {all} entries"

  case rule =
    "Good is {low} of a target or more; of carbohydrate and fat, it is also no more than {high}. A day that is over, or that you marked as complete, has a word for the rest too: low or high, however far off. Energy has neither a sign nor a word."
  case marked =
    "You marked this day as complete, so it has its words although it is not over yet."
  case exact =
    "Good is decided by tenths of a gram. What is left is the difference of the whole grams that are shown, so that each line adds up. With --json, what is not good is yellow between {less} and {more} of the target, and red beyond."
  case more = "How the targets are calculated: fastctl targets --why"

  case noTargets = "No targets counted on {date}, so there is nothing to compare with."
  case notCompared = "What you eat is added up, but not compared with a target: {reason}."
  case rested =
    "{date} has hours of a long fast, or of the time after one. So what you ate then is added up, but not compared with a target."
}
