import Time
import Views

/// What is said about a template that was not understood: what is wrong, and the place under it.
struct TemplateSentences {
  let phrases: Phrases

  /// What fits beside the margin on a narrow terminal.
  private static let shownLength = 64
  private static let margin = "  "

  func text(of error: TemplateError) -> String {
    sentence(for: error.reason) + "\n" + pointer(to: error)
  }

  // MARK: What is wrong

  private func sentence(for reason: TemplateError.Reason) -> String {
    switch reason {
    case .tooLong(let limit): phrases(TemplateMessage.tooLong, "limit", "\(limit)")
    case .tooDeep(let limit): phrases(TemplateMessage.tooDeep, "limit", "\(limit)")
    case .unclosed: phrases(TemplateMessage.unclosed)
    case .stray: phrases(TemplateMessage.stray)
    case .noName: phrases(TemplateMessage.noName)
    case .unknownField(let name): unknownField(name)
    case .unknownFormat(let format, let field, let known): unknownFormat(format, field, known)
    case .noConsequence: phrases(TemplateMessage.noConsequence)
    case .secondStroke: phrases(TemplateMessage.secondStroke)
    case .unexpected(let character): phrases(TemplateMessage.unexpected, "character", character)
    case .unknownEscape(let text): phrases(TemplateMessage.unknownEscape, "text", text)
    case .unknownState(let word):
      phrases(
        TemplateMessage.unknownState, "word", word, "states", list(Template.states))
    case .notComparable(let field): phrases(TemplateMessage.notComparable, "field", field)
    case .badValue(let value, let field):
      phrases(TemplateMessage.badValue, "value", value, "field", field)
    }
  }

  private func unknownField(_ name: String) -> String {
    if Template.states.contains(name) {
      let asked = "{?state=\(name):...}"
      return phrases(TemplateMessage.unknownFieldNear, "name", name, "nearest", asked)
    }
    guard let nearest = EditDistance.nearest(to: name, among: Template.fields) else {
      return phrases(TemplateMessage.unknownField, "name", name)
    }
    return phrases(TemplateMessage.unknownFieldNear, "name", name, "nearest", nearest)
  }

  private func unknownFormat(_ format: String, _ field: String, _ known: [String]) -> String {
    guard !known.isEmpty else { return phrases(TemplateMessage.noFormat, "field", field) }
    return phrases(
      TemplateMessage.unknownFormat, "format", format, "field", field, "known", list(known))
  }

  private func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  // MARK: The place

  /// The part of the template around the place, and a mark under it.
  private func pointer(to error: TemplateError) -> String {
    let text = Array(error.text.unicodeScalars)
    let place = min(error.place, text.count)
    let start = max(0, min(place - Self.shownLength / 2, text.count - Self.shownLength))
    var part = ""
    for scalar in text[start...].prefix(Self.shownLength) {
      let isPlain = scalar.value >= 0x20 && !(0x7f..<0xa0 ~= scalar.value)
      part.unicodeScalars.append(isPlain ? scalar : " ")
    }
    let gap = String(repeating: " ", count: place - start)
    return Self.margin + part + "\n" + Self.margin + gap + "^"
  }
}

/// What can be wrong with a template.
enum TemplateMessage: String, Message {
  case tooLong = "A template can have at most {limit} bytes."
  case tooDeep = "Conditions can be nested at most {limit} deep."
  case unclosed = "This brace is never closed. To write a brace as text, double it: {{"
  case stray = "This brace closes nothing. To write a brace as text, double it: }}"
  case noName = "Expected a field such as {elapsed} here. To see all: man fastd-templates"
  case unknownField = "There is no field '{name}'. To see all: man fastd-templates"
  case unknownFieldNear = "There is no field '{name}'. Did you mean '{nearest}'?"
  case unknownFormat = "{field} has no format '{format}'. Expected one of: {known}"
  case noFormat = "{field} has no formats."
  case noConsequence =
    "Expected a colon and the text for when it is true, such as: {?over:done}"
  case secondStroke = "A condition can have only one |; to write it as text: \\|"
  case unexpected = "Expected a colon or a closing brace here, not '{character}'"
  case unknownEscape = "'{text}' has no meaning. To write a backslash as text, double it."
  case unknownState = "There is no state '{word}'. Expected one of: {states}"
  case notComparable =
    "{field} cannot be compared like that; you can only test whether it has a value."
  case badValue = "{field} cannot be compared with '{value}'."
}
