import Foundation
import Testing
import TestProcesses
import TestSupport
import Time

@Suite(.enabled(if: Machine.isPossible, "names of machines need namespaces and a C compiler"))
struct `Accidents on several machines` {
  @Test func `a clock two years ahead for a minute is named, and later edits still win`()
    async throws
  {
    let machines = try await Machines()
    let ahead = MovedClock(stands: true)
    ahead.pass(until: machines.clock.now + .hour * 24 * 730)
    let tablet = try await Machine("tablet", clock: ahead)
    try tablet("weight", "81kg")
    try carry(from: tablet, to: machines.laptop)
    try carry(from: machines.laptop, to: machines.desktop)
    for machine in machines.both {
      let sync = try machine("sync").output
      #expect(sync.contains("ahead, because the clock of tablet was"), "\(sync)")
      let doctor = try machine.tries("doctor").output
      #expect(doctor.contains("because the clock of tablet was"), "\(doctor)")
      #expect(doctor.contains("more than a day in the future: weighing"), "\(doctor)")
    }
    try machines.laptop("start", "16:8", "--ago", "2h")
    try machines.exchange()
    machines.pass()
    try machines.desktop("edit", "--note", "later")
    try machines.exchange()
    for machine in machines.both {
      #expect(try machine("status").output.contains("Note: later"))
      #expect(try machine.conflicts().isEmpty)
    }
  }

  /// Fasts from 20:00 to 12:00, on each of the days behind the first of a month.
  private func file(_ month: String, days: ClosedRange<Int>, of machine: Machine) -> String {
    let lines = days.reversed().map { day in
      "\(month)/\(day)/21,20:00,12:00,16,1"
    }
    return machine.person.home.file(
      "zero-\(month).csv",
      (["Date,Start,End,Hours,Night Eating"] + lines).joined(separator: "\n") + "\n")
  }

  private func count(_ machine: Machine) throws -> Int {
    try machine.history().components(separatedBy: #""id":"#).count - 1
  }

  @Test func `two lives without a common past become one, and what overlaps is asked about`()
    async throws
  {
    let machines = try await Machines()
    try machines.laptop("import", file("3", days: 1...20, of: machines.laptop))
    try machines.laptop("profile", "--height", "180cm")
    try machines.desktop("import", file("4", days: 1...20, of: machines.desktop))
    try machines.desktop("add", "--start", "2021-03-05 21:00", "--end", "2021-03-06 10:00")
    try machines.desktop("profile", "--height", "181cm")
    try machines.exchange()
    for machine in machines.both {
      #expect(try count(machine) == 40)
      let conflicts = try machine.conflicts()
      #expect(Set(conflicts.map(\.noun)) == ["fast", "profile"])
      #expect(conflicts.count == 2)
      #expect(try machine("status").output.contains("2 entries differ"))
    }
    #expect(try machines.laptop.history() == machines.desktop.history())
  }

  @Test func `one file read in two zones stands once, and a deletion touches its neighbours alone`()
    async throws
  {
    let machines = try await Machines()
    let path = file("3", days: 1...10, of: machines.laptop)
    try machines.laptop("import", path, "--zone", "Europe/Berlin")
    try machines.desktop("import", path, "--zone", "Asia/Tokyo")
    try machines.exchange()
    let before = try machines.laptop.history()
    #expect(try count(machines.laptop) == 10)
    machines.pass()
    try machines.laptop("delete", machines.laptop.fast(), "--yes")
    try machines.exchange()
    for machine in machines.both {
      let left = try Set(ids(machine.history()))
      #expect(Set(ids(before)).subtracting(left).count == 1)
      #expect(left.subtracting(ids(before)).count <= 1)
    }
    #expect(try machines.laptop.history() == machines.desktop.history())
  }

  private func ids(_ history: String) -> [String] {
    history.matches(of: /"id":"([a-z0-9]+)"/).map { String($0.1) }
  }

  @Test func `an old export on a new machine brings nothing back and changes nothing`()
    async throws
  {
    let machines = try await Machines()
    try machines.laptop("import", file("3", days: 1...3, of: machines.laptop))
    let old = machines.laptop.person.home.file(
      "old.jsonl", try machines.laptop("export", "--all", "--format", "jsonl").output)
    machines.pass()
    let newest = try machines.laptop.fast()
    try machines.laptop("edit", newest, "--note", "mine")
    try machines.laptop("delete", Machine.id(in: oldest(machines.laptop)), "--yes")
    let before = try machines.laptop.history()
    try machines.desktop("import", old)
    #expect(try count(machines.desktop) == 3)
    try machines.exchange()
    for machine in machines.both {
      #expect(try machine.history() == before)
      #expect(try machine.conflicts().isEmpty)
    }
  }

  /// The JSON of the last one that is listed.
  private func oldest(_ machine: Machine) throws -> String {
    let rows = try machine.history().components(separatedBy: #"{"id":"#)
    return #"{"id":"# + (rows.last ?? "")
  }
}
