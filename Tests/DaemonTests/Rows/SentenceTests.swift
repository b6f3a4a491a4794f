import Nouns
import Rules
import TestSupport
import Testing
import Time
import Views
import Wire

@testable import Daemon

/// A new field of a noun that no sentence speaks of is named here.
@Suite @MainActor struct `What is said of a change` {
  /// What no command changes without another field that is told.
  private nonisolated static let untold: [Row.Kind: Set<String>] = [
    // Kept with a goal, or as it was imported.
    .fast: ["reached", "source", "source_id"],
    // The day of a version, which itself says nothing.
    .profile: ["from"],
    // It goes with what it was worked out from.
    .target: Columns(of: Row(.target)).names.subtracting(["id"]),
  ]

  /// Of others the id says most of what they are.
  private nonisolated static let nouns = Row.Kind.allCases.filter {
    ![.rule, .dayFact, .badge].contains($0)
  }

  @Test(arguments: nouns, [7])
  func `names each field that changed alone`(noun: Row.Kind, seed: UInt64) throws {
    let scene = try Scene()
    var random = RandomRows(seed: seed)
    let texts = (0..<8).flatMap { _ in random.home() }.filter {
      // A schedule without a name is none.
      $0.noun == noun && !$0.line.contains(#""schedule":"""#)
    }
    let rows = try texts.map(scene.row)
    let pairs = Array(zip(rows, rows.dropFirst()))
    var (changed, silent): (Set<String>, Set<String>) = ([], [])
    for (row, other) in pairs + pairs.map({ ($1, $0) }) {
      for field in Columns(of: row).names where field != "id" {
        let new = row.taking(field, of: other)
        guard new != row, new.fault(at: scene.now) == nil else { continue }
        changed.insert(field)
        if !isTold(from: row, to: new, at: scene.now) { silent.insert(field) }
      }
    }
    #expect(
      changed == Columns(of: Row(noun)).names.subtracting(["id"]),
      "each was looked at, seed \(seed)")
    #expect(silent == Self.untold[noun] ?? [], "seed \(seed)")
  }

  private func isTold(from old: Row, to new: Row, at now: Instant) -> Bool {
    let change = Change(before: old, after: new)
    let step = Step(kind: .command, verb: VerbWord("?"), changes: [change])
    let recorded = RecordedStep(number: 1, at: now, actor: "test", step: step)
    let sentence = Wording(zone: .utc).sentence(for: RecordedCommand(recorded, .done), now: now)
    // The verb where nothing else is known, and what is said of a profile that says the same.
    return !["?", ProfileChangeMessage.reckoned.rawValue].contains(sentence)
  }
}

extension Row {
  /// With what the other row of the same noun says in one field.
  fileprivate func taking(_ field: String, of other: Row) -> Row {
    var row = self
    var columns = Columns(of: other)
    columns.field = field
    row.fields(&columns)
    return row
  }
}

/// The columns of a row; another row of the same noun takes those of one field.
private struct Columns: ColumnFields {
  typealias Failure = Never

  /// Nil while they are read.
  var field: String?
  private var columns: [(name: String, number: Int64?, text: String?)] = []
  private var next = 0

  var names: Set<String> { Set(columns.map(\.name)) }

  init(of row: Row) {
    var row = row
    row.fields(&self)
  }

  private mutating func take(_ name: String) -> (number: Int64?, text: String?)? {
    defer { next += 1 }
    return name == field && columns.indices.contains(next)
      ? (columns[next].number, columns[next].text) : nil
  }

  mutating func column(_ name: String, _ suffix: String, _ value: inout Int64?) {
    guard field != nil else { return columns.append((name, value, nil)) }
    if let taken = take(name) { value = taken.number }
  }

  mutating func column(_ name: String, _ suffix: String, _ value: inout String?) {
    guard field != nil else { return columns.append((name, nil, value)) }
    if let taken = take(name) { value = taken.text }
  }

  mutating func unfit(_ name: String, _ suffix: String) {}
}
