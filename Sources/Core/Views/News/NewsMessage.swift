package enum NewsMessage: String, Message {
  case goalReached = "Goal reached"
  case goalReachedBody = "{length} since {start}."
  case goalReachedLate = "{length} since {start}. Reached {end}."
  case endFast = "End fast"
  case oneHourMore = "1 hour more"

  case fastEnded = "Fast ended"
  case goalMoved = "New goal: {end}"
  case refused = "Not done"

  case statusGoal = "Fasting since {start}, {goal}, goal at {end}"
  case statusOpen = "Fasting since {start}, no goal"
}
