import Testing
import TestProcesses
import TestSupport
import Time
import Wire

@Suite(.enabled(if: Machine.isPossible, "names of machines need namespaces and a C compiler"))
struct `Differences that somebody decides` {
  private func profile(_ machine: Machine) throws -> String {
    try machine("profile", "--json").output
  }

  /// A profile that both know, a day ago.
  private func withProfile() async throws -> Machines {
    let machines = try await Machines()
    try machines.laptop("profile", "--height", "170cm", "--weight", "82kg")
    try machines.exchange()
    machines.pass(.hour * 24)
    return machines
  }

  @Test func `a weight here and a height there are both in the profile`() async throws {
    let machines = try await withProfile()
    try machines.laptop("profile", "--weight", "80kg")
    machines.pass()
    try machines.desktop("profile", "--height", "181cm")
    try machines.exchange()
    for machine in machines.both {
      #expect(try profile(machine).contains(#""height":1810,"weight":80000"#))
      #expect(try machine("conflicts").output == "There is nothing to decide.\n")
    }
    #expect(try profile(machines.laptop) == profile(machines.desktop))
  }

  /// Two weights of one day, and the version they belong to.
  private func twoWeights() async throws -> (Machines, String) {
    let machines = try await withProfile()
    try machines.laptop("profile", "--weight", "80kg")
    machines.pass()
    try machines.desktop("profile", "--weight", "81kg")
    try machines.exchange()
    let id = try #require(try machines.laptop.conflicts().first).id
    machines.pass()
    return (machines, id)
  }

  @Test func `of two weights the later one counts, both are listed, and undo names the other`()
    async throws
  {
    let (machines, id) = try await twoWeights()
    for machine in machines.both {
      #expect(try profile(machine).contains(#""weight":81000"#))
      let list = try machine("conflicts").output
      #expect(list.contains("81.0 kg") && list.contains("80.0 kg"), "\(list)")
      let conflicts = try machine.conflicts()
      #expect(conflicts.map(\.id) == [id] && conflicts.first?.field == "weight")
    }
    for (machine, other) in [
      (machines.laptop, "desktop"), (machines.desktop, "laptop"),
    ] {
      let undo = try machine.tries("undo")
      #expect(undo.code == 1 && undo.said.contains("\(other) changed that entry"), "\(undo.text)")
    }
  }

  @Test(arguments: [("--take", "80.0 kg", 80_000), ("--keep", "81.0 kg", 81_000)])
  func `a decision of one machine is one on both, and undo puts back what was in force`(
    choice: String, answer: String, grams: Int
  ) async throws {
    let (machines, id) = try await twoWeights()
    let resolved = try machines.laptop("resolve", id, choice)
    #expect(resolved.text.contains(answer))
    #expect(resolved.text.contains("fastctl undo") == (choice == "--take"))
    try machines.exchange()
    for machine in machines.both {
      #expect(try machine.conflicts().isEmpty)
      #expect(try profile(machine).contains(#""weight":\#(grams)"#))
    }
    guard choice == "--take" else { return }
    machines.pass()
    try machines.laptop("undo")
    try machines.exchange()
    for machine in machines.both { #expect(try profile(machine).contains(#""weight":81000"#)) }
  }

  /// A fast that the laptop deleted while the desktop wrote a note to it.
  private func deletedAndEdited() async throws -> (Machines, String) {
    let machines = try await Machines()
    try machines.laptop("start", "--ago", "20h")
    try machines.laptop("stop", "--ago", "2h")
    try machines.exchange()
    let id = try machines.laptop.fast()
    try machines.laptop("delete", id, "--yes")
    machines.pass()
    try machines.desktop("edit", id, "--note", "fine")
    try machines.exchange()
    machines.pass()
    return (machines, id)
  }

  @Test func `a fast deleted here and edited there is deleted, and comes back with the note`()
    async throws
  {
    let (machines, id) = try await deletedAndEdited()
    for machine in machines.both {
      #expect(try machine("history").output.contains("No fasts yet"))
      let conflicts = try machine.conflicts()
      #expect(conflicts.map(\.id) == [id] && conflicts.first?.matter == .deleted)
    }
    try machines.desktop("resolve", id, "--take")
    try machines.exchange()
    for machine in machines.both {
      #expect(try machine("history").output.contains("fine"))
      #expect(try machine.conflicts().isEmpty)
    }
  }

  @Test func `a deleted fast that was brought back goes again by undo`() async throws {
    let (machines, id) = try await deletedAndEdited()
    try machines.desktop("resolve", id, "--take")
    machines.pass()
    let undo = try machines.desktop.tries("undo")
    #expect(undo.code == 0, "\(undo.text)")
  }

  /// One meal, of which each machine says another thing.
  private func twoMeals() async throws -> (Machines, String) {
    let machines = try await Machines()
    try machines.laptop("meal", "oats 80g")
    try machines.exchange()
    let id = try Machine.id(in: machines.laptop("meal", "list", "--json").output)
    try machines.laptop("meal", "edit", id, "oats 40g")
    machines.pass()
    try machines.desktop("meal", "edit", id, "rice 80g")
    try machines.exchange()
    machines.pass()
    return (machines, id)
  }

  private func expectOneMeal(_ machines: Machines) throws {
    let meals = try machines.both.map { try $0("meal", "list", "--json").output }
    #expect(meals[0] == meals[1])
    let text = try machines.laptop("meal", "list").output
    let isWhole =
      [["rice", "80 g", "94 kcal"], ["oats", "40 g", "139 kcal"]].contains { parts in
        parts.allSatisfy { text.contains($0) }
      }
    #expect(isWhole, "\(text)")
  }

  @Test func `of two meals one is eaten, never the energy of one with the amount of the other`()
    async throws
  {
    let (machines, _) = try await twoMeals()
    try expectOneMeal(machines)
  }

  @Test func `a decision about the amount of a meal leaves no mixture`() async throws {
    let (machines, id) = try await twoMeals()
    _ = try machines.laptop.tries("resolve", id, "amount", "--take")
    try machines.exchange()
    try expectOneMeal(machines)
  }

  @Test func `of two births the younger one counts until somebody decides`() async throws {
    let machines = try await Machines()
    try machines.laptop("profile", "--height", "180cm", "--weight", "90kg", "--activity", "light")
    try machines.exchange()
    // Of a minor only the birth is kept.
    let minor = Zone.utc.day(of: machines.clock.now) - 15 * 365
    #expect(try machines.desktop.tries("profile", "--birth", minor.iso).code == 1)
    machines.pass()
    try machines.laptop("profile", "--birth", "1986-05-01")
    #expect(try machines.laptop("targets").output.contains("kcal"))
    try machines.exchange()
    for machine in machines.both {
      #expect(try machine("profile", "--json").output.contains(#""birth":"1986-05-01""#))
      let targets = try machine("targets").output
      #expect(targets.contains("Under 18"), "\(targets)")
      try await machine.restart()
      #expect(try machine("targets").output == targets)
    }
    machines.pass()
    let id = try #require(try machines.desktop.conflicts().first?.id)
    try machines.desktop("resolve", id, "birth", "--keep")
    try machines.exchange()
    for machine in machines.both {
      let targets = try machine("targets").output
      #expect(!targets.contains("Under 18"), "\(targets)")
    }
  }

  @Test func `a birth that holds from a day to come on counts as well`() async throws {
    let machines = try await Machines()
    let ahead = MovedClock(stands: true)
    ahead.pass(until: machines.clock.now + .hour * 24 * 730)
    let tablet = try await Machine("tablet", clock: ahead)
    try machines.laptop("profile", "--height", "180cm", "--weight", "90kg", "--activity", "light")
    let minor = Zone.utc.day(of: ahead.now) - 15 * 365
    #expect(try tablet.tries("profile", "--birth", minor.iso).code == 1)
    try machines.laptop("profile", "--birth", "1986-05-01")
    try carry(from: tablet, to: machines.laptop)
    let targets = try machines.laptop("targets").output
    #expect(targets.contains("Under 18"), "\(targets)")
  }

  @Test func `every yes to a safety question counts on both, and stands first in the list`()
    async throws
  {
    let machines = try await Machines()
    try machines.laptop("start")
    try machines.exchange()
    try machines.laptop("profile", "safety", "--answers", "2")
    try machines.laptop("edit", "--note", "one")
    machines.pass()
    try machines.desktop("profile", "safety", "--answers", "5")
    try machines.desktop("edit", "--note", "another")
    try machines.exchange()
    for machine in machines.both {
      let safety = try machine("profile", "safety").output
      #expect(safety.contains("Pregnant") && safety.contains("Type 1 diabetes"), "\(safety)")
      #expect(safety.contains("Longest goal: 12 h"))
      #expect(try machine.conflicts().map(\.noun) == ["safety", "fast"])
    }
    machines.pass()
    try machines.laptop("resolve", "safe", "--keep")
    try machines.exchange()
    for machine in machines.both {
      let safety = try machine("profile", "safety").output
      #expect(safety.contains("Pregnant") && safety.contains("Type 1 diabetes"), "\(safety)")
      #expect(try machine.conflicts().map(\.noun) == ["fast"])
    }
  }
}
