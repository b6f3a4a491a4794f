import Testing
import TestProcesses
import TestSupport
import Wire

/// Three machines and a hub, all of which are killed at random moments.
final class HubLife {
  let machines: KilledMachines
  let hub: RealHub
  private var dice: Dice

  init(seed: UInt64) async throws {
    hub = try await RealHub(["fsync": "on"])
    dice = Dice(seed: seed / 2)
    machines = try await KilledMachines(
      invitedBy: try await hub.invite("anna"), Dice(seed: seed))
    let server = hub.server
    // Killed under an exchange; whoever comes before it is back finds nobody.
    machines.meanwhile = { if server.id != nil { server.kill() } else { try? server.start() } }
  }

  func live(kills: Int) async throws {
    while machines.kills < kills {
      if hub.server.id == nil, dice.once(in: 3) { try hub.server.start() }
      switch dice.number(1...12) {
      case 1...10: try await machines.act()
      case 11 where hub.server.id != nil:
        hub.server.kill()
        machines.countKill()
      default: try await happen()
      }
    }
  }

  /// An administrator does something while machines run.
  private func happen() async throws {
    guard hub.server.id != nil else { return }
    switch dice.number(1...3) {
    case 1: try await hub.administer("hub")
    case 2: try hub.server.newCertificate()
    default: hub.server.stop()
    }
  }

  /// All exchange until nobody has anything new.
  func meet(_ comment: String) async throws {
    try hub.server.start()
    for _ in 0..<20 {
      for machine in machines.all { try machine("sync", "now") }
      let logs = try machines.all.map { try $0.known().logs.sorted { $0.device < $1.device } }
      if logs.allSatisfy({ $0 == logs[0] }) { return }
    }
    for machine in machines.all {
      Issue.record("\(machine.name) has not come to rest: \(try machine.known()), \(comment)")
    }
  }

  /// The hub has each operation once, and of erased ones nothing.
  func verify(_ comment: String) throws {
    try machines.verify(comment)
    let known = try machines.all[0].known().logs
    let count = known.reduce(0) { $0 + $1.seq }
    let emptied = known.reduce(0) { $0 + $1.emptied }
    #expect(try hub.sql("SELECT count(*) FROM fastd.op") == "\(count)", "\(comment)")
    #expect(
      try hub.sql("SELECT count(*) FROM fastd.op WHERE body IS NULL") == "\(emptied)", "\(comment)")
    #expect(
      try hub.sql("SELECT sum(seq), sum(emptied) FROM fastd.log") == "\(count)|\(emptied)",
      "\(comment)")
    #expect(
      try hub.sql(
        """
        SELECT used = (SELECT sum(coalesce(octet_length(body), 0) + 100) FROM fastd.op)
        FROM fastd.person
        """) == "t", "\(comment)")
  }
}
