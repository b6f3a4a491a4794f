import Nouns
import Time
import Wire

/// Garmin Connect's export: a line with a date, followed by that day's lines with a time each.
struct GarminTable: TableReader {
  private let times: ForeignTimes
  private let unit: WeightUnit?
  private var day: Day?

  static let needed = ["Time", "Weight", "Change", "BMI"]

  init(_ options: ImportOptions) {
    times = ForeignTimes(zone: options.zone)
    unit = options.unit
  }

  mutating func row(_ cells: Cells) throws(RowProblem) -> SentRow? {
    let text = try cells.needed("Time")
    if let date = Self.date(text) {
      day = date
      return nil
    }
    guard let day, case .clock(let clock)? = try? times.read(text) else {
      throw .notATime("Time", text: text)
    }
    let weight = try cells.needed("Weight")
    guard weight != "--" else { return nil }
    let grams = try ForeignWeight(unit: unit).grams(weight, of: "Weight")
    return SentRow(
      .weighing(Weighing(id: .blank, at: times.moment(day, clock).mark, grams: grams)))
  }

  /// " Dec 31, 2017"
  static func date(_ text: String) -> Day? {
    let parts = text.split { $0 == " " || $0 == "," }
    guard parts.count == 3, let day = Int(parts[1]), let year = Int(parts[2]),
      let month = months.firstIndex(of: parts[0].prefix(3).lowercased())
    else { return nil }
    return Day(year: year, month: month + 1, day: day)
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
}
