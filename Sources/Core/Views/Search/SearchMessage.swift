package enum SearchMessage: String, Message {
  case start = "Start fasting"
  case stop = "Stop fasting"
  case stopDetail = "{headline}; it asks first"
  case startPlanned = "With what is planned for today"
  case away = "fastd is away"
  case awayDetail = "Choose this to start it and see how it stands"
}
