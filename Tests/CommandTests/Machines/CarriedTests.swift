import Foundation
import Nouns
import Testing
import TestSupport
import Wire

@Suite(.enabled(if: Machine.isPossible, "names of machines need namespaces and a C compiler"))
struct `Entries on several machines` {
  @Test func `a step that another machine built upon is not undone, and its name is said`()
    async throws
  {
    let machines = try await Machines()
    try machines.laptop("start", "--ago", "2h")
    try machines.exchange()
    machines.pass()
    try machines.desktop("edit", "--note", "mine")
    try machines.exchange()
    let undo = try machines.laptop.tries("undo")
    #expect(undo.code == 1 && undo.said.contains("desktop changed that entry"), "\(undo.text)")
  }

  @Test func `undo of a goal keeps the note of another machine`() async throws {
    let machines = try await Machines()
    try machines.laptop("start", "16:8", "--ago", "2h")
    try machines.exchange()
    machines.pass()
    try machines.laptop("edit", "--goal", "18h")
    try machines.desktop("edit", "--note", "mine")
    try machines.exchange()
    machines.pass()
    try machines.laptop("undo")
    try machines.exchange()
    for machine in machines.both {
      let status = try machine("status").output
      #expect(status.contains("of 16 h") && status.contains("Note: mine"), "\(status)")
    }
    #expect(try machines.laptop.history() == machines.desktop.history())
  }

  @Test func `a fast of another machine that was deleted here comes back by undo`() async throws {
    let machines = try await Machines()
    try machines.laptop("start", "--ago", "20h")
    try machines.laptop("stop", "--ago", "2h")
    try machines.exchange()
    let before = try machines.desktop.history()
    machines.pass()
    try machines.desktop("delete", machines.desktop.fast(), "--yes")
    let undo = try machines.desktop.tries("undo")
    #expect(undo.code == 0, "\(undo.text)")
    #expect(try machines.desktop.history() == before)
  }

  /// Two fasts of one file, which each machine has imported by itself.
  private func imported() async throws -> Machines {
    let machines = try await Machines()
    let file = machines.laptop.person.home.file(
      "zero.csv",
      """
      Date,Start,End,Hours,Night Eating
      1/17/21,19:15,12:00,16,1
      1/15/21,20:00,11:30,16,0

      """)
    for machine in machines.both { try machine("import", file) }
    try machines.exchange()
    machines.pass()
    return machines
  }

  private func count(_ machine: Machine) throws -> Int {
    try machine.history().matches(of: /"id":/).count
  }

  @Test func `one file imported twice is each fast once, and a deletion leaves no twin`()
    async throws
  {
    let machines = try await imported()
    for machine in machines.both {
      #expect(try count(machine) == 2)
      #expect(try machine.conflicts().isEmpty)
    }
    #expect(try machines.laptop.history() == machines.desktop.history())
    try machines.laptop("delete", machines.laptop.fast(), "--yes")
    try machines.exchange()
    for machine in machines.both { #expect(try count(machine) == 1) }
    let undo = try machines.laptop.tries("undo")
    #expect(undo.code == 0, "\(undo.text)")
  }

  @Test func `erasing a fast that was imported twice leaves no twin either`() async throws {
    let machines = try await imported()
    let id = try machines.desktop.fast()
    try machines.desktop("purge", id, "--confirm", "erase-for-good")
    try machines.exchange()
    for machine in machines.both {
      #expect(try count(machine) == 1)
      #expect(try machine.conflicts().isEmpty)
    }
  }

  /// The files below the home that have these bytes in them.
  private func holders(of text: String, _ machine: Machine) throws -> [String] {
    let home = URL(filePath: machine.person.home.path)
    let files = FileManager.default.enumerator(
      at: home, includingPropertiesForKeys: [.isRegularFileKey])
    return try (files?.allObjects as? [URL] ?? []).filter {
      try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
        && Data(contentsOf: $0).range(of: Data(text.utf8)) != nil
    }.map(\.path)
  }

  @Test func `what is erased on one machine is in no file of the other`() async throws {
    let machines = try await Machines()
    let secret = "nobody is to read this"
    try machines.laptop("start", "--ago", "20h", "--note", secret)
    try machines.laptop("stop", "--ago", "2h")
    try machines.exchange()
    for machine in machines.both {
      try machine("backup")
      #expect(try holders(of: secret, machine).count > 1)
    }
    machines.pass()
    try machines.laptop("purge", machines.laptop.fast(), "--confirm", "erase-for-good")
    try machines.exchange()
    for machine in machines.both {
      #expect(try holders(of: secret, machine) == [])
      #expect(try machine("history").output.contains("No fasts yet"))
    }
  }

  @Test func `a daemon that is killed between the pieces loses and doubles nothing`()
    async throws
  {
    let machines = try await Machines()
    for hours in stride(from: 100, to: 20, by: -20) {
      try machines.laptop("start", "--ago", "\(hours)h", "--note", "\(hours) hours ago")
      try machines.laptop("stop", "--ago", "\(hours - 12)h")
      machines.pass()
    }
    var pieces = 0
    while try carryPiece(from: machines.laptop, to: machines.desktop, of: 2) {
      pieces += 1
      try await machines.desktop.restart()
    }
    #expect(pieces > 3)
    try machines.exchange()
    #expect(try count(machines.desktop) == 4)
    #expect(try machines.laptop.history() == machines.desktop.history())
    #expect(try !machines.desktop.tries("doctor").output.contains("set aside"))
    machines.desktop.person.endDaemons()
    try await machines.desktop.person.checkDatabase()
  }

  @Test func `a third machine hears of the first one by the second`() async throws {
    let machines = try await Machines()
    try machines.laptop("start", "--ago", "3h", "--note", "from the first")
    try machines.exchange()
    let tablet = try await Machine("tablet", clock: machines.clock)
    try carry(from: machines.desktop, to: tablet, pieces: 1)
    #expect(try tablet.history() == machines.laptop.history())
    machines.pass()
    try tablet("stop")
    try carry(from: tablet, to: machines.desktop)
    try carry(from: machines.desktop, to: machines.laptop)
    #expect(try tablet.history() == machines.laptop.history())
    for machine in machines.both {
      #expect(try machine.person.status().fast == nil)
      #expect(try machine("sync").output.contains("tablet"))
    }
  }
}
