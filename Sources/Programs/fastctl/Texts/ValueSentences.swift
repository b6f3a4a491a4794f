import Settings
import Time
import Views

/// What is said about a value that its key cannot have: what is wrong, and what would be right.
struct ValueSentences {
  let phrases: Phrases
  let key: Settings.Key

  private static let shownLength = 60

  func text(of mistake: ValueMistake, value: String) -> String {
    let isLong = value.count > Self.shownLength
    let shown = isLong ? value.prefix(Self.shownLength) + "…" : value[...]
    let whole = phrases(
      BadValueMessage.badValue, ["key": key.rawValue, "value": String(shown)])
    return [whole, wrong(mistake), right].compactMap { $0 }.joined(separator: " ")
  }

  private func wrong(_ mistake: ValueMistake) -> String? {
    switch mistake {
    case .notUnderstood(let nearest?): phrases(BadValueMessage.nearest, ["nearest": nearest])
    case .notUnderstood(nil): nil
    case .under(let least): phrases(BadValueMessage.under, ["limit": least])
    case .over(let most): phrases(BadValueMessage.over, ["limit": most])
    case .sameEnds: phrases(BadValueMessage.sameEnds)
    case .noDay(let day, let nearest?):
      phrases(BadValueMessage.noDayNear, ["day": day, "nearest": nearest])
    case .noDay(let day, nil): phrases(BadValueMessage.noDay, ["day": day])
    case .badRule(let rule): phrases(BadValueMessage.badRule, ["text": rule])
    case .noRule: phrases(BadValueMessage.noRule)
    case .tooMany(let limit): phrases(BadValueMessage.tooMany, ["limit": "\(limit)"])
    case .tooLong(let limit): phrases(BadValueMessage.tooLong, ["limit": "\(limit)"])
    case .controlCharacter: phrases(BadValueMessage.controlCharacter)
    case .bothQuotes: phrases(BadValueMessage.bothQuotes)
    }
  }

  /// What the key takes, with an example.
  var right: String {
    let shape = key.shape
    let words = shape.words.joined(separator: ", ")
    guard let form = shape.form else {
      return phrases(BadValueMessage.oneOf, ["words": words])
    }
    let kind = words.isEmpty ? text(of: form) : choice(words, form)
    return phrases(
      BadValueMessage.suchAs, ["kind": kind, "key": key.rawValue, "example": shape.example])
  }

  private func choice(_ words: String, _ form: Shape.Form) -> String {
    phrases(BadValueMessage.wordsOr, ["words": words, "form": text(of: form)])
  }

  private func text(of form: Shape.Form) -> String {
    switch form {
    case .clock(let limits):
      phrases(
        FormMessage.clock,
        ["least": limits.lowerBound.written, "most": limits.upperBound.written])
    case .clocks: phrases(FormMessage.clocks)
    case .quietRules: phrases(FormMessage.quietRules)
    case .span(let limits, _):
      phrases(
        FormMessage.span,
        ["least": limits.lowerBound.written, "most": limits.upperBound.written])
    case .number(let limits, in: let unit):
      phrases(
        FormMessage(unit), ["least": "\(limits.lowerBound)", "most": "\(limits.upperBound)"])
    case .nameOrPath: phrases(FormMessage.nameOrPath)
    case .path: phrases(FormMessage.path)
    case .commandLine: phrases(FormMessage.commandLine)
    }
  }
}

enum BadValueMessage: String, Message {
  case badValue = "{key} cannot be '{value}'."
  case oneOf = "It can be one of: {words}"
  case wordsOr = "{words} or {form}"
  case suchAs = "It can be {kind}, such as: {key} = {example}"
  case nearest = "Did you mean '{nearest}'?"
  case under = "The minimum is {limit}."
  case over = "The maximum is {limit}."
  case sameEnds = "Both times are the same."
  case noDay = "'{day}' is not a day. Expected mon, tue, wed, thu, fri, sat or sun."
  case noDayNear = "'{day}' is not a day. Did you mean '{nearest}'?"
  case badRule = "'{text}' does not contain two times."
  case noRule = "There is nothing next to a comma."
  case tooMany = "At most {limit} rules are allowed."
  case tooLong = "At most {limit} bytes are allowed."
  case controlCharacter = "It contains a control character."
  case bothQuotes = "It needs quotes around it but contains both kinds."
}

enum FormMessage: String, Message {
  case clock = "a time from {least} to {most}"
  case clocks = "two times of day"
  case quietRules = "up to 16 rules of two times each, optionally with days"
  case span = "a length of time from {least} to {most}"
  case days = "a number of days from {least} to {most}"
  case millilitres = "a number of millilitres from {least} to {most}"
  case nameOrPath = "a name or a path that starts with /"
  case path = "a path that starts with /"
  case commandLine = "a command"

  /// A number of it.
  init(_ unit: Shape.Unit) {
    switch unit {
    case .days: self = .days
    case .millilitres: self = .millilitres
    }
  }
}
