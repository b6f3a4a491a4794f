import Testing
import TestSupport
import Time
import Wire

@Suite(.enabled(if: Machine.isPossible, "names of machines need namespaces and a C compiler"))
struct `Plans that were made apart` {
  /// Numbers and answers that both know, without which no program starts.
  private func ready() async throws -> Machines {
    let machines = try await Machines()
    try machines.laptop(
      "profile", "--birth", "1985", "--height", "180cm", "--weight", "90kg", "--activity",
      "light", "--basis", "middle")
    try machines.laptop("profile", "safety", "--none")
    try machines.exchange()
    return machines
  }

  @Test func `of two programs the same one stands on both, and the other is held`() async throws {
    let machines = try await ready()
    let later = Zone.utc.day(of: machines.clock.now) + 4
    try machines.laptop("program", "start")
    machines.pass()
    try machines.desktop("program", "start", "--on", later.iso)
    try machines.exchange()
    let lists = try machines.both.map { try $0.conflicts() }
    #expect(lists[0].count == 1 && lists[0].first?.noun == "program")
    #expect(lists[0].map(\.id) == lists[1].map(\.id))
    #expect(lists[0].first?.matter == .held && lists[0].first?.by == lists[1].first?.by)
    let shown = try machines.both.map {
      try $0("program").output.split(separator: "\n").first.map(String.init)
    }
    #expect(shown[0] == shown[1])
    let list = try machines.laptop("conflicts").output
    #expect(!list.contains("another fast"), "\(list)")
    let id = try #require(lists[0].first).id
    machines.pass()
    try machines.laptop("resolve", id, "--take")
    try machines.exchange()
    for machine in machines.both { #expect(try machine.conflicts().isEmpty) }
  }

  private func isPlanned(_ machine: Machine) throws -> Bool {
    let plan = try machine("schedule", "week").output
    return plan.contains("18:6") || plan.contains("16:8 from 20:00")
  }

  @Test func `a plan of yesterday and one of today both end by one word`() async throws {
    let machines = try await Machines()
    try machines.laptop("schedule", "week", "mon-fri 16:8 20:00")
    machines.pass(.hour * 24)
    try machines.desktop("schedule", "week", "sat 18:6")
    try machines.exchange()
    for machine in machines.both {
      #expect(try machine("schedule", "week").output.contains("Sat  18:6"))
      #expect(try machine.conflicts().isEmpty)
    }
    machines.pass()
    try machines.laptop("schedule", "week", "off")
    try machines.exchange()
    for machine in machines.both { #expect(try !isPlanned(machine)) }
  }

  @Test func `two plans of one day are one and a held one, and off leaves none`() async throws {
    let machines = try await Machines()
    try machines.laptop("schedule", "week", "mon-fri 16:8 20:00")
    machines.pass()
    try machines.desktop("schedule", "week", "sat 18:6")
    try machines.exchange()
    let lists = try machines.both.map { try $0.conflicts() }
    #expect(lists[0].count == 1 && lists[0].first?.reason == .sameDay)
    #expect(lists[0].map(\.id) == lists[1].map(\.id))
    machines.pass()
    try machines.laptop("schedule", "week", "off")
    try machines.exchange()
    for machine in machines.both {
      #expect(try !isPlanned(machine))
    }
  }
}
