import Foundation
import Glibc
import TestSupport
import Testing
import TestProcesses
import Wire

/// Killed while something is taken away for good or brought back: what was asked for can be asked again.
@Suite struct `A daemon that is killed at work` {
  private static let moments = 12

  @Test(.timeLimit(.minutes(5)), arguments: [Deed.erase, .purge, .restore])
  func `can be asked again, and then nothing is left`(deed: Deed) async throws {
    let seed = UInt64.random(in: 0..<1 << 32)
    var dice = Dice(seed: seed)
    let walk = try await FaultWalk(deed)
    for _ in 0..<Self.moments {
      let wrong = try await walk.killed(after: .microseconds(dice.number(0...60_000)))
      #expect(wrong == nil, "\(deed), seed \(seed)")
    }
  }
}
