package import Nouns
package import Rules
package import Time

/// Rows by the page, for what leaves the database whole.
package struct RowPort {
  package var fasts: (RowQuery, _ limit: Int) throws(StoreTrouble) -> [Fast]
  /// All of one noun, by their ids.
  package var rows: (Row.Kind, _ after: RowID?, _ limit: Int) throws(StoreTrouble) -> [Row]
  package var weighings: (WeighingQuery, _ limit: Int) throws(StoreTrouble) -> [Weighing]
  /// Visits the value of each day from that one on, oldest first.
  package var dayWeights: (Day, _ visit: (DayWeight) -> Void) throws(StoreTrouble) -> Void

  package static let none = RowPort(
    fasts: { _, _ throws(StoreTrouble) in throw .failed },
    rows: { _, _, _ throws(StoreTrouble) in throw .failed },
    weighings: { _, _ throws(StoreTrouble) in throw .failed },
    dayWeights: { _, _ throws(StoreTrouble) in throw .failed })

  package init(
    fasts: @escaping (RowQuery, Int) throws(StoreTrouble) -> [Fast],
    rows: @escaping (Row.Kind, RowID?, Int) throws(StoreTrouble) -> [Row],
    weighings: @escaping (WeighingQuery, Int) throws(StoreTrouble) -> [Weighing],
    dayWeights: @escaping (Day, (DayWeight) -> Void) throws(StoreTrouble) -> Void
  ) {
    self.fasts = fasts
    self.rows = rows
    self.weighings = weighings
    self.dayWeights = dayWeights
  }
}
