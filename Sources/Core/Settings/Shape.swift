package import Time

/// What texts a key takes: one of a few words, or something else that has a form.
package struct Shape: Equatable, Sendable {
  package enum Form: Equatable, Sendable {
    /// `HH:MM`.
    case clock(ClosedRange<ClockTime>)
    /// `HH:MM-HH:MM`.
    case clocks
    /// `[DAYS] HH:MM-HH:MM[, ...]`.
    case quietRules
    /// `on` is what that word means where it is one of the words.
    case span(ClosedRange<Span>, on: Span?)
    case number(ClosedRange<Int64>, in: Unit)
    case nameOrPath
    case path
    case commandLine
  }

  /// The unit of a number, as a manual writes it.
  package enum Unit: String, Sendable {
    case days = "DAYS"
    case millilitres = "ML"
  }

  package let words: [String]
  package let form: Form?
  /// A value of the form, or one of the words where there is none.
  package let example: String

  init(words: [String], form: Form? = nil, example: String = "") {
    self.words = words
    self.form = form
    self.example = form == nil ? words.first ?? "" : example
  }

  /// As a manual writes it; capitals stand for something.
  package var syntax: [String] {
    let form: [String] =
      switch form {
      case nil: []
      case .clock: ["HH:MM"]
      case .clocks: ["HH:MM-HH:MM"]
      case .quietRules: ["[DAYS] HH:MM-HH:MM[, ...]"]
      case .span: ["SPAN"]
      case .number(_, in: let unit): [unit.rawValue]
      case .nameOrPath: ["NAME", "/PATH"]
      case .path: ["/PATH"]
      case .commandLine: ["COMMAND"]
      }
    return words + form
  }
}

/// What is wrong with a value.
package enum ValueMistake: Error, Equatable, Sendable {
  case notUnderstood(nearest: String?)
  /// Less than the least, as that would be written.
  case under(String)
  /// More than the most, as that would be written.
  case over(String)
  /// A time that would be over at once.
  case sameEnds
  case noDay(String, nearest: String?)
  /// One of several rules has no two times.
  case badRule(String)
  /// Nothing stands between two commas.
  case noRule
  case tooMany(limit: Int)
  case tooLong(limit: Int)
  case controlCharacter
  /// No quotes can be put around it.
  case bothQuotes

  /// Refuses what no line of a file, and no program's argument, should hold.
  static func check(_ text: Substring, limit: Int) throws(ValueMistake) {
    guard text.utf8.count <= limit else { throw .tooLong(limit: limit) }
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && !(0x7f...0x9f).contains($0.value)
    }
    guard isPlain else { throw .controlCharacter }
  }
}

/// A value that can be written as text; reading the text back gives the same value.
protocol SettingValue: Equatable, Sendable {
  var text: String { get }
  static func read(_ text: String, as shape: Shape) throws(ValueMistake) -> Self
}

/// A value that is one of a few words.
protocol Choice: SettingValue, RawRepresentable<String>, CaseIterable {}

extension Choice {
  static var words: [String] { allCases.map(\.rawValue) }

  var text: String { rawValue }

  static func read(_ text: String, as shape: Shape) throws(ValueMistake) -> Self {
    guard let choice = Self(rawValue: text) else { throw shape.misfit(text) }
    return choice
  }
}
