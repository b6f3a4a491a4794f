package import Time

/// The weight of each day as a table: for spreadsheets, not to be read back.
package enum DayWeightTable {
  package struct Line: Equatable, Sendable {
    package var day: Day
    package var grams: Int64
    package var trend: Int64?
    package var isLeftOut: Bool

    package init(day: Day, grams: Int64, trend: Int64?, isLeftOut: Bool) {
      self.day = day
      self.grams = grams
      self.trend = trend
      self.isLeftOut = isLeftOut
    }
  }

  package static func bytes(of lines: [Line]) -> [UInt8] {
    var head = CSVLine()
    for name in ["date", "weight_kg", "trend_kg", "left_out"] { head.cell(name) }
    return lines.reduce(into: head.finish()) { bytes, line in
      var cells = CSVLine()
      cells.cell(line.day.iso)
      cells.cell(DecimalText.written(line.grams, decimals: 3))
      cells.cell(line.trend.map { DecimalText.written($0, decimals: 3) } ?? "")
      cells.cell(line.isLeftOut ? "true" : "false")
      bytes += cells.finish()
    }
  }
}
