import Time
import Wire

/// The rows of one kind of table.
protocol TableReader {
  /// Whether we wrote it: then each line has a cell for each column.
  var isOwn: Bool { get }
  /// Whether the person may have to say in which order a date's numbers are.
  var asksOrder: Bool { get }
  /// Nil for a line that has no row.
  mutating func row(_ cells: Cells) throws(RowProblem) -> SentRow?
}

extension TableReader {
  var isOwn: Bool { false }
  var asksOrder: Bool { false }
}

/// One record's cells by the names of their columns.
struct Cells {
  let columns: [String: Int]
  let texts: [String]

  /// Nil for a cell with nothing in it, or that is not there.
  subscript(name: String) -> String? {
    guard let index = columns[name], index < texts.count, !texts[index].isEmpty else { return nil }
    return texts[index]
  }

  func needed(_ name: String) throws(RowProblem) -> String {
    guard let text = self[name] else { throw .missing(name) }
    return text
  }

  func int(_ name: String) throws(RowProblem) -> Int64? {
    guard let text = self[name] else { return nil }
    guard let number = Int64(text) else { throw .notANumber(name, text: text) }
    return number
  }

  func bool(_ name: String) throws(RowProblem) -> Bool? {
    guard let text = self[name] else { return nil }
    switch text {
    case "true": return true
    case "false": return false
    default: throw .notAChoice(name, text: text)
    }
  }

  /// A number of hours or seconds, also with a decimal comma.
  func span(_ name: String, unit: Span) throws(RowProblem) -> Span? {
    guard let text = self[name] else { return nil }
    guard let span = Span(decimal: text, unit: unit) else {
      throw .notANumber(name, text: text)
    }
    return span
  }
}

extension Span {
  /// "16", "16.5" or "16,5" of a unit; nil for what is no such number, or longer than a century.
  init?(decimal text: some StringProtocol, unit: Span) {
    let number = text.split(separator: ",", omittingEmptySubsequences: false)
    guard text.utf8.count <= 24, number.count <= 2,
      let count = Double(number.joined(separator: "."))
    else { return nil }
    let milliseconds = (count * Double(unit.milliseconds)).rounded()
    guard milliseconds.magnitude < Double(Span.hours(24 * 36_525).milliseconds) else {
      return nil
    }
    self.init(milliseconds: Int64(milliseconds))
  }
}

/// A table of any of the kinds, told apart by its first line.
struct TableSource: SourceReader {
  private let options: ImportOptions
  private var csv: CSVReader
  private var columns: [String: Int] = [:]
  private var reader: (any TableReader)?
  private var preamble = TablePreamble()

  init(_ options: ImportOptions, delimiter: UInt8) {
    self.options = options
    csv = CSVReader(delimiter: delimiter, limits: options.limits)
  }

  mutating func take(
    _ bytes: ArraySlice<UInt8>, into items: inout [ImportItem]
  ) throws(ImportError) {
    for byte in bytes {
      if let record = try csv.take(byte) { try take(record, into: &items) }
    }
  }

  mutating func finish(into items: inout [ImportItem]) throws(ImportError) {
    if let record = try csv.finish() { try take(record, into: &items) }
    guard reader != nil else { throw ImportError(.empty) }
  }

  private mutating func take(
    _ record: CSVReader.Record, into items: inout [ImportItem]
  ) throws(ImportError) {
    guard var reader else { return try begin(record) }
    defer { self.reader = reader }
    do throws(RowProblem) {
      // Cells that an editor or a broken copy has cut off are not the same as empty ones.
      guard record.cells.count >= columns.count || !reader.isOwn else {
        throw .tooFewFields
      }
      let row = try reader.row(Cells(columns: columns, texts: record.cells))
      if let row { items.append(.row(row, line: record.line)) }
    } catch {
      if error == .noUnit { throw ImportError(.noUnit, line: record.line) }
      if case .notATime(_, let text) = error, isAmbiguous(text) {
        throw ImportError(.dateOrder(text), line: record.line)
      }
      items.append(.unread(error, line: record.line))
    }
  }

  private func isAmbiguous(_ text: String) -> Bool {
    guard reader?.asksOrder == true else { return false }
    do throws(ForeignTimes.Failure) {
      _ = try ForeignTimes(zone: options.zone, order: options.dates).read(text)
      return false
    } catch { return error == .needsOrder }
  }

  private mutating func begin(_ header: CSVReader.Record) throws(ImportError) {
    guard let names = preamble.names(header.cells.map(Self.trimmed)) else { return }
    columns = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    let format = options.format ?? Self.format(names, options)
    guard let format else { throw ImportError(.unknownFormat, line: header.line) }
    let isNoun = format == .csv && NounTable.kind(of: names) != nil
    for column in Self.needed(by: format) where columns[column] == nil && !isNoun {
      throw ImportError(.missingColumn(column), line: header.line)
    }
    switch format {
    case .csv:
      let noun = NounTable.kind(of: names)
      reader = noun.map { OwnNounTable(kind: $0) } ?? OwnTable()
    case .fastE: reader = FastETable(times: ForeignTimes(zone: options.zone))
    case .zeroTable:
      reader = ZeroTable(times: ForeignTimes(zone: options.zone, order: .monthFirst))
    case .table where options.columns[.weight] != nil:
      reader = WeightTable(options, try WeightColumns(options, names, line: header.line))
    case .table where MealColumns.areMeant(by: options.columns):
      reader = MealTable(options, try MealColumns(options, names, line: header.line))
    case .table: reader = try MappedTable(options, names, line: header.line)
    case .garmin: reader = GarminTable(options)
    case .weights:
      guard var weights = WeightColumns(names) else {
        throw ImportError(.missingColumn("weight"), line: header.line)
      }
      weights.unit = weights.unit ?? preamble.unit
      reader = WeightTable(options, weights)
    case .meals:
      guard let meals = MealColumns(names) else {
        throw ImportError(.missingColumn("kcal"), line: header.line)
      }
      reader = MealTable(options, meals)
    default: throw ImportError(.notThat(format), line: header.line)
    }
  }

  private static func format(_ names: [String], _ options: ImportOptions) -> ImportFormat? {
    if !options.columns.isEmpty { return .table }
    if NounTable.kind(of: names) != nil { return .csv }
    let known = [ImportFormat.csv, .fastE, .zeroTable, .garmin].first { format in
      needed(by: format).allSatisfy(names.contains)
    }
    if let known { return known }
    if WeightColumns(names) != nil { return .weights }
    return MealColumns(names) == nil ? nil : .meals
  }

  private static func needed(by format: ImportFormat) -> [String] {
    switch format {
    case .csv: [FastColumn.startUTC.rawValue, FastColumn.endUTC.rawValue]
    case .fastE: ["Start Date", "End Date", "Schedule", "Target (hours)"]
    case .zeroTable: ["Date", "Start", "End", "Hours"]
    case .garmin: GarminTable.needed
    default: []
    }
  }

  private static func trimmed(_ name: String) -> String {
    var name = name[...]
    while name.first == " " { name.removeFirst() }
    while name.last == " " { name.removeLast() }
    return String(name)
  }
}
