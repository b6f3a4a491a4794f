import Wire

/// The pictures that stand for a mood, from the plainest to what needs a special font.
package enum BarIcons: String, CaseIterable, Sendable {
  case none, ascii, emoji, nerd
  /// The signs that stand for the same states everywhere else.
  case ring

  /// The one whose ring has the most steps.
  static let finest = BarIcons.nerd
}

/// The states that an icon can stand for: each mood, and that news is being held back.
enum BarIcon: Int, TemplateWord {
  case idle, eating, fasting, near, reached, over, open, away, quiet

  static let words: StaticString = "idle eating fasting near reached over open away quiet"

  /// The moods stand first, in their own order.
  init(_ mood: BarMood) {
    self = BarMood.allCases.firstIndex(of: mood).flatMap(Self.init(rawValue:)) ?? .idle
  }

  /// Nil for what is no mood.
  var mood: BarMood? { self == .quiet ? nil : BarMood.allCases[rawValue] }

  /// In the sets that have a character for each; those of nerd are of the Material Design Icons in
  /// Nerd Fonts 3.
  fileprivate var row: (ascii: String, emoji: String, nerd: String) {
    switch self {
    case .idle: ("-", "⚪", "\u{f051e}")
    case .eating: ("~", "🍴", "\u{f0a70}")
    case .fasting: ("*", "⏳", "\u{f051f}")
    case .near: ("^", "⌛", "\u{f078c}")
    case .reached: ("!", "🏁", "\u{f023c}")
    case .over: ("+", "🏆", "\u{f0538}")
    case .open: ("o", "🌱", "\u{f06e4}")
    case .away: ("?", "🔌", "\u{f06a6}")
    case .quiet: ("z", "🔕", "\u{f00a0}")
    }
  }
}

extension BarIcons {
  /// The one for the mood.
  func utf8(of reading: BarReading) -> [UInt8] { Array(glyph(BarIcon(reading.mood)).utf8) }

  func glyph(_ icon: BarIcon) -> String {
    switch self {
    case .none: ""
    case .ascii: icon.row.ascii
    case .emoji: icon.row.emoji
    case .nerd: icon.row.nerd
    case .ring: icon.mood.map { String(Sign($0).drawn) } ?? "⊘"
    }
  }

  // MARK: The ring

  /// How many steps its ring has; the last is the goal and nothing before it.
  var ringSteps: Int64 { self == .nerd ? 8 : 4 }

  func ring(_ permille: Int64) -> String {
    let step = permille * ringSteps / 1000
    switch self {
    case .none, .ring: return ["○", "◔", "◑", "◕", "●"][Int(step)]
    case .ascii: return [".", ":", "o", "O", "@"][Int(step)]
    case .emoji: return ["🌑", "🌒", "🌓", "🌔", "🌕"][Int(step)]
    case .nerd: return Self.slice(step)
    }
  }

  /// The outline of a circle, then its eighths.
  private static func slice(_ step: Int64) -> String {
    guard step > 0, let scalar = Unicode.Scalar(0xf0a9d + UInt32(step)) else { return "\u{f0766}" }
    return String(scalar)
  }

  // MARK: The small chart

  /// A column for each, as high as it came to its goal, or to the longest where it had none.
  /// Said in loops: what collections have for it costs a bar more than all its other words.
  func chart(of fasts: [Recent]) -> String {
    let first = max(0, fasts.count - 5)
    var longest: Int64 = 1
    for index in first..<fasts.count { longest = max(longest, fasts[index].duration) }
    var chart = ""
    for index in first..<fasts.count {
      let whole = max(1, fasts[index].goal ?? longest)
      chart.unicodeScalars.append(column(Self.eighths(of: fasts[index].duration, whole)))
    }
    return chart
  }

  private func column(_ height: Int) -> Unicode.Scalar {
    guard self == .ascii else {
      return Unicode.Scalar(UInt32(0x2581 + height)) ?? "▁"
    }
    switch height {
    case 0: return "_"
    case 1: return "."
    case 2: return ","
    case 3: return "-"
    case 4: return "~"
    case 5: return "="
    case 6: return "+"
    default: return "#"
    }
  }

  /// 0 to 7; only the whole is 7.
  private static func eighths(of duration: Int64, _ whole: Int64) -> Int {
    guard duration > 0 else { return 0 }
    guard duration < whole else { return 7 }
    let (product, overflow) = duration.multipliedReportingOverflow(by: 7)
    return Int(overflow ? duration / (whole / 7) : product / whole)
  }
}
