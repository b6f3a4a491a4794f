package import Nouns
package import Rules
import Time

extension Ledger {
  /// Newest first.
  package func weighings(_ query: WeighingQuery, limit: Int) throws(StoreError) -> [Weighing] {
    var conditions: [String] = []
    var values: [Value] = []
    if let before = query.before {
      conditions.append("(at_ms, id) < (?, ?)")
      values += [.integer(before.start.milliseconds), .text(before.id.text)]
    }
    if let prefix = query.idPrefix {
      guard let (first, last) = IDPrefix.bounds(prefix) else { return [] }
      conditions.append("id BETWEEN ? AND ?")
      values += [.text(first), .text(last)]
    }
    let filter = conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
    return try Weighing.rows(
      in: connection, "\(filter) ORDER BY at_ms DESC, id DESC LIMIT ?",
      values + [.integer(Int64(max(0, limit)))])
  }
}
