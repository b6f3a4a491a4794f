import Views

/// What a manual page says with a value in it.
enum ManualMessage: String, Message {
  case fallback = "The default is {value}."
  case fallbackSpan = "The default is {value}; on means {usual}."
  case coachLimits =
    "A text has at most {text} bytes, the file at most {lines} lines; a line that starts with # is a comment."
  case templateLimits =
    "A template has at most {length} bytes, and conditions can be nested at most {depth} deep. A mistake is named with its place."
  case states = "One of {states}. near is also fasting, and over is also reached."
}
