import Nouns
import Time
import Wire

/// A table with a date and a weight, of whichever program: what its columns are is told by their
/// names, and the unit by the names, the cells or the person.
struct WeightTable: TableReader {
  private let times: ForeignTimes
  private let columns: WeightColumns
  private let unit: WeightUnit?

  init(_ options: ImportOptions, _ columns: WeightColumns) {
    self.columns = columns
    unit = columns.unit ?? options.unit
    times = ForeignTimes(zone: options.zone, order: options.dates)
  }

  var asksOrder: Bool { true }

  func row(_ cells: Cells) throws(RowProblem) -> SentRow? {
    // An interpolated value was never weighed.
    if let name = columns.interpolated, cells[name] == "Yes" { return nil }
    // Programs of scales keep other values as well, and some lines have nothing else.
    guard let text = cells[columns.weight] else { return nil }
    let weighing = Weighing(
      id: .blank, at: try moment(cells).mark,
      grams: try ForeignWeight(unit: unit).grams(text, of: columns.weight),
      note: columns.note.flatMap { cells[$0] })
    return SentRow(.weighing(weighing))
  }

  private func moment(_ cells: Cells) throws(RowProblem) -> ForeignMoment {
    let text = try cells.needed(columns.date)
    do throws(ForeignTimes.Failure) {
      if let name = columns.offset, let offset = cells[name].flatMap(Self.seconds) {
        // Such a table has its times in UTC, with fractions of a second.
        let moment = try times.moment(text.cut(at: ".") + "Z")
        return ForeignMoment(moment.instant, offset: offset, near: times.zone)
      }
      switch try times.read(text) {
      case .moment(let moment): return moment
      case .day(let day): return times.moment(day, try clock(cells))
      case .clock: throw .notATime
      }
    } catch { throw .notATime(columns.date, text: text) }
  }

  /// Noon, where nobody says when.
  private func clock(_ cells: Cells) throws(ForeignTimes.Failure) -> ClockTime {
    guard let name = columns.time, let text = cells[name] else { return .noon }
    // Some write fractions of a second.
    guard case .clock(let clock) = try times.read(text.cut(at: ".")) else { throw .notATime }
    return clock
  }

  /// Of `UTC+0200`.
  private static func seconds(_ text: String) -> Int? {
    let digits = text.dropFirst(4)
    guard text.hasPrefix("UTC"), digits.utf8.count == 4, let number = Int(digits),
      number / 100 < 24, number % 100 < 60
    else { return nil }
    let seconds = (number / 100 * 60 + number % 100) * 60
    switch text.dropFirst(3).first {
    case "+": return seconds
    case "-": return -seconds
    default: return nil
    }
  }
}

extension String {
  func cut(at mark: Character) -> String { String(prefix { $0 != mark }) }
}
