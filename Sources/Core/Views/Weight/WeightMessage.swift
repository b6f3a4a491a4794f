/// Where the weight stands.
package enum WeightMessage: String, Message {
  case mean = "{weight}, the average of 7 days"
  case firstWeek = "{weight}, the average of your first week"
  case noMean = "No average yet: it needs weigh-ins on 3 of the last 7 days."
  case last = "Last weigh-in: {weight} ({date})"
  case lastLeftOut = "Last weigh-in: {weight} ({date}), not counted in the average"

  case falling = "Falling by about {weight} a week"
  case rising = "Rising by about {weight} a week"
  case steady = "Steady: it changes little from week to week"
  case tooFew = "The trend shows from your 10th weigh-in on; so far: {n}."
  case newBlock = "No trend in the first days of a phase: what changes now is mostly water."
  case gap = "No trend: there are too few weigh-ins of late."

  case toGo = "{weight} to go to {goal}: {percent} done"
  case distance = "{weight} to go to {goal}"
  case reached =
    "You have reached your goal weight of {goal}. From now on fastd helps you hold it; to set another: fastctl profile --goal-weight {typed}"
  case held = "You are holding {goal}, within {percent}."
  case notHeld = "{weight} away from the {goal} you want to hold"
  case underweight = "Your BMI is under 18.5. Weight goals rest; please talk to a doctor."
  case leftOut =
    "{weight} is far from the last two weeks, so the average and the trend leave it out. If it is right, your next weigh-in confirms it; if it is a slip: fastctl undo"
  case recent = "{least} – {most} in 30 days"
  case reminder = "To be reminded every morning: fastctl remind add Weigh --daily 07:00"
}

/// The weight over some days.
package enum WeightChartMessage: String, Message {
  case title = "Weight from {from} to {to} ({unit})"
  case titlePlain = "Weight from {from} to {to}"
  case empty = "No weigh-ins from {from} to {to}. To record one: fastctl weight {weight}"
  case value = "weigh-in"
  case leftOut = "not counted"
  case trend = "trend"
  case mean = "average of the last 7 days"
  case goal = "goal {goal}"
  case goalBelow = "goal {goal}, below this chart"
  case goalAbove = "goal {goal}, above this chart"
  case point = "{date}: {weight}"
  case pointLeftOut = "{date}: {weight}, not counted"
  case pointTrend = "trend {weight}"
  case phase = "{phase}: {from} – {to}"
  case stones = "st lb"
  case goalMonths = "At the pace of the last four weeks: between {from} and {to}."
}
