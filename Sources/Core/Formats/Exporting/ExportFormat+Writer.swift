package import Time
import Wire

extension ExportFormat {
  /// `now` and `words` are for those formats that say when, and speak.
  package func writer(at now: Instant, words: CalendarWords = .english) -> any RowWriter {
    switch self {
    case .csv: CSVWriter()
    case .json: DocumentWriter()
    case .jsonLines: LinesWriter()
    case .calendar:
      CalendarWriter(
        words: words, stamp: now, program: "\(Product.name) \(Product.version)")
    case .fastE: FastEWriter()
    }
  }
}
