package enum SearchMessage: String, Message {
  case start = "Start fasting"
  case stop = "Stop fasting"
  case stopDetail = "{headline}; asks first"
  case startPlanned = "As planned for today"
  case away = "fastd is not running"
  case awayDetail = "Select to start it and see your status"
}
