import Nouns
import Rules
import Time

/// Decides which rows of a copy can be taken.
nonisolated struct CopyJudge {
  private let now: Instant
  private let clock: Instant
  private var rows: [Row] = []
  private var left: [Difference.LeftRow] = []
  /// Of all nouns: no id may name two rows.
  private var ids: Set<RowID> = []

  /// More than anybody records in a life, and no more than fits into memory.
  private static let mostRows = 250_000

  /// What was recorded by `clock` was not in the future there.
  init(at now: Instant, clock: Instant) {
    self.now = now
    self.clock = max(now, clock)
  }

  mutating func read(_ noun: NounTable, in copy: Connection) throws(StoreError) {
    let count = try copy.first("SELECT count(*) FROM \(noun.table)") {
      columns throws(StoreError) in try columns.integer(0)
    }
    guard (count ?? 0) + Int64(rows.count) <= Self.mostRows else {
      throw .unfit(.manyRows, detail: String(Self.mostRows))
    }
    for result in try Ledger.rows(noun, in: copy) {
      switch result {
      case .success(let row): rows.append(row)
      case .failure(let row):
        left.append(
          Difference.LeftRow(noun: noun.name, id: row.id, at: nil, fault: .badValue(row.column)))
        if let id = RowID(text: row.id) { ids.insert(id) }
      }
    }
  }

  /// From the rows as they are here.
  mutating func difference(from ours: [RowName: Row], events: CopiedEvents) -> Difference {
    let taken = judge(beside: ours)
    var difference = Difference(fasts: taken.compactMap(\.fast))
    difference.changes = Self.changes(from: ours, to: taken, keeping: Set(left.map(\.name)))
    difference.events = events.new
    difference.left = left + events.left
    return difference
  }

  private mutating func judge(beside ours: [RowName: Row]) -> [Row] {
    var sound: [Row] = []
    for row in rows {
      // What stands here as well is not judged anew.
      if let fault = ours[RowName(row)] == row ? nil : row.fault(at: clock) {
        leave(row, fault)
      } else if !ids.insert(row.id).inserted {
        leave(row, .badValue("id"))
      } else {
        sound.append(row)
      }
    }
    // Those that stay here have their places, and then those that are here as well.
    var census = RowCensus(at: now)
    for row in left.compactMap({ ours[$0.name] }) { _ = census.add(row) }
    let (known, new) = sound.divided { ours[RowName($0)] == $0 }
    return (known + new).filter { row in
      guard let fault = census.add(row) else { return true }
      leave(row, fault)
      return false
    }
  }

  private mutating func leave(_ row: Row, _ fault: Intake.Fault) {
    left.append(
      Difference.LeftRow(
        noun: row.kind.rawValue, id: row.id.text, at: row.fast?.start.instant, fault: fault))
  }

  private static func changes(
    from ours: [RowName: Row], to taken: [Row], keeping kept: Set<RowName>
  ) -> [Change] {
    let theirs = Set(taken.map(RowName.init))
    let gone = ours.filter { !theirs.contains($0.key) && !kept.contains($0.key) }
      .map { Change(before: $0.value, after: nil) }
    let new = taken.compactMap { row in
      let own = ours[RowName(row)]
      return own == row ? nil : Change(before: own, after: row)
    }
    return (gone + new).sorted { $0.turn < $1.turn }
  }
}

/// What names one row among all nouns, also where two of them have one id.
nonisolated struct RowName: Hashable {
  let noun: String
  let id: String

  init(_ row: Row) {
    noun = row.kind.rawValue
    id = row.id.text
  }

  init(noun: String, id: String) {
    self.noun = noun
    self.id = id
  }
}

extension Difference.LeftRow {
  fileprivate nonisolated var name: RowName { RowName(noun: noun, id: id) }
}

extension [Row] {
  fileprivate nonisolated func divided(by isFirst: (Row) -> Bool) -> ([Row], [Row]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}

extension Change {
  /// What ends a running fast goes before what begins one; otherwise by time and name.
  fileprivate nonisolated var turn: (Int, Int64, String) {
    let row = after ?? before
    let turn =
      switch (before, after) {
      case (_, nil): 0
      case (_, .fast(let fast)?) where fast.isRunning: 2
      default: 1
      }
    return (turn, row?.fast?.start.instant.milliseconds ?? 0, row?.id.text ?? "")
  }
}
