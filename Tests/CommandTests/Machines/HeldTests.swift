import Foundation
import Testing
import TestSupport
import Wire

@Suite(.enabled(if: Machine.isPossible, "names of machines need namespaces and a C compiler"))
struct `Entries that are held back` {
  /// A fast that starts after its end: one machine moved the start, the other one ended it.
  private func contradiction() async throws -> (Machines, String) {
    let machines = try await Machines()
    try machines.laptop("start", "--ago", "10h")
    let id = try machines.laptop.fast()
    try machines.exchange()
    try machines.laptop("edit", "--start", "now")
    machines.pass()
    try machines.desktop("stop", "--ago", "5h")
    try machines.exchange()
    return (machines, id)
  }

  @Test func `a fast that ends before it starts is held on both, and no restart touches it`()
    async throws
  {
    let (machines, id) = try await contradiction()
    for machine in machines.both {
      #expect(try machine("history").output.contains("No fasts yet"))
      #expect(try machine("conflicts").output.contains("because it ends before it starts"))
      let before = try machine.known()
      try await machine.restart()
      #expect(try machine.known() == before)
      let conflicts = try machine.conflicts()
      #expect(conflicts.map(\.id) == [id] && conflicts.first?.reason == .contradiction)
      let doctor = try machine.tries("doctor").output
      #expect(!doctor.contains("set aside") && doctor.contains("operations agree"), "\(doctor)")
    }
    try machines.exchange()
    #expect(try machines.both.allSatisfy { try $0.conflicts().count == 1 })
  }

  @Test func `a held fast is corrected by an edit, on both`() async throws {
    let (machines, id) = try await contradiction()
    machines.pass()
    try machines.desktop("edit", id, "--end", "now")
    try machines.exchange()
    for machine in machines.both {
      #expect(try machine.fast() == id)
      #expect(try machine("conflicts").output == "There is nothing to decide.\n")
    }
    #expect(try machines.laptop.history() == machines.desktop.history())
  }

  @Test func `a held fast is shown, refused by its reason, and deleted on both`() async throws {
    let (machines, id) = try await contradiction()
    #expect(try machines.laptop("show", id).output.contains(id))
    let kept = try machines.laptop.tries("resolve", id, "--keep")
    #expect(kept.code == 1 && kept.said.contains("fastctl delete"), "\(kept.text)")
    try machines.laptop("delete", id, "--yes")
    try machines.exchange()
    for machine in machines.both {
      #expect(try machine.conflicts().isEmpty)
      #expect(try machine.tries("show", id).code != 0)
    }
  }

  @Test(arguments: [false, true])
  func `somebody who deletes a fast is asked about the one it held back`(goes: Bool) async throws {
    let (machines, first, second) = try await twoRunning()
    machines.pass()
    try machines.laptop("stop")
    try machines.exchange()
    let stands = try machines.laptop.fast()
    let other = stands == first ? second : first
    machines.pass()
    let asked = try Terminal(
      ["delete", stands], by: machines.laptop.person, typing: goes ? "y\ny\n" : "n\ny\n")
    #expect(asked.code == 0 && asked.shown.contains("may take its place"), "\(asked.shown)")
    try machines.exchange()
    for machine in machines.both {
      #expect(try machine.conflicts().isEmpty)
      #expect(try machine.history().contains(other) == !goes)
      #expect(try !machine.history().contains(stands))
    }
  }

  @Test func `an export of everything holds a held fast, too`() async throws {
    let (machines, id) = try await contradiction()
    for machine in machines.both {
      let all = try machine("export", "--all", "--format", "jsonl").output
      #expect(all.contains(id))
    }
  }

  /// One that the laptop began four hours ago, and one of the desktop an hour later.
  private func twoRunning() async throws -> (Machines, first: String, second: String) {
    let machines = try await Machines()
    try machines.laptop("start", "16:8", "--ago", "4h")
    try machines.desktop("start", "16:8", "--ago", "3h")
    let ids = (try machines.laptop.fast(), try machines.desktop.fast())
    try machines.exchange()
    return (machines, ids.0, ids.1)
  }

  @Test func `of two fasts that run the first one runs on both`() async throws {
    let (machines, first, second) = try await twoRunning()
    for machine in machines.both {
      #expect(try machine.person.status().fast?.id == first)
      #expect(try machine.conflicts().map(\.id) == [second])
      #expect(try machine("conflicts").output.contains("because another fast is running"))
      #expect(try machine("status").output.contains("1 entry differs between your machines"))
    }
  }

  @Test func `stop ends both, and undo lets the first one run again`() async throws {
    let (machines, first, second) = try await twoRunning()
    machines.pass()
    try machines.desktop("stop")
    try machines.exchange()
    for machine in machines.both {
      #expect(try machine.person.status().fast == nil)
      let held = try machine.conflicts()
      #expect(held.count == 1 && held.first?.reason == .overlap)
    }
    #expect(try machines.laptop.history() == machines.desktop.history())
    machines.pass()
    try machines.desktop("undo")
    try machines.exchange()
    for machine in machines.both {
      #expect(try machine.person.status().fast?.id == first)
      #expect(try machine.conflicts().map(\.id) == [second])
    }
  }

  @Test func `a held fast that is taken stands on both, and the other one is deleted`()
    async throws
  {
    let (machines, first, second) = try await twoRunning()
    machines.pass()
    try machines.laptop("resolve", second, "--take")
    try machines.exchange()
    for machine in machines.both {
      #expect(try machine.person.status().fast?.id == second)
      #expect(try machine.conflicts().isEmpty)
    }
    machines.pass()
    try machines.laptop("undo")
    try machines.exchange()
    for machine in machines.both {
      #expect(try machine.person.status().fast?.id == first)
      #expect(try machine.conflicts().map(\.id) == [second])
    }
    machines.pass()
    try machines.laptop("redo")
    try machines.exchange()
    #expect(try machines.both.allSatisfy { try $0.person.status().fast?.id == second })
  }
}
