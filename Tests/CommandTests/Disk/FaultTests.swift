import Foundation
import TestSupport
import Testing
import TestProcesses

/// Each call on its files fails once, and then for good, with what a disk says.
///
/// A few cases by chance, or as many of each deed as FASTD_FAULTS says; `all` is every one of them.
/// FASTD_DEEDS names those that are wanted.
@Suite(.enabled(if: FaultyDisk.isPossible, "needs a C compiler"))
struct `A disk that fails` {
  private static let errors = [EIO, ENOSPC, EACCES, ENOMEM]
  private static let wish = ProcessInfo.processInfo.environment["FASTD_FAULTS"]
  private static let walksAll = wish == "all"
  private static let samples = wish.flatMap { Int($0) } ?? 5
  private static let deeds = ProcessInfo.processInfo.environment["FASTD_DEEDS"].map { names in
    names.split(separator: ",").compactMap { Deed(rawValue: String($0)) }
  }

  @Test(.timeLimit(.minutes(walksAll ? 300 : 5 + samples / 10)), arguments: deeds ?? Deed.allCases)
  func `an answer says what is there, and the daemon goes on`(deed: Deed) async throws {
    let seed = Wish.seed
    let walk = try await FaultWalk(deed)
    let calls = await calls(of: walk)
    var count = 0
    for fault in Self.faults(calls, seed) {
      let verdict = await walk.verdict(of: fault)
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
  private func calls(of walk: FaultWalk) async -> Int {
    var (least, most) = (0, 1)
    func reaches(_ number: Int) async -> Bool {
      await walk.verdict(of: .init(error: EIO, first: number, isLasting: true)) != .untouched
    }
    while await reaches(most) { (least, most) = (most, most * 2) }
    while most - least > 1 {
      let middle = (least + most) / 2
      if await reaches(middle) { least = middle } else { most = middle }
    }
    return max(least, 1)
  }
}
