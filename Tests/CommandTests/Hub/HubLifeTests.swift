import Glibc
import TestProcesses
import TestSupport
import Testing

@Suite(
  .enabled(
    if: RealHub.isPossible && FaultyDisk.isPossible,
    "a hub needs PostgreSQL, and machines namespaces and a C compiler"))
struct `A hub whose machines are killed` {
  /// `contrib/soak` asks for five hundred.
  private static let kills = Wish.number("FASTD_HUB_KILLS") ?? 12
  private static let killsOfOne = 100
  private static let seeds = (0..<max(1, kills / killsOfOne)).map { _ in Wish.seed }

  @Test(.timeLimit(.minutes(60)), arguments: seeds)
  func `loses and doubles nothing, whatever is killed`(seed: UInt64) async throws {
    let comment = "FASTD_SEED=\(seed)"
    let life = try await HubLife(seed: seed)
    try await life.live(kills: min(Self.kills, Self.killsOfOne))
    try await life.meet(comment)
    try life.verify(comment)
    print(
      "\(comment): \(life.machines.promises.acknowledged) commands, \(life.machines.kills) kills")
  }
}
