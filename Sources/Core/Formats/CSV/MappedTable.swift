import Nouns
import Time
import Wire

/// A table whose columns the person has named.
struct MappedTable: TableReader {
  let asksOrder = true
  private let times: ForeignTimes
  private let source: String?
  /// The header's name of each field's column.
  private let columns: [MappedField: String]

  init(_ options: ImportOptions, _ names: [String], line: Int) throws(ImportError) {
    times = ForeignTimes(zone: options.zone, order: options.dates)
    source = options.source
    var columns: [MappedField: String] = [:]
    for (field, wanted) in options.columns.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard let name = Self.column(wanted, in: names) else {
        throw ImportError(.missingColumn(wanted), line: line)
      }
      columns[field] = name
    }
    guard columns[.start] != nil else {
      throw ImportError(.missingColumn(MappedField.start.rawValue), line: line)
    }
    guard columns[.end] != nil || columns[.duration] != nil else {
      throw ImportError(.noEnd, line: line)
    }
    self.columns = columns
  }

  /// By its name, else by its number.
  static func column(_ wanted: String, in names: [String]) -> String? {
    if let name = names.first(where: { $0 == wanted }) { return name }
    let folded = wanted.lowercased()
    if let name = names.first(where: { $0.lowercased() == folded }) { return name }
    guard let number = Int(wanted), names.indices.contains(number - 1) else { return nil }
    return names[number - 1]
  }

  func row(_ cells: Cells) throws(RowProblem) -> SentRow? {
    let start = try start(cells)
    let id = columns[.id].flatMap { cells[$0] }
    var row = Fast(start, try end(after: start, cells), source: source, sourceID: id)
    try addGoal(to: &row, cells)
    row.note = columns[.note].flatMap { cells[$0] }
    row.mood = try columns[.mood].flatMap { (name) throws(RowProblem) in
      try cells.int(name).map { Int(clamping: $0) }
    }
    // An id means nothing unless the source is known.
    return SentRow(.fast(row), unfit: source == nil && id != nil ? "source" : nil)
  }

  // MARK: Times

  private func start(_ cells: Cells) throws(RowProblem) -> ForeignMoment {
    let name = columns[.start] ?? ""
    let text = try cells.needed(name)
    switch try? times.read(text) {
    case .moment(let moment)?: return moment
    case .clock(let clock)?:
      guard let date = columns[.date] else { throw .notATime(name, text: text) }
      return times.moment(try times.day(of: date, in: cells), clock)
    case .day?, nil: throw .notATime(name, text: text)
    }
  }

  /// A clock time alone is the first after the start.
  private func end(
    after start: ForeignMoment, _ cells: Cells
  ) throws(RowProblem) -> ForeignMoment? {
    guard let name = columns[.end], let text = cells[name] else {
      guard let name = columns[.duration], let length = try length(name, cells) else {
        return nil
      }
      return ForeignMoment(start.instant + length, offset: start.offset, near: times.zone)
    }
    switch try? times.read(text) {
    case .moment(let moment)?: return moment
    case .clock(let clock)?:
      let day = times.zone.day(of: start.instant)
      return [day, day + 1].map { times.moment($0, clock) }.first { $0.instant > start.instant }
    case .day?, nil: throw .notATime(name, text: text)
    }
  }

  // MARK: Lengths

  /// `16h30m`, `16:30`, or a number of hours.
  private func length(_ name: String, _ cells: Cells) throws(RowProblem) -> Span? {
    guard let text = cells[name] else { return nil }
    if let span = Span(decimal: text, unit: .hour) ?? (try? Span(text)) { return span }
    throw .notANumber(name, text: text)
  }

  private func addGoal(to row: inout Fast, _ cells: Cells) throws(RowProblem) {
    row.schedule = columns[.schedule].flatMap { cells[$0] }
    guard let name = columns[.goal], let text = cells[name] else { return }
    if case .schedule(let schedule)? = try? GoalText(text),
      let hours = schedule.split(separator: ":").first.flatMap({ Int64($0) })
    {
      row.schedule = row.schedule ?? schedule
      row.goal = .hours(hours)
    } else if let span = try length(name, cells), span > .zero {
      row.goal = span
    }
  }
}
