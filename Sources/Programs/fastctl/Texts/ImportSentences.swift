import Formats
import Views

/// What is said about a file that cannot be taken, or a line of it.
struct ImportSentences {
  let phrases: Phrases

  func text(of error: ImportError, path: String) -> String {
    let place = error.line.map { "\(path):\($0): " } ?? "\(path): "
    return place + text(of: error.reason)
  }

  private func text(of reason: ImportError.Reason) -> String {
    switch reason {
    case .notThat(let format):
      phrases(ImportTroubleMessage.notThat, "format", format.rawValue)
    case .newerVersion: phrases(ImportTroubleMessage.newerVersion)
    case .recordTooLong(let limit):
      phrases(ImportTroubleMessage.recordTooLong, "limit", "\(limit)")
    case .tooManyFields(let limit):
      phrases(ImportTroubleMessage.tooManyFields, "limit", "\(limit)")
    case .tooDeep(let limit): phrases(ImportTroubleMessage.tooDeep, "limit", "\(limit)")
    case .tooManyRows(let limit): phrases(ImportTroubleMessage.tooManyRows, "limit", "\(limit)")
    case .tooManyUnread(let limit):
      phrases(ImportTroubleMessage.tooManyUnread, "limit", "\(limit)")
    case .missingColumn(let name): phrases(ImportTroubleMessage.missingColumn, "name", name)
    case .dateOrder(let text): phrases(ImportTroubleMessage.dateOrder, "text", text)
    case .sourceNeeded(let names): sources(.sourceNeeded, "", names)
    case .noSuchSource(let name, let names): sources(.noSuchSource, name, names)
    default: phrases(ImportTroubleMessage(simple: reason))
    }
  }

  private func sources(
    _ message: ImportTroubleMessage, _ name: String, _ names: [String]
  ) -> String {
    guard !names.isEmpty else { return phrases(ImportTroubleMessage.noSessions) }
    return phrases(message, "name", name, "names", names.joined(separator: ", "))
  }

  // MARK: One line

  var tooLong: String { phrases(ImportTroubleMessage.rowTooLong) }

  func text(of problem: RowProblem) -> String {
    switch problem {
    case .missing(let field): phrases(ImportTroubleMessage.missing, "field", field)
    case .notATime(let field, let text):
      phrases(ImportTroubleMessage.notATime, "field", field, "text", Self.short(text))
    case .notANumber(let field, let text):
      phrases(ImportTroubleMessage.notANumber, "field", field, "text", Self.short(text))
    case .notAChoice(let field, let text):
      phrases(ImportTroubleMessage.notAChoice, "field", field, "text", Self.short(text))
    case .tooFewFields: phrases(ImportTroubleMessage.tooFewFields)
    case .badField(let field): phrases(ImportTroubleMessage.badField, "field", field)
    }
  }

  private static func short(_ text: String) -> String {
    String(text.unicodeScalars.prefix(40).map(Character.init))
  }
}

enum ImportTroubleMessage: String, Message {
  case empty = "There is nothing in it."
  case unknownFormat =
    "It is not clear what this is. A table needs its columns named: --map start=...,end=...; else --format says it."
  case notThat = "This is no such file; it may be: {format}"
  case newerVersion = "A newer fastd has written this. Bring this one up to date first."
  case zip = "This is a zip archive: unzip it first."
  case compressed = "This is compressed: unpack it first."
  case utf16 = "This is not UTF-8 but perhaps UTF-16. Convert it first: iconv -f UTF-16 -t UTF-8"
  case notUTF8 =
    "This is not UTF-8 but perhaps Latin-1. Convert it first: iconv -f LATIN1 -t UTF-8"
  case endsEarly = "The file ends too early: it is cut off."
  case recordTooLong = "A line or entry is longer than {limit} bytes."
  case tooManyFields = "A line has more than {limit} columns."
  case tooDeep = "It is nested deeper than {limit} levels."
  case tooManyRows = "There are more than {limit} fasts in it. Divide it, for instance by years."
  case tooManyUnread =
    "More than {limit} lines cannot be read, so it may be another kind of file. --format says which."
  case openQuote = "A quote is opened here and never closed."
  case textAfterQuote = "There is text behind a closed quote."
  case notJSON = "This is no JSON."
  case notXML = "This is no XML."
  case entities = "It has entities of its own, which are not expanded."
  case missingColumn = "There is no column {name}."
  case noEnd = "--map needs an end or a duration beside the start."
  case dateOrder = "{text} can be two dates. Say the order: --dates dmy or --dates mdy"
  case sourceNeeded = "Which app do the fasts come from? --source and one of: {names}"
  case noSuchSource = "Nothing in it is from {name}. There are: {names}"
  case noSessions = "There are no mindful sessions or workouts of mind and body in it."

  case missing = "{field} is missing"
  case notATime = "{field}: {text} is no time"
  case notANumber = "{field}: {text} is no number"
  case notAChoice = "{field}: {text} is not understood"
  case tooFewFields = "the line is cut off"
  case badField = "{field} is missing or of another kind"
  case rowTooLong = "too long"

  case faulty =
    "Nothing was changed. To take the rest without these lines: --yes"
  case nothing = "There are no fasts in it."

  /// For reasons that carry nothing.
  init(simple reason: ImportError.Reason) {
    switch reason {
    case .empty: self = .empty
    case .zip: self = .zip
    case .compressed: self = .compressed
    case .utf16: self = .utf16
    case .notUTF8: self = .notUTF8
    case .endsEarly: self = .endsEarly
    case .openQuote: self = .openQuote
    case .textAfterQuote: self = .textAfterQuote
    case .notJSON: self = .notJSON
    case .notXML: self = .notXML
    case .entities: self = .entities
    case .noEnd: self = .noEnd
    default: self = .unknownFormat
    }
  }
}
