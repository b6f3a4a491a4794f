import Time

/// A time as letters behind per cent signs describe it, as `date` and many bars have them.
enum TimePattern {
  /// The known letters, to be listed.
  static let letters = [
    "%H", "%I", "%M", "%S", "%p", "%a", "%d", "%e", "%m", "%y", "%Y", "%F", "%R", "%T", "%Z", "%%",
  ]

  private static let percent = UInt8(ascii: "%")

  /// At least one letter, and none that is not known.
  static func isValid(_ pattern: ArraySlice<UInt8>) -> Bool {
    var isLetter = false
    var hasLetter = false
    for byte in pattern {
      if isLetter {
        guard isKnown(byte) else { return false }
        isLetter = false
        hasLetter = true
      } else {
        isLetter = byte == percent
      }
    }
    return hasLetter && !isLetter
  }

  private static func isKnown(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "H"), UInt8(ascii: "I"), UInt8(ascii: "M"), UInt8(ascii: "S"): true
    case UInt8(ascii: "p"), UInt8(ascii: "a"), UInt8(ascii: "d"), UInt8(ascii: "e"): true
    case UInt8(ascii: "m"), UInt8(ascii: "y"), UInt8(ascii: "Y"), UInt8(ascii: "F"): true
    case UInt8(ascii: "R"), UInt8(ascii: "T"), UInt8(ascii: "Z"), percent: true
    default: false
    }
  }

  static func text(_ pattern: ArraySlice<UInt8>, of time: Instant, _ wording: Wording) -> String {
    let local = wording.zone.local(time)
    var text: [UInt8] = []
    var isLetter = false
    for byte in pattern {
      if isLetter {
        text += word(byte, local, time, wording).utf8
        isLetter = false
      } else if byte == percent {
        isLetter = true
      } else {
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func word(
    _ letter: UInt8, _ local: LocalTime, _ time: Instant, _ wording: Wording
  ) -> String {
    switch letter {
    case UInt8(ascii: "H"): twoDigits(local.clock.hour)
    case UInt8(ascii: "I"): twoDigits((local.clock.hour + 11) % 12 + 1)
    case UInt8(ascii: "M"): twoDigits(local.clock.minute)
    case UInt8(ascii: "S"): twoDigits(local.clock.second)
    case UInt8(ascii: "p"): local.clock.hour < 12 ? "AM" : "PM"
    case UInt8(ascii: "R"): hourMinute(local.clock)
    case UInt8(ascii: "T"): hourMinute(local.clock) + ":" + twoDigits(local.clock.second)
    case UInt8(ascii: "Z"): PlainText.line(wording.zone.abbreviation(at: time))
    case percent: "%"
    default: dayWord(letter, local.day, wording)
    }
  }

  private static func hourMinute(_ clock: ClockTime) -> String {
    twoDigits(clock.hour) + ":" + twoDigits(clock.minute)
  }

  private static func dayWord(_ letter: UInt8, _ day: Day, _ wording: Wording) -> String {
    let (year, month, number) = day.civil
    switch letter {
    case UInt8(ascii: "a"): return wording.weekday(day)
    case UInt8(ascii: "d"): return twoDigits(number)
    case UInt8(ascii: "e"): return (number < 10 ? " " : "") + String(number)
    case UInt8(ascii: "m"): return twoDigits(month)
    case UInt8(ascii: "y"): return twoDigits((year % 100 + 100) % 100)
    case UInt8(ascii: "Y"): return String(year)
    default: return day.iso
    }
  }
}
