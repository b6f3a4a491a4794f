import Nouns
package import Wire

/// Why a file is not taken, and on which line; nothing of it is.
package struct ImportError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    case empty
    case unknownFormat
    /// It is not what it was said to be, or another document of the same form.
    case notThat(ImportFormat)
    /// Of a newer fastd.
    case newerVersion(Int64)
    case zip
    case compressed
    case utf16
    case notUTF8
    case endsEarly
    case recordTooLong(limit: Int)
    case tooManyFields(limit: Int)
    case tooDeep(limit: Int)
    case tooManyRows(limit: Int)
    case tooManyUnread(limit: Int)
    case openQuote
    case textAfterQuote
    case notJSON
    case notXML
    /// It declares or uses entities of its own, which are never expanded.
    case entities
    case missingColumn(String)
    /// The columns that are there say no end.
    case noEnd
    /// Nothing says which unit its weights are in.
    case noUnit
    /// 3/4/2026 can be two dates.
    case dateOrder(String)
    /// The programs in it, of which the person has to name one.
    case sourceNeeded([String])
    case noSuchSource(String, [String])
    /// The first line names no column with energy, or none with names.
    case noFoods
    case tooManyFoods(limit: Int)
  }

  /// Nil where no line is at fault.
  package let line: Int?
  package let reason: Reason

  package init(_ reason: Reason, line: Int? = nil) {
    self.line = line
    self.reason = reason
  }
}

/// Why one row cannot be read.
package enum RowProblem: Error, Equatable, Sendable {
  case missing(String)
  case notATime(String, text: String)
  case notANumber(String, text: String)
  case notAChoice(String, text: String)
  case notAWeight(String, text: String)
  /// A bare number, of which nobody has said what it counts.
  case noUnit
  case tooFewFields
  /// A field of a JSON row that is missing or of another kind.
  case badField(String)
}

/// A row of a file, or why there is none.
package enum ImportItem: Equatable, Sendable {
  case row(SentRow, line: Int)
  case unread(RowProblem, line: Int)
}

/// Reads one kind of file, a piece at a time.
protocol SourceReader {
  mutating func take(
    _ bytes: ArraySlice<UInt8>, into items: inout [ImportItem]
  ) throws(ImportError)
  mutating func finish(into items: inout [ImportItem]) throws(ImportError)
}
