import Settings
import Views

/// What is said about a template: what is wrong with it, and where.
extension Sentences {
  /// The place is shown below the template itself, as compilers do.
  func text(of error: TemplateError) -> String {
    let lines = error.text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.joined(separator: " ")
    let mark = String(repeating: " ", count: error.place) + "^"
    return wrong(error.reason) + "\n  " + line + "\n  " + mark
  }

  private func wrong(_ reason: TemplateError.Reason) -> String {
    switch reason {
    case .tooLong(let limit): phrases(TemplateMessage.tooLong, ["limit": "\(limit)"])
    case .tooDeep(let limit): phrases(TemplateMessage.tooDeep, ["limit": "\(limit)"])
    case .unclosed: phrases(TemplateMessage.unclosed)
    case .stray: phrases(TemplateMessage.stray)
    case .noName: phrases(TemplateMessage.noName)
    case .unknownField(let name): unknown(name, .unknownField, among: Template.fields)
    case .unknownState(let name): unknown(name, .unknownState, among: Template.states)
    case .unknownFormat(let format, let field, let known):
      phrases(
        TemplateMessage.unknownFormat,
        ["format": format, "field": field, "formats": known.joined(separator: ", ")])
    case .noConsequence: phrases(TemplateMessage.noConsequence)
    case .notComparable(let field): phrases(TemplateMessage.notComparable, ["field": field])
    case .badValue(let value, let field):
      phrases(TemplateMessage.badValue, ["value": value, "field": field])
    case .secondStroke: phrases(TemplateMessage.secondStroke)
    case .unexpected(let text): phrases(TemplateMessage.unexpected, ["text": text])
    case .unknownEscape(let text): phrases(TemplateMessage.unknownEscape, ["text": text])
    }
  }

  private func unknown(
    _ name: String, _ message: TemplateMessage, among known: [String]
  ) -> String {
    let sentence = phrases(message, ["name": name]) + " "
    guard let nearest = EditDistance.nearest(to: name, among: known) else {
      return sentence + phrases(TemplateMessage.known, ["names": known.joined(separator: ", ")])
    }
    return sentence + phrases(BadValueMessage.nearest, ["nearest": nearest])
  }
}

enum TemplateMessage: String, Message {
  case tooLong = "A template has at most {limit} bytes."
  case tooDeep = "Conditions stand in each other at most {limit} deep."
  case unclosed = "Nothing closes this brace; for one that is only text write two."
  case stray = "No brace was opened here; for one that is only text write \\} instead."
  case noName = "Between the braces there is no name of a field."
  case unknownField = "There is no field {name}."
  case unknownState = "There is no state {name}."
  case known = "There are: {names}"
  case unknownFormat = "{field} has no format {format}, but these: {formats}."
  case noConsequence = "Behind the condition there is no colon and what is said then."
  case notComparable = "{field} has no number to compare."
  case badValue = "{value} is nothing to compare {field} with."
  case secondStroke = "A condition has one stroke, before what is said otherwise."
  case unexpected = "A brace would close here, but there is {text}."
  case unknownEscape = "{text} means nothing; a backslash alone is two of them."
}
