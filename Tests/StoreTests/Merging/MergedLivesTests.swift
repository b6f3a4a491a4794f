import Glibc
import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

/// Databases that have lives of their own, and exchange what was done in them.
@MainActor @Suite struct MergedLivesTests {
  nonisolated static let seeds = Dice.seeds(Self.worlds)
  /// Thousands of them where `contrib/soak` asks for them.
  nonisolated private static let worlds = Wish.number("FASTD_LIVES") ?? 12

  @Test(arguments: seeds)
  func `lives apart come to one, and to what the rules say`(seed: UInt64) throws {
    var dice = Dice(seed: ~seed)
    let lives = try (0..<dice.number(2...3)).map {
      try Life(seed: seed &+ UInt64($0) &* 977, machine: "machine \($0)")
    }
    for _ in 0..<dice.number(3...8) {
      try dice.pick(lives).live(Int(dice.number(1...12)))
      guard dice.once(in: 2) else { continue }
      try dice.pick(lives).takeSome(from: dice.pick(lives), &dice)
    }
    // Twice: what one has of the other is taken on.
    for _ in 0..<2 {
      for one in lives { for other in lives where other !== one { try one.takeAll(from: other) } }
    }
    let states = try lives.map { try MergedState(of: $0.ledger) }
    let deeds = lives.map(\.deeds)
    for state in states.dropFirst() {
      #expect(state.difference(from: states[0]) == nil, "seed \(seed): \(deeds)")
    }
    let merge = Merge(states[0].logs)
    #expect(states[0].difference(from: MergedState(merge)) == nil, "seed \(seed): \(deeds)")
    for life in lives { try expectRest(life.ledger, seed) }
  }

  /// A start finds nothing to set aside, and writes nothing.
  private func expectRest(_ ledger: Ledger, _ seed: UInt64) throws {
    let before = try MergedState(of: ledger)
    let unusable = try ledger.unusableRows().count
    let check = try ledger.checkOperations()
    #expect(check.isSound, "\(check.differing.prefix(3)), seed \(seed)")
    let again = try ledger.renew(at: .later).ledger
    #expect(try ledger.unusableRows().count == unusable, "seed \(seed)")
    #expect(try MergedState(of: ledger).difference(from: before) == nil, "seed \(seed)")
    _ = again
  }
}

extension Life {
  func takeAll(from other: Life) throws { try take(from: other, atMost: 500) { _ in false } }

  /// In small pieces, until the carrier breaks off; some are brought twice.
  func takeSome(from other: Life, _ dice: inout Dice) throws {
    guard other !== self else { return }
    var own = dice
    try take(from: other, atMost: Int(dice.number(1...20))) { _ in own.once(in: 3) }
    dice = own
  }

  private func take(
    from other: Life, atMost limit: Int, breaksOff: (Int64) -> Bool
  ) throws {
    for log in try other.ledger.logEnds() where log.device != ledger.machine {
      let have = try ledger.logEnds().first { $0.device == log.device }?.seq ?? 0
      // One more than is needed, which is here already.
      var next = max(0, have - 1)
      while next < log.seq {
        let (lines, _, _) = try other.ledger.lines(of: log.device, after: next, limit: limit)
        let taken = try ledger.take(lines, of: log.device, at: .noon)
        if let refused = taken.refused {
          Issue.record("\(refused) of \(log.device): \(deeds)")
          return
        }
        next = taken.seq
        if breaksOff(next) { return }
      }
    }
  }
}

/// All that merging makes, in words that can be compared.
struct MergedState {
  let rows: [Row]
  let held: [String]
  let conflicts: [String]
  let operations: [Rules.Operation]

  var logs: OperationLogs {
    var logs = OperationLogs()
    for operation in operations { logs.take(operation) }
    return logs
  }

  init(_ merge: Merge) {
    rows = merge.rows.sorted { ($0.kind.rawValue, $0.id.text) < ($1.kind.rawValue, $1.id.text) }
    held = merge.held.map {
      "\($0.subject.noun) \($0.subject.id) \($0.by?.text ?? "-") \($0.reason) \($0.isTold)"
    }.sorted()
    conflicts = merge.conflicts.map { conflict in
      switch conflict.matter {
      case .register(let name, let inForce, let losing):
        let names = losing.map { "\($0.device):\($0.seq)" }.sorted()
        return "\(conflict.subject.noun) \(conflict.subject.id) \(name) "
          + "\(inForce.device):\(inForce.seq) \(names) \(conflict.isRepeat)"
      case .fasting(let id):
        return "\(conflict.subject.noun) \(conflict.subject.id)  \(id.text) [] false"
      }
    }.sorted()
    operations = []
  }

  @MainActor init(of ledger: Ledger) throws {
    rows = try NounTable.all.flatMap { table in
      try Ledger.rows(table, in: ledger.connection).map { try $0.get() }
    }.sorted { ($0.kind.rawValue, $0.id.text) < ($1.kind.rawValue, $1.id.text) }
    let reader = try OperationReader(ledger.connection)
    held = try ledger.connection.rows("SELECT noun, id, by, reason, is_told FROM held") {
      columns throws(StoreError) in
      let by = try columns.optionalText(2) ?? "-"
      return "\(try columns.text(0)) \(try columns.text(1)) \(by) \(try columns.text(3)) "
        + "\(try columns.integer(4) == 1)"
    }.sorted()
    func name(_ number: Int64) throws(StoreError) -> String {
      let name = try reader.devices.name(of: OperationNumber(number))
      return "\(name.device):\(name.seq)"
    }
    conflicts = try ledger.connection.rows(
      "SELECT noun, id, matter, in_force, losing, repeats FROM conflicts"
    ) { columns throws(StoreError) in
      let numbers = try columns.text(4).dropFirst().dropLast().split(separator: ",")
      let losing = try numbers.compactMap { Int64($0) }.map(name).sorted()
      let inForce = try columns.optionalInteger(3).map(name).map { " \($0)" } ?? ""
      return "\(try columns.text(0)) \(try columns.text(1)) \(try columns.text(2))\(inForce) "
        + "\(losing) \(try columns.integer(5) == 1)"
    }.sorted()
    var operations: [Rules.Operation] = []
    try reader.visit("ORDER BY op") { operation, _ in operations.append(operation) }
    self.operations = operations.sorted { $0.name < $1.name }
  }

  /// Nil where there is none; operations that were emptied are as good as missing.
  func difference(from other: MergedState) -> String? {
    let (mine, theirs) = (
      rows.filter { !other.rows.contains($0) }, other.rows.filter { !rows.contains($0) }
    )
    if !mine.isEmpty || !theirs.isEmpty {
      return Self.difference(mine.map(Self.name), theirs.map(Self.name))
    }
    if held != other.held { return Self.difference(held, other.held) }
    return conflicts == other.conflicts ? nil : Self.difference(conflicts, other.conflicts)
  }

  private static func name(_ row: Row) -> String { "\(row.kind) \(row.id.text)" }

  private static func difference(_ one: [String], _ other: [String]) -> String {
    let (here, there) = (Set(one), Set(other))
    return "only here: \(here.subtracting(there).sorted()), only there: "
      + "\(there.subtracting(here).sorted())"
  }
}
