import Nouns
import Rules
import Time

// A version of the profile says only what changes with its day. So that two machines can change one
// each, its operations name the fields that it changes, and none beside them.
nonisolated extension OperationJournal {
  /// Says the changes of these days' versions, and of those behind them whatever these would take over.
  mutating func addVersions(
    on days: Set<Day>, withNext: Bool, of act: Act
  ) throws(StoreError) {
    let behind = try (withNext ? days : []).map { day throws(StoreError) in
      try version("WHERE from_day > ? ORDER BY from_day LIMIT 1", day)?.from
    }
    for day in days.union(behind.compactMap(\.self)).sorted() {
      try addVersion(on: day, isChosen: act.kind != .undo && day == days.min(), of: act)
    }
  }

  /// Where the person chose what it says, a field that is as before says that; elsewhere it says nothing.
  private mutating func addVersion(
    on day: Day, isChosen: Bool, of act: Act
  ) throws(StoreError) {
    let row = Profile(from: day).row
    let (subject, registers) = (Operation.Subject(row), Registers.of(.profile))
    let replay = try reader.replay(of: subject)
    let winners = replay.winners(of: subject)
    let words = VersionWords(
      registers, said: replay.cells(of: subject),
      before: try version("WHERE from_day < ? ORDER BY from_day DESC LIMIT 1", day)?.row.cells,
      now: try version("WHERE from_day = ?", day)?.row.cells, isChosen: isChosen)
    guard !words.changed.isEmpty else { return }
    var (sets, changed) = (words.sets, words.changed)
    // Of which day it is, too: what was said before may be erased by another machine.
    changed.formUnion([Registers.alive, Self.from])
    sets[Registers.alive] = .number(1)
    sets.merge(registers.sets(row.cells, in: [Self.from])) { said, _ in said }
    let prev = changed.map { ($0, winners[$0]?.place.name) }
    try append(
      subject, .init(sets: sets, prev: Dictionary(uniqueKeysWithValues: prev), salt: salt()),
      registers, of: act)
  }

  private static let from = "from"

  private func version(_ rest: String, _ day: Day) throws(StoreError) -> Profile? {
    try Profile.rows(in: reader.connection, rest, [.integer(day.number)]).first
  }
}

/// The words that turn the version before into the one that is to stand.
private nonisolated struct VersionWords {
  private(set) var sets: [String: Cell] = [:]
  private(set) var changed: Set<String> = []

  /// Nil for a version that says nothing so far, the first of all, or one that is gone.
  init(
    _ registers: Registers, said: [Cell]?, before: [Cell]?, now: [Cell]?, isChosen: Bool
  ) {
    var saysSomething = false
    for (index, column) in registers.columns.enumerated() where !Self.isKey(column) {
      let old = said?[index] ?? .nothing
      guard let now = now?[index] else {
        if old != .nothing { changed.insert(column.register) }
        continue
      }
      let last = before?[index] ?? .nothing
      let word = now == .nothing ? registers.kind.saidNothing ?? .nothing : now
      let isDue = old == .nothing ? now != last : old != word
      if isDue { say(now == last && !isChosen ? nil : word, in: column) }
      saysSomething = saysSomething || sets[column.name] != nil || !isDue && old != .nothing
    }
    guard let now, !saysSomething else { return }
    // Its numbers are new ones all the same, and go by the weight.
    for (column, cell) in zip(registers.columns, now) where column.register == Self.weight {
      say(cell == .nothing ? registers.kind.saidNothing : cell, in: column)
    }
  }

  private mutating func say(_ word: Cell?, in column: RowLayout.Column) {
    changed.insert(column.register)
    sets[column.name] = word
  }

  private static let weight = "weight"

  private static func isKey(_ column: RowLayout.Column) -> Bool {
    ["id", "from"].contains(column.register)
  }
}
