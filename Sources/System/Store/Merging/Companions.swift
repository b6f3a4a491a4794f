import Nouns
import Rules
import Time

// Rows that stand back, and that a command means as well.
extension Ledger {
  /// Changes of held rows that belong to a step: one that ends a fast ends all that had begun by
  /// then, and one that deletes a row deletes those that say the same.
  func companions(of step: Step, _ reader: OperationReader) throws(StoreError) -> [Change] {
    guard step.kind == .command, reader.devices.ids.count > 1,
      try Meta.merged.number(in: connection) != nil
    else { return [] }
    var changes: [Change] = []
    for change in step.changes {
      switch (change.before, change.after) {
      case (.fast(let old)?, .fast(let new)?) where old.isRunning && !new.isRunning:
        changes += try ended(with: new, reader)
      case (let row?, nil): changes += try twins(of: row, reader)
      default: break
      }
    }
    let meant = Set(step.changes.compactMap { ($0.before ?? $0.after)?.id })
    return changes.filter { change in change.before.map { !meant.contains($0.id) } ?? false }
  }

  private func ended(
    with fast: Fast, _ reader: OperationReader
  ) throws(StoreError) -> [Change] {
    guard let end = fast.end else { return [] }
    let running = try HeldRows(connection: connection).subjects(
      .fast, "to_ms IS NULL AND from_ms < ?2", .integer(end.instant.milliseconds))
    var changes: [Change] = []
    for subject in running {
      guard let row = try candidate(subject, .fast, reader)?.row, case .fast(var other) = row,
        other.isRunning, other.id != fast.id
      else { continue }
      (other.end, other.isCancelled) = (end, fast.isCancelled)
      changes.append(Change(before: row, after: .fast(other)))
    }
    return changes
  }

  /// Those that are held by a row, and that nobody is told of: they say the same.
  func twins(of row: Row, _ reader: OperationReader) throws(StoreError) -> [Change] {
    // Without a plan means without any of that day.
    let isAny = row.kind == .week
    let twins = try HeldRows(connection: connection).subjects(
      row.kind, "by = ?2 AND is_told <= ?3", .text(row.id.text), .integer(isAny ? 1 : 0))
    var changes: [Change] = []
    for subject in twins {
      guard let twin = try candidate(subject, row.kind, reader)?.row else { continue }
      changes.append(Change(before: twin, after: nil))
    }
    return changes
  }
}
