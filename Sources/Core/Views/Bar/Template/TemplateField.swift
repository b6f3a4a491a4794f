extension Template {
  /// The fields that can stand in braces.
  enum Field: Equatable, Sendable {
    case span(SpanField)
    case time(TimeField)
    case number(NumberField)
    case picture(PictureField)
    case word(WordField)

    init?(_ name: ArraySlice<UInt8>) {
      if let field = SpanField(name) {
        self = .span(field)
      } else if let field = WordField(name) {
        self = .word(field)
      } else if let field = PictureField(name) {
        self = .picture(field)
      } else if let field = TimeField(name) {
        self = .time(field)
      } else if let field = NumberField(name) {
        self = .number(field)
      } else {
        return nil
      }
    }

    /// How long a stage holds stands there as well.
    var needsGlance: Bool {
      switch self {
      case .span(let field): field.needsGlance
      case .time(let field): field.needsGlance
      case .number(let field): field.isOfDay
      case .picture(let field): field.needsGlance
      case .word(let field): field.needsGlance
      }
    }

    var name: String {
      switch self {
      case .span(let field): field.name
      case .time(let field): field.name
      case .number(let field): field.name
      case .picture(let field): field.name
      case .word(let field): field.name
      }
    }
  }

  /// The names of all fields, to be listed.
  package static var fields: [String] {
    WordField.names + SpanField.names + TimeField.names + NumberField.names + PictureField.names
  }

  /// The names that a state can be compared with.
  package static var states: [String] { BarMood.allCases.map(\.rawValue) }
}

/// How long something is.
enum SpanField: Int, TemplateWord {
  case elapsed, remaining, over, goal, last, closesIn, opensIn

  static let words: StaticString = "elapsed remaining over goal last closesIn opensIn"

  fileprivate var needsGlance: Bool {
    switch self {
    case .elapsed, .remaining, .over, .goal, .last, .closesIn, .opensIn: false
    }
  }
}

/// When something is.
enum TimeField: Int, TemplateWord {
  case start, goalAt, end, opens, closes, next, planEnd, quietUntil

  static let words: StaticString = "start goalAt end opens closes next planEnd quietUntil"

  fileprivate var needsGlance: Bool {
    switch self {
    case .quietUntil: true
    case .start, .goalAt, .end, .opens, .closes, .next, .planEnd: false
    }
  }
}

enum NumberField: Int, TemplateWord {
  case percent, permille, streak, longest, phaseDay, phaseLeft, kcal
  case eaten, kcalLeft, proteinLeft, carbsLeft, fatLeft, fiberLeft, drinks
  case logStreak, points, badges

  static let words: StaticString = """
    percent permille streak longest phase-day phase-left kcal eaten kcal-left protein-left \
    carbs-left fat-left fiber-left drinks log-streak points badges
    """

  /// A day ends what it says.
  var isOfDay: Bool {
    switch self {
    case .phaseDay, .phaseLeft, .kcal, .eaten, .kcalLeft, .proteinLeft, .carbsLeft, .fatLeft,
      .fiberLeft, .drinks, .logStreak, .points, .badges:
      true
    case .percent, .permille, .streak, .longest: false
    }
  }

  /// Of the way to the goal.
  var isShare: Bool { self == .percent || self == .permille }

  /// Whether it can be written with its words.
  var hasWords: Bool {
    switch self {
    case .permille, .phaseDay: false
    case .percent, .streak, .longest, .phaseLeft, .kcal, .eaten, .kcalLeft, .proteinLeft,
      .carbsLeft, .fatLeft, .fiberLeft, .drinks, .logStreak, .points, .badges:
      true
    }
  }

  /// No per cent yet is something to say, and so is nothing left; no streak is not.
  var speaksAtZero: Bool {
    switch self {
    case .percent, .permille, .eaten, .kcalLeft, .proteinLeft, .carbsLeft, .fatLeft, .fiberLeft,
      .drinks:
      true
    case .streak, .longest, .phaseDay, .phaseLeft, .kcal, .logStreak, .points, .badges: false
    }
  }
}

/// The fields that are drawn with characters.
enum PictureField: Int, TemplateWord {
  case icon, ring, bar, recent, dot

  static let words: StaticString = "icon ring bar recent dot"

  fileprivate var needsGlance: Bool {
    switch self {
    case .recent: true
    case .icon, .ring, .bar, .dot: false
    }
  }
}

enum WordField: Int, TemplateWord {
  case text, state, until, upcoming, schedule, plan, stage, lastOutcome, window, note, quiet, off
  case notice, away, phase, weight, trend

  static let words: StaticString = """
    text state until upcoming schedule plan stage lastOutcome window note quiet off notice away \
    phase weight trend
    """

  fileprivate var needsGlance: Bool {
    switch self {
    case .quiet, .stage, .phase, .weight, .trend: true
    case .text, .state, .until, .upcoming, .schedule, .plan, .lastOutcome, .window, .note, .off,
      .notice, .away:
      false
    }
  }
}

/// Names that stand in a template; the cases of an enum, in their order, in one line of text.
///
/// A dictionary, or an enum of strings, costs more to ask than all else that reads a template.
protocol TemplateWord: CaseIterable, RawRepresentable<Int>, Sendable {
  /// With one blank between them.
  static var words: StaticString { get }
}

extension TemplateWord {
  init?(_ name: ArraySlice<UInt8>) {
    guard let index = Self.words.index(of: name) else { return nil }
    self.init(rawValue: index)
  }

  var name: String {
    Self.names.indices.contains(rawValue) ? Self.names[rawValue] : ""
  }

  static var names: [String] {
    words.description.split(separator: " ").map(String.init)
  }
}

extension StaticString {
  /// Which of the words with blanks between them it is.
  fileprivate func index(of name: ArraySlice<UInt8>) -> Int? {
    let blank = UInt8(ascii: " ")
    return withUTF8Buffer { words in
      var (index, start) = (0, 0)
      while start < words.count {
        var end = start
        while end < words.count, words[end] != blank { end += 1 }
        if end - start == name.count, words[start..<end].elementsEqual(name) { return index }
        index += 1
        start = end + 1
      }
      return nil
    }
  }
}
