import Glibc
import Nouns
import Rules
import TestSupport
import Testing
import Time

/// Random lives on several machines, and the properties that hold in all of them.
@Suite struct WorldTests {
  /// Thousands of them where `contrib/soak` asks for them.
  private static let worlds = Wish.number("FASTD_WORLDS") ?? 60
  private static let seeds = Dice.seeds(worlds)

  @Test func `what is the same comes to the same, and nothing is lost unseen`() {
    var tally: [Deed: Int] = [:]
    for seed in Self.seeds {
      let world = World.random(seed: seed)
      var dice = Dice(seed: seed)
      let all = dice.once(in: 2) ? world.operations : world.operations(of: 0)
      let logs = OperationLogs(all.map(MergeLine.whole))
      let merge = Merge(logs)
      let witness = WorldWitness(world, all)
      expectNoOrder(all, witness, logs, merge, &dice)
      expectConflicts(witness, merge, seed)
      expectOneFastAtATime(merge, seed)
      for deed in world.deeds.union(Self.found(merge, all)) { tally[deed, default: 0] += 1 }
    }
    let counts = Deed.allCases.map { "\($0) \(tally[$0] ?? 0)" }.joined(separator: ", ")
    // Rare events can be missing from a few worlds.
    let least = Self.worlds < 1000 ? [.erase, .undo, .newerWord] : Deed.allCases
    #expect(least.allSatisfy { tally[$0] ?? 0 > 0 }, "\(counts)")
    if Self.worlds >= 1000 { print("Of \(Self.worlds) worlds: \(counts)") }
  }

  /// Order, grouping and repetition make no difference, nor does an erased body that is still here.
  private func expectNoOrder(
    _ all: [Rules.Operation], _ witness: WorldWitness, _ logs: OperationLogs, _ merge: Merge,
    _ dice: inout Dice
  ) {
    let erased = Set(witness.erased.map(\.name))
    for mayBeEmptied in [false, true] {
      var others = OperationLogs()
      let order = all.shuffled(using: &dice)
      for operation in order + order.shuffled(using: &dice).prefix(5) {
        if mayBeEmptied, erased.contains(operation.name), dice.once(in: 2) {
          others.take(emptied: operation.name)
        } else {
          others.take(operation)
        }
      }
      if !mayBeEmptied { #expect(others == logs, "seed \(dice.seed)") }
      #expect(Merge(others) == merge, "seed \(dice.seed), emptied \(mayBeEmptied)")
    }
  }

  private func expectConflicts(_ witness: WorldWitness, _ merge: Merge, _ seed: UInt64) {
    let (told, real) = (WorldWitness.texts(merge), witness.conflicts(merge))
    #expect(told.subtracting(real) == [], "told and none, seed \(seed)")
    #expect(real.subtracting(told) == [], "not told, seed \(seed)")
  }

  private func expectOneFastAtATime(_ merge: Merge, _ seed: UInt64) {
    let fasts = merge.rows.compactMap(\.fast)
    #expect(fasts.count(where: \.isRunning) <= 1, "seed \(seed)")
    let finished = fasts.filter { !$0.isRunning && !$0.isCancelled }
    for (index, fast) in finished.enumerated() {
      #expect(!finished[..<index].contains { $0.meets(fast) }, "seed \(seed)")
    }
  }

  private static func found(_ merge: Merge, _ all: [Rules.Operation]) -> Set<Deed> {
    var found: Set<Deed> = []
    let overlaps = merge.held.filter { $0.reason == .overlap && $0.subject.noun == "fast" }
    if merge.held.contains(where: { $0.reason == .alreadyFasting }) { found.insert(.twoRunning) }
    if overlaps.contains(where: { one in overlaps.contains { one.meets($0) } }) {
      found.insert(.chain)
    }
    let subjects = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.subject) })
    for conflict in merge.conflicts where conflict.subject.noun == "profile" {
      guard case .register(let register, _, let losing) = conflict.matter, register != "alive"
      else { continue }
      if losing.contains(where: { subjects[$0] != conflict.subject }) {
        found.insert(.fieldAtTwoDates)
      }
    }
    return found
  }

  @Test func `a life by turns has nothing to settle`() {
    for seed in [2_043_601_524, 2_658_633_247] as [UInt64] + Dice.seeds(Self.worlds) {
      var dice = Dice(seed: ~seed)
      var world = World(seed: seed, machines: Int(dice.number(1...4)))
      if dice.once(in: 2) { world.liveByTurnsBefore() } else { world.introduceAll() }
      world.liveByTurns(dice.number(10...40))
      let merge = Merge(OperationLogs(world.operations.map(MergeLine.whole)))
      #expect(WorldWitness.texts(merge) == [], "seed \(seed)")
    }
  }

  /// The fasts of one machine do not overlap each other, only those of other machines.
  @Test func `a deletion goes no further than from one neighbour to the next, device by device`() {
    for seed in Dice.seeds(Self.worlds) {
      var dice = Dice(seed: ~seed)
      var world = World(seed: seed, machines: Int(dice.number(2...4)))
      for machine in world.machines.indices { world.fast(machine, 12) }
      world.exchangeAll()
      let before = Merge(OperationLogs(world.operations.map(MergeLine.whole)))
      let all = (before.rows + before.held.compactMap(\.row)).compactMap(\.fast)
      let gone = dice.pick(all.sorted { $0.id.text < $1.id.text })
      world.change(0, from: gone.row, to: nil, verb: "delete")
      let after = Merge(OperationLogs(world.operations.map(MergeLine.whole)))
      var near: Set<RowID> = [gone.id]
      for _ in 1..<world.machines.count {
        near.formUnion(
          all.filter { one in all.contains { near.contains($0.id) && $0.meets(one) } }.map(\.id))
      }
      let moved = Set(before.rows.map(\.id)).symmetricDifference(after.rows.map(\.id))
      #expect(moved.isSubset(of: near), "seed \(seed)")
    }
  }
}

extension Fast {
  fileprivate func meets(_ other: Fast) -> Bool {
    guard let end, let otherEnd = other.end else { return false }
    return start.instant < otherEnd.instant && other.start.instant < end.instant
  }
}

extension HeldRow {
  fileprivate func meets(_ other: HeldRow) -> Bool {
    guard let fast = row?.fast, let other = other.row?.fast, fast.id != other.id else {
      return false
    }
    return fast.meets(other)
  }
}
