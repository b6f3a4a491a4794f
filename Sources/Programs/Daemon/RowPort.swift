package import Nouns
package import Rules

/// Rows by the page, for what leaves the database whole.
package struct RowPort {
  package var fasts: (RowQuery, _ limit: Int) throws(StoreTrouble) -> [Fast]
  /// All of one noun, by their ids.
  package var rows: (Row.Kind, _ after: RowID?, _ limit: Int) throws(StoreTrouble) -> [Row]
  package var weighings: (WeighingQuery, _ limit: Int) throws(StoreTrouble) -> [Weighing]

  package static let none = RowPort(
    fasts: { _, _ throws(StoreTrouble) in throw .failed },
    rows: { _, _, _ throws(StoreTrouble) in throw .failed },
    weighings: { _, _ throws(StoreTrouble) in throw .failed })

  package init(
    fasts: @escaping (RowQuery, Int) throws(StoreTrouble) -> [Fast],
    rows: @escaping (Row.Kind, RowID?, Int) throws(StoreTrouble) -> [Row],
    weighings: @escaping (WeighingQuery, Int) throws(StoreTrouble) -> [Weighing]
  ) {
    self.fasts = fasts
    self.rows = rows
    self.weighings = weighings
  }
}
