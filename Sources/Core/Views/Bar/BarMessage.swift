package enum BarMessage: String, Message {
  case left = "{wait} left"
  case over = "{over} over"
  case open = "{elapsed} fasting"
  case idle = "not fasting"
  case eating = "eating until {end}"
  case aWeek = "{weight}/week"
  case amountLeft = "{amount} left"
  case away = "fastd is not running"

  case until = "until {end}"
  case upcoming = "next fast {start}"
  case quiet = "quiet until {end}"
  case rest = "rest day"
  case vacation = "vacation until {end}"
}
