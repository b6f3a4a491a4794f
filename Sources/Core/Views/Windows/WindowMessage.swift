package enum WindowMessage: String, Message {
  case open = "Eating window open until {end} (in {wait})"
  case closed = "The eating window is closed"
  case fasting = "You are fasting"
  case next = "Next eating window: {times} (in {wait})"
  case nextAtGoal = "Next eating window: {times}, if you end the fast at its goal"
  case nextAfterFast = "The next one opens when your next fast ends"
  case nextAfterThis = "The next one opens when you end this fast"
  case grace = "Until {end}, eating a little late is fine"
  case following =
    "It follows your fasts: it opens when one ends, for as long as its schedule allows"
  case fixed = "It is fixed: {times} every day"

  case inside = "{time} is inside your eating window, {times}."
  case nearby = "{time} is a little after your eating window, {times}. That is fine."
  case outside = "{time} is outside your eating window, {times}. Tomorrow is a new day."
  case alone = "There is no eating window to compare {time} with."
}
