// The words of both languages for days, times and spans, in small letters: whatever language is
// spoken, all of them are read.

extension Span {
  init?(unit word: String) {
    switch word {
    case "w", "week", "weeks", "woche", "wochen": self = .hours(7 * 24)
    case "d", "day", "days", "tag", "tage", "tagen": self = .hours(24)
    case "h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden": self = .hour
    case "m", "min", "mins", "minute", "minutes", "minuten": self = .minute
    case "s", "sec", "secs", "second", "seconds", "sek", "sekunde", "sekunden": self = .second
    default: return nil
    }
  }
}

extension Weekday {
  init?(word: String) {
    switch word {
    case "monday", "mon", "montag", "mo": self = .monday
    case "tuesday", "tues", "tue", "dienstag", "di": self = .tuesday
    case "wednesday", "wed", "mittwoch", "mi": self = .wednesday
    case "thursday", "thurs", "thur", "thu", "donnerstag", "do": self = .thursday
    case "friday", "fri", "freitag", "fr": self = .friday
    case "saturday", "sat", "samstag", "sonnabend", "sa": self = .saturday
    case "sunday", "sun", "sonntag", "so": self = .sunday
    default: return nil
    }
  }

  /// Several days that have one word.
  static func several(_ word: String) -> [Weekday]? {
    switch word {
    case "daily", "täglich": allCases
    case "weekdays", "werktags", "wochentags": [.monday, .tuesday, .wednesday, .thursday, .friday]
    case "weekend", "weekends", "wochenende", "wochenenden": [.saturday, .sunday]
    default: nil
    }
  }
}

extension Month {
  static func number(word: String) -> Int? {
    switch word {
    case "january", "jan", "januar", "jänner", "jaenner": 1
    case "february", "feb", "februar", "feber": 2
    case "march", "mar", "märz", "maerz", "mär", "mrz": 3
    case "april", "apr": 4
    case "may", "mai": 5
    case "june", "jun", "juni": 6
    case "july", "jul", "juli": 7
    case "august", "aug": 8
    case "september", "sept", "sep": 9
    case "october", "oct", "oktober", "okt": 10
    case "november", "nov": 11
    case "december", "dec", "dezember", "dez": 12
    default: nil
    }
  }
}

extension PartOfDay {
  /// Behind a day, such as `yesterday evening`.
  init?(word: String) {
    switch word {
    case "morning", "morgen", "früh", "vormittag": self = .morning
    case "afternoon", "nachmittag": self = .afternoon
    case "evening", "abend": self = .evening
    default: return nil
    }
  }

  /// Behind a clock time, such as `8 Uhr abends`.
  init?(suffix word: String) {
    switch word {
    case "morgens", "früh", "vormittags": self = .morning
    case "mittags": self = .midday
    case "nachmittags": self = .afternoon
    case "abends": self = .evening
    case "nachts": self = .night
    default: return nil
    }
  }
}

enum Words {
  static func isNow(_ word: String) -> Bool { word == "now" || word == "jetzt" }

  static func days(fromToday word: String) -> Int64? {
    switch word {
    case "today", "heute": 0
    case "yesterday", "gestern": -1
    case "vorgestern": -2
    case "tomorrow", "morgen": 1
    case "übermorgen", "uebermorgen": 2
    default: nil
    }
  }

  static func clock(_ word: String) -> SpokenClock? {
    switch word {
    case "noon", "midday", "mittag": SpokenClock(time: .noon)
    case "midnight", "mitternacht": SpokenClock(time: .midnight, isMidnight: true)
    default: nil
    }
  }

  static func number(_ word: String) -> Int64? {
    switch word {
    case "a", "an", "one", "ein", "eine", "einer", "einem", "einen": 1
    case "two", "zwei": 2
    case "three", "drei": 3
    case "four", "vier": 4
    case "five", "fünf": 5
    case "six", "sechs": 6
    case "seven", "sieben": 7
    case "eight", "acht": 8
    case "nine", "neun": 9
    case "ten", "zehn": 10
    case "eleven", "elf": 11
    case "twelve", "zwölf": 12
    default: nil
    }
  }

  static func isHalf(_ word: String) -> Bool {
    switch word {
    case "half", "halbe", "halben", "halber", "halbes", "halb": true
    default: false
    }
  }

  static func isOneAndAHalf(_ word: String) -> Bool {
    word == "anderthalb" || word == "eineinhalb"
  }

  static func isAnd(_ word: String) -> Bool { word == "and" || word == "und" }
  static func isTo(_ word: String) -> Bool { word == "to" || word == "bis" }
  static func isOn(_ word: String) -> Bool { word == "on" || word == "am" || word == "den" }

  /// In front of a clock time.
  static func isAt(_ word: String) -> Bool {
    switch word {
    case "at", "um", "from", "ab": true
    default: false
    }
  }

  static func isLast(_ word: String) -> Bool {
    switch word {
    case "last", "letzte", "letzten", "letzter", "vorige", "vorigen", "voriger": true
    default: false
    }
  }

  static func isNext(_ word: String) -> Bool {
    switch word {
    case "next", "nächste", "nächsten", "nächster", "kommende", "kommenden", "kommender": true
    default: false
    }
  }

  static func isThis(_ word: String) -> Bool {
    switch word {
    case "this", "diese", "diesen", "dieser": true
    default: false
    }
  }

  static func isNight(_ word: String) -> Bool { word == "night" || word == "nacht" }
  static func isOrdinal(_ word: String) -> Bool { ["st", "nd", "rd", "th"].contains(word) }
  static func isOff(_ word: String) -> Bool {
    ["off", "rest", "frei", "ruhe", "aus"].contains(word)
  }
}
