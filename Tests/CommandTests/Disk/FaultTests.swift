import Foundation
import Testing
import TestProcesses

/// Each call on its files fails once, and then for good, with what a disk says.
///
/// A few cases by chance; with FASTD_FAULTS=all every one of them.
@Suite(.enabled(if: FaultyDisk.isPossible, "needs a C compiler"))
struct `A disk that fails` {
  private static let errors = [EIO, ENOSPC, EACCES, ENOMEM]
  private static let walksAll = ProcessInfo.processInfo.environment["FASTD_FAULTS"] == "all"
  private static let samples = 8

  @Test(.timeLimit(.minutes(walksAll ? 300 : 5)), arguments: Deed.allCases)
  func `an answer says what is there, and the daemon goes on`(deed: Deed) async throws {
    let given = ProcessInfo.processInfo.environment["FASTD_SEED"].flatMap { UInt64($0) }
    let seed = given ?? .random(in: 0..<1 << 32)
    let walk = try await FaultWalk(deed)
    defer { walk.end() }
    let calls = try await calls(of: walk)
    var count = 0
    for fault in Self.faults(calls, seed) {
      let verdict = try await walk.verdict(of: fault)
      if case .wrong(let what) = verdict {
        Issue.record("\(deed), \(fault), seed \(seed): \(what)")
      }
      if verdict != .untouched { count += 1 }
    }
    print("\(deed): \(count) cases, \(calls) calls, seed \(seed)")
    #expect(count > 0)
  }

  private static func faults(_ calls: Int, _ seed: UInt64) -> [FaultWalk.Fault] {
    guard !walksAll else {
      return errors.flatMap { error in
        [false, true].flatMap { isLasting in
          (1...calls).map { FaultWalk.Fault(error: error, first: $0, isLasting: isLasting) }
        }
      }
    }
    var dice = Dice(seed: seed)
    return (0..<samples).map { _ in
      FaultWalk.Fault(
        error: dice.pick(errors), first: Int(dice.number(1...Int64(calls))),
        isLasting: dice.once(in: 2))
    }
  }

  /// How many calls a deed makes: the first number that is out of its reach, found by halves.
  private func calls(of walk: FaultWalk) async throws -> Int {
    var (least, most) = (0, 1)
    func reaches(_ number: Int) async throws -> Bool {
      try await walk.verdict(of: .init(error: EIO, first: number, isLasting: true)) != .untouched
    }
    while try await reaches(most) { (least, most) = (most, most * 2) }
    while most - least > 1 {
      let middle = (least + most) / 2
      if try await reaches(middle) { least = middle } else { most = middle }
    }
    return max(least, 1)
  }
}
