import Formats
import Time
import Views

/// What is said about a file that cannot be taken, or a line of it.
struct ImportSentences {
  let phrases: Phrases

  func text(of error: ImportError, path: String) -> String {
    let path = PlainText.escaped(path)
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
    case .tooManyFoods(let limit): phrases(ImportTroubleMessage.tooManyFoods, "limit", "\(limit)")
    case .missingColumn(let name): phrases(ImportTroubleMessage.missingColumn, "name", name)
    case .dateOrder(let text): phrases(ImportTroubleMessage.dateOrder, "text", text)
    case .sourceNeeded(let names): sources(.sourceNeeded, "", names)
    case .noSuchSource(let name, let names): sources(.noSuchSource, name, names)
    default: phrases(reason.said)
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
    case .notAWeight(let field, let text):
      phrases(ImportTroubleMessage.notAWeight, "field", field, "text", Self.short(text))
    case .noUnit: phrases(ImportTroubleMessage.noUnit)
    case .tooFewFields: phrases(ImportTroubleMessage.tooFewFields)
    case .badField(let field): phrases(ImportTroubleMessage.badField, "field", field)
    }
  }

  private static func short(_ text: String) -> String {
    String(text.unicodeScalars.prefix(40).map(Character.init))
  }
}

enum ImportTroubleMessage: String, Message {
  case notThat = "The file is not in that format. Perhaps it is: {format}"
  case newerVersion = "This was written by a newer fastd. Update fastd first."
  case recordTooLong = "A line or entry is longer than {limit} bytes."
  case tooManyFields = "A line has more than {limit} columns."
  case tooDeep = "It is nested more than {limit} levels deep."
  case tooManyRows = "It contains more than {limit} entries. Split it, for example by year."
  case tooManyUnread =
    "More than {limit} lines cannot be read, so this may be another kind of file. Choose a format with --format."
  case tooManyFoods =
    "It contains more than {limit} foods. Keep only the lines you need, for example those of your country."
  case missingColumn = "There is no column '{name}'."
  case dateOrder = "'{text}' could mean two dates. Choose the order: --dates dmy or --dates mdy"
  case sourceNeeded = "Which app do the fasts come from? Choose with --source one of: {names}"
  case noSuchSource = "Nothing in the file is from '{name}', only from: {names}"
  case noSessions = "It contains no mindful sessions and no mind-and-body workouts."

  case missing = "{field} is missing"
  case notATime = "{field}: '{text}' is not a time"
  case notANumber = "{field}: '{text}' is not a number"
  case notAChoice = "{field}: '{text}' was not understood"
  case notAWeight = "{field}: '{text}' is not a weight from 20 to 400 kg"
  case noUnit =
    "The file does not say the unit of its weights. Add --unit kg, --unit lb or --unit st."
  case tooFewFields = "the line is cut off"
  case badField = "{field} is missing or of the wrong kind"
  case rowTooLong = "too long"

  case faulty =
    "Nothing was changed. To import the rest without these lines, add: --yes"
  case nothing = "The file contains no entries."
}

extension ImportError.Reason {
  /// Of those that carry nothing.
  fileprivate var said: Phrase {
    switch self {
    case .empty: "The file is empty."
    case .zip: "This is a zip archive. Unzip it first."
    case .compressed: "This file is compressed. Decompress it first."
    case .utf16: "This is not UTF-8, possibly UTF-16. Convert it first: iconv -f UTF-16 -t UTF-8"
    case .notUTF8: "This is not UTF-8, possibly Latin-1. Convert it first: iconv -f LATIN1 -t UTF-8"
    case .endsEarly: "The file is cut off."
    case .openQuote: "A quote opened here is never closed."
    case .textAfterQuote: "There is text after a closing quote."
    case .notJSON: "This is not valid JSON."
    case .notXML: "This is not valid XML."
    case .entities: "It defines its own entities, which fastd does not expand."
    case .noEnd: "--map needs end or duration in addition to start."
    case .noUnit:
      "The file does not say the unit of its weights. Add --unit kg, --unit lb or --unit st."
    case .noFoods:
      "Expected a table of foods, with one column for the name and one for kcal or kJ on its first line."
    default:
      "The format was not recognized. For a table, name its columns: --map start=…,end=…; otherwise choose a format with --format."
    }
  }
}
