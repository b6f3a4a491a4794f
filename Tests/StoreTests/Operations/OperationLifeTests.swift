import Glibc
import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

/// What operations come to after lives in which everything happened.
@MainActor @Suite struct OperationLifeTests {
  nonisolated static let seeds = Dice.seeds(Self.lives)
  /// Thousands of them where `contrib/soak` asks for them.
  nonisolated private static let lives = Wish.number("FASTD_LIVES") ?? 20

  @Test(arguments: seeds)
  func `the operations of a life come to its rows, and each names those before it`(
    seed: UInt64
  ) throws {
    var dice = Dice(seed: ~seed)
    let version = dice.once(in: 3) ? dice.number(1...Schema.current.version) : nil
    let life = try Life(seed: seed, schema: version)
    try life.live(40)
    let check = try life.ledger.checkOperations()
    #expect(check.isSound, "\(check), seed \(seed): \(life.deeds)")
    let rows = try life.rows.sorted { $0.id.text < $1.id.text }
    #expect(try replayed(life.ledger) == rows, "seed \(seed)")
    #expect(check.operations > 0)
    try expectPrevious(in: life.ledger, seed)
    // The log of the schemas' examples says less of their rows.
    if version == nil { try expectChain(in: life.ledger, rows, seed) }
  }

  /// In the log each row goes on from what it came to before, up to what stands.
  private func expectChain(in ledger: Ledger, _ rows: [Row], _ seed: UInt64) throws {
    var last: [RowID: Row?] = [:]
    for entry in try ledger.changes(since: 0, limit: .max) {
      guard case .change(let change) = entry.subject else { continue }
      let row = try #require(change.after ?? change.before, "entry \(entry.seq), seed \(seed)")
      if let known = last[row.id] {
        #expect(change.before == known, "entry \(entry.seq), seed \(seed)")
      }
      last[row.id] = .some(change.after)
    }
    let standing = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0) })
    for (id, row) in last { #expect(standing[id] == row, "seed \(seed)") }
  }

  /// Taken in any order.
  private func replayed(_ ledger: Ledger) throws -> [Row] {
    var operations: [Rules.Operation] = []
    try OperationReader(ledger.connection).visit("ORDER BY digest") {
      operation, _ throws(StoreError) in operations.append(operation)
    }
    var replay = Replay()
    for operation in operations { replay.take(operation) }
    return replay.rows
  }

  /// A witness that knows nothing of winners but the order in which things were done here.
  private func expectPrevious(in ledger: Ledger, _ seed: UInt64) throws {
    var inForce: [String: Operation.Name] = [:]
    var clock = HybridTime.zero
    var named = 0
    var operations: [Rules.Operation] = []
    try OperationReader(ledger.connection).visit("ORDER BY clock_ms, clock_count") {
      operation, _ throws(StoreError) in operations.append(operation)
    }
    for operation in operations {
      // What is erased has no time any more.
      guard let body = operation.body else { continue }
      #expect(operation.clock > clock, "seed \(seed)")
      clock = operation.clock
      let ofDevice =
        operation.subject.noun == DeviceRegister.noun
        ? DeviceRegister.allCases.map(\.rawValue) : nil
      let registers = try #require(ofDevice ?? operation.subject.registers?.names)
      for register in registers where body.prev.map({ $0[register] != nil }) ?? true {
        let key = "\(operation.subject) \(register)"
        #expect(body.prev?[register] ?? nil == inForce[key], "\(operation), seed \(seed)")
        inForce[key] = operation.name
        named += 1
      }
    }
    #expect(named > 0)
  }
}
