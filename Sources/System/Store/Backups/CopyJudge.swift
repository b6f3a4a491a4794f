import Nouns
import Rules
import Time

/// Decides which rows of a copy can be taken: both sides lie before it in the order of ids, and what
/// would change is noted in the copy, so that memory holds no more than a page of either.
final class CopyJudge {
  private let other: Connection
  private let connection: Connection
  private let clock: Instant
  private let patience: Span
  private var census: RowCensus
  private let erased: Set<RowID>
  private var notes: CopyNotes
  private var difference = Difference()
  /// Of all nouns: no id may name two rows.
  private var ids: Set<RowID> = []
  /// Of the noun at hand, of which there may only be so many.
  private var counted: [(own: Row?, row: Row)] = []

  /// More than anybody records in a life, and their ids still fit into memory.
  private static let mostRows: Int64 = 250_000

  /// What was recorded by `clock` was not in the future there.
  init(
    of other: Connection, beside connection: Connection, at now: Instant, clock: Instant,
    patience: Span
  ) throws(StoreError) {
    (self.other, self.connection, self.patience) = (other, connection, patience)
    self.clock = max(now, clock)
    census = RowCensus(at: now)
    erased = try ErasedRow.ids(in: connection)
    var count: Int64 = 0
    for noun in NounTable.all {
      count +=
        try other.first("SELECT count(*) FROM \(noun.table)") {
          columns throws(StoreError) in try columns.integer(0)
        } ?? 0
      guard count <= Self.mostRows else { throw .unfit(.manyRows, detail: String(Self.mostRows)) }
    }
    notes = try CopyNotes(in: other, beside: connection)
  }

  /// From the rows as they are here.
  func difference(_ events: CopiedEvents, _ turns: Turns) throws(StoreError) -> Difference {
    try other.transaction { () throws(StoreError) in
      for noun in NounTable.all { try compare(noun, turns) }
    }
    events.left.forEach { difference.leave($0) }
    difference.events = events.new
    return notes.sorted(into: difference)
  }

  /// A row of ours is gone where the copy has none of its id.
  private func compare(_ noun: NounTable, _ turns: Turns) throws(StoreError) {
    var ours = RowCursor(noun, in: connection)
    var own = try Ledger.ofOurs(try ours.next())
    func pass(_ id: String?) throws(StoreError) -> Row? {
      while let row = own, id.map({ row.id.text.utf8.lexicographicallyPrecedes($0.utf8) }) ?? true {
        try note(row, nil)
        own = try Ledger.ofOurs(try ours.next())
      }
      guard let row = own, row.id.text == id else { return nil }
      own = try Ledger.ofOurs(try ours.next())
      return row
    }
    try noun.visit(in: other) { result throws(StoreError) in
      turns.take()
      // Each row by itself may take so long, and not everything that is done with them.
      other.limit(to: patience, length: Ledger.longestValue)
      switch result {
      case .success(let row): try judge(row, beside: try pass(row.id.text))
      case .failure(let row): leave(row, noun, beside: try pass(row.id))
      }
    }
    _ = try pass(nil)
    try settleCounted()
  }

  private func leave(_ row: UnreadRow, _ noun: NounTable, beside own: Row?) {
    difference.leave(
      Difference.LeftRow(noun: noun.name, id: row.id, at: nil, fault: .badValue(row.column)))
    if let id = RowID(text: row.id) { ids.insert(id) }
    // Those that stay here have their places.
    if let own { _ = census.add(own) }
  }

  private func judge(_ row: Row, beside own: Row?) throws(StoreError) {
    // A row that stands here unchanged is not judged again.
    if erased.contains(row.id) {
      leave(row, .erased, beside: own)
    } else if let fault = own == row ? nil : row.fault(at: clock) {
      leave(row, fault, beside: own)
    } else if !ids.insert(row.id).inserted {
      leave(row, .badValue("id"), beside: own)
    } else if census.isCounted(row) {
      counted.append((own, row))
    } else {
      try note(own, row)
    }
  }

  /// First those that are here as well, and then new ones, as long as there is room.
  private func settleCounted() throws(StoreError) {
    let places = counted.filter { $0.own == $0.row } + counted.filter { $0.own != $0.row }
    counted = []
    for (own, row) in places {
      if let fault = census.add(row) { leave(row, fault) } else { try note(own, row) }
    }
  }

  private func leave(_ row: Row, _ fault: Intake.Fault, beside own: Row? = nil) {
    if let own { _ = census.add(own) }
    difference.leave(
      Difference.LeftRow(
        noun: row.kind.rawValue, id: row.id.text, at: row.fast?.start.instant, fault: fault))
  }

  private func note(_ own: Row?, _ row: Row?) throws(StoreError) {
    // There may be many of ours for one of the copy.
    other.limit(to: patience, length: Ledger.longestValue)
    if let row { difference.count(row) }
    guard own != row else { return }
    let change = Change(before: own, after: row)
    difference.count(change)
    try notes.add(change)
  }
}
