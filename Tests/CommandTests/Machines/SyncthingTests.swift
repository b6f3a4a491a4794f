import Foundation
import Glibc
import TestProcesses
import TestSupport
import Testing

/// `contrib/soak` asks for hundreds.
private let killsAmongSyncthing = Wish.number("FASTD_SYNCTHING") ?? 0

@Suite(
  .enabled(if: killsAmongSyncthing > 0, "takes minutes, only where it is asked for"),
  .enabled(
    if: Machine.isPossible && FaultyDisk.isPossible && isInstalled("syncthing"),
    "needs syncthing, namespaces and a C compiler"))
struct `Machines that share through Syncthing` {
  @Test(.timeLimit(.minutes(120)))
  func `have everything once, and it finds no conflict`() async throws {
    let seed = Wish.seed
    let comment = "FASTD_SEED=\(seed)"
    var dice = Dice(seed: ~seed)
    let syncthing = try Syncthing(of: 2)
    let machines = try await KilledMachines(in: syncthing.folders, Dice(seed: seed))
    var killsOfSyncthing = 0
    while machines.kills < killsAmongSyncthing {
      try await machines.act()
      // As fast as nobody works, and slower than Syncthing, which waits for a second.
      try await Task.sleep(for: .milliseconds(dice.number(0...600)))
      guard dice.once(in: 20) else { continue }
      try syncthing.kill(Int(dice.number(0...1)))
      (killsOfSyncthing, _) = (killsOfSyncthing + 1, machines.countKill())
    }
    try await meet(machines, syncthing)
    try machines.verify(comment)
    for (place, machine) in machines.all.enumerated() {
      let files = syncthing.files(in: place)
      #expect(!files.keys.contains { $0.contains("sync-conflict") }, "\(files.keys), \(comment)")
      try machines.verify(files, of: machine, comment)
    }
    print(
      """
      \(comment): \(machines.promises.acknowledged) commands, \(machines.kills) kills, \
      \(killsOfSyncthing) of them of Syncthing
      """)
  }

  /// Syncthing tells nobody here when it is done: it is when nothing differs any more.
  private func meet(_ machines: KilledMachines, _ syncthing: Syncthing) async throws {
    let end = ContinuousClock.now + .seconds(240)
    while ContinuousClock.now < end {
      for machine in machines.all { try machine("sync", "now") }
      let files = machines.all.indices.map(syncthing.files)
      let logs = try machines.all.map { try $0.known().logs.sorted { $0.device < $1.device } }
      if logs[0] == logs[1], files[0] == files[1], !files[0].isEmpty { return }
      try await Task.sleep(for: .milliseconds(500))
    }
    Issue.record("the folders do not become alike")
  }
}
