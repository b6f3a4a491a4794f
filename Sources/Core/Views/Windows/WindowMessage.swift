package enum WindowMessage: String, Message {
  case open = "Eating window open until {end} (in {wait})"
  case closed = "The eating window is closed"
  case fasting = "You are fasting"
  case next = "Next eating window: {start} - {end} (in {wait})"
  case nextAtGoal = "Next eating window: {start} - {end}, if you end the fast at its goal"
  case nextAfterFast = "The next opens when your next fast ends"
  case nextAfterThis = "The next opens when you end this fast"
  case grace = "Until {end} a late bite is fine"
  case following =
    "It follows your fasts: it opens when one ends, for the hours that its schedule leaves"
  case fixed = "It is fixed: {start} - {end} each day"

  case inside = "Eaten at {time}, inside {start} - {end}."
  case nearby = "Eaten at {time}, a little after {start} - {end}. That is fine."
  case outside = "Eaten at {time}, outside {start} - {end}. Tomorrow is a new day."
  case alone = "Eaten at {time}. There is no eating window to compare it with."
}
