/// Where the numbers of the weight come from.
package enum WeightWhyMessage: String, Message {
  case mean = "{weight} is the average of the {values} from {from} to {to}: {list}."
  case noMean =
    "No average yet: it needs weigh-ins on {n} of the seven days from {from} to {to}; so far: {values}."
  case value = "{date} {weight}"
  case meanRule =
    "Of each day the weigh-in recorded last counts; days without one are left out, not guessed."
  case leftOut =
    "Left out: {list}, more than {bound} from the middle of the two weeks before. The next weigh-in brings it back if it agrees."

  case fell = "Down: the trend went from {before} to {now} in seven days."
  case rose = "Up: the trend went from {before} to {now} in seven days."
  case stayed = "Level: the trend went from {before} to {now} in seven days."
  case meanFell = "Down: the average of 7 days went from {before} to {now} in a week."
  case meanRose = "Up: the average of 7 days went from {before} to {now} in a week."
  case meanStayed = "Level: the average of 7 days went from {before} to {now} in a week."
  case band = "An arrow up or down needs a change of {band} or more; less is noise."
  case trendRule =
    "The trend moves a tenth of the way to each new value and keeps its pace in between, so a day of water hardly turns it. It follows {values} without a long gap."
  case weekRule =
    "It compares two averages, as the setting weight.arrow says; the trend is steadier."
  case tooFew = "No arrow yet: the trend follows {values} without a long gap, and needs {n}."
  case newBlock =
    "No arrow: this is day {day} of a phase. In the first {n} days, what changes is mostly water."
  case gapOfTrend =
    "No arrow: there is no trend today, or there was none a week ago. It ends a week after your last weigh-in and starts over after more than two weeks without one."
  case gapOfWeek = "No arrow: it needs an average of 7 days today, and one a week ago."
  case onlyDown = "It is not shown: with the aim to lose weight only an arrow down is."
  case onlyUp = "It is not shown: with the aim to gain weight only an arrow up is."
  case onlyFlat = "It is not shown: with the aim to hold your weight only a level arrow is."
  case noAim = "It is shown once there is an aim it is good news for: fastctl profile --aim lose"

  case goal = "The goal line is at {goal}, the goal weight of your profile."
  case noGoal =
    "There is no goal line. To set a goal weight: fastctl profile --goal-weight {weight}"
  case resting = "You said that this applies to you: {question}. So weight goals rest."
  case wayBegan =
    "The way to it began on {date} at {from}, your first average with this aim. Now it is {weight}."
  case held = "You want to hold it: an average of 7 days within {percent} of it counts as held."
}
