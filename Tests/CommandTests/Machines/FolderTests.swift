import Foundation
import Nouns
import Testing
import TestProcesses
import TestSupport
import Time
import Wire

@Suite(.enabled(if: Machine.isPossible, "names of machines need namespaces and a C compiler"))
struct `Machines that share a folder` {
  @Test func `have the same entries, and the folder tells nothing of them`() async throws {
    let machines = try await SharedMachines("laptop", "desktop")
    let laptop = machines["laptop"]
    try laptop("start", "16:8", "--ago", "2h", "--note", "secret of laptop")
    try laptop("meal", "Rumpelstew 650kcal")
    try machines["desktop"]("weight", "83.4kg")
    try machines.exchange()
    try machines.expectAlike()
    #expect(try machines["desktop"]("status").output.contains("secret of laptop"))
    #expect(machines.files.count >= 2)
    for (name, bytes) in machines.files {
      let text = String(decoding: bytes, as: UTF8.self) + name
      for word in ["secret", "Rumpel", "83", "laptop", "desktop", "start", "weigh"] {
        #expect(!text.contains(word) || word.count == 2, "\(name) has \(word)")
      }
    }
    let sync = try laptop("sync").output
    #expect(sync.contains("desktop") && sync.contains("last exchange"), "\(sync)")
  }

  @Test func `bring a change to each other by themselves`() async throws {
    let machines = try await SharedMachines("laptop", "desktop")
    try machines.exchange()
    let begun = ContinuousClock.now
    try machines["laptop"]("weight", "83.4kg")
    // Two seconds for more changes, one for more files, and on a busy machine the rest.
    try await until(within: .seconds(60)) {
      try machines["desktop"]("weight", "list").output.contains("83.4")
    }
    #expect(ContinuousClock.now - begun > .seconds(2))
  }

  @Test func `a code is asked of standard input, and another person's is refused`() async throws {
    let machines = try await SharedMachines("laptop")
    let code = try machines["laptop"].code()
    let other = try await Machine("other", clock: machines.clock)
    let argument = try other.tries("sync", "join", code)
    #expect(argument.code == 2 || argument.code == 1, "\(argument.text)")
    #expect(argument.said.contains("command line"), "\(argument.text)")
    let mistyped = try Run(
      ["sync", "join", machines.folder.path, "-"], by: other.person,
      reading: code.replacingOccurrences(of: code.suffix(4), with: "zzzy"))
    #expect(mistyped.code == 1 && mistyped.said.contains("letter"), "\(mistyped.text)")
    let before = machines.files
    let occupied = try other.tries("sync", "folder", machines.folder.path)
    #expect(occupied.code == 1 && occupied.said.contains("sync join"), "\(occupied.text)")
    // With a key of another person, nothing is written there.
    let elsewhere = Scratch()
    try other("sync", "folder", elsewhere.path)
    let foreign = try other.code()
    let third = try await Machine("third", clock: machines.clock)
    let refused = try Run(
      ["sync", "join", machines.folder.path, "-"], by: third.person, reading: foreign)
    #expect(refused.code == 1 && refused.said.contains("does not belong"), "\(refused.text)")
    #expect(machines.files == before)
    try third("sync", "folder", machines.folder.path, "--new")
    #expect(Set(machines.files.keys).isSuperset(of: before.keys))
    #expect(machines.files.count > before.count)
  }

  @Test func `a fourth one gets the life of one that died, though the folder was emptied`()
    async throws
  {
    let machines = try await SharedMachines("laptop", "desktop", "tablet")
    try machines["tablet"]("weight", "83.4kg", "--note", "by the dead one")
    try machines["laptop"]("start", "16:8", "--ago", "2h")
    try machines.exchange()
    machines.remove("tablet")
    machines.empty()
    machines.pass(.hours(24 * 8))
    try machines.exchange()
    try await machines.add("fourth")
    try machines.exchange()
    try machines.expectAlike()
    #expect(try machines["fourth"]("weight", "list").output.contains("by the dead one"))
  }

  @Test func `what is erased on one is in no file of any machine or of the folder`() async throws {
    let machines = try await SharedMachines("laptop", "desktop")
    try machines["laptop"]("start", "16:8", "--ago", "20h", "--note", "Unspeakable")
    try machines["laptop"]("stop", "--ago", "2h")
    try machines["laptop"]("weight", "83.4kg")
    try machines.exchange()
    let id = try machines["desktop"].fast()
    #expect(try machines["desktop"]("history", "--json").output.contains("Unspeakable"))
    let before = machines.files.filter { $0.key.hasSuffix(".seg") }
    try machines["desktop"]("purge", id, "--confirm", "erase-for-good")
    try machines.exchange()
    for machine in machines.all {
      machine.person.endDaemons(by: SIGTERM)
      for (name, bytes) in SharedMachines.files(below: machine.person.home.path) {
        #expect(bytes.firstRange(of: Array("Unspeakable".utf8)) == nil, "\(machine.name): \(name)")
      }
    }
    // Sealed, it cannot be searched for: nothing of what had it is left.
    let kept = Set(before.keys).intersection(machines.files.keys)
    #expect(kept.allSatisfy { before[$0] == machines.files[$0] })
    let laptop = try await machines.restarted("laptop")
    let emptied = try laptop.person.call(
      SyncCalls.Emptied.self, EmptiedQuestion(device: laptop.known().device, after: 0)
    ).numbers.flatMap { $0.from...$0.to }
    #expect(emptied.count >= 2)
    for name in kept where name.contains("/\(try laptop.known().device)/") {
      let range = try #require(name.firstMatch(of: /(\d+)-(\d+)\.\d+\.seg$/))
      let (from, to) = (try #require(Int64(range.1)), try #require(Int64(range.2)))
      #expect(!emptied.contains { from <= $0 && $0 <= to }, "\(name) is left")
    }
  }

  @Test func `a database that was put back goes on as a new device, and loses nothing`()
    async throws
  {
    let machines = try await SharedMachines("laptop", "desktop")
    let laptop = machines["laptop"]
    try laptop("weight", "83.4kg", "--note", "first")
    let device = try laptop.known().device
    try machines.exchange()
    laptop.person.endDaemons(by: SIGTERM)
    let copy = try Data(contentsOf: URL(filePath: laptop.person.database))
    try await laptop.start()
    machines.pass()
    try laptop("weight", "82.9kg", "--note", "second")
    try machines.exchange()
    machines.pass()
    laptop.person.endDaemons(by: SIGTERM)
    for end in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: laptop.person.database + end)
    }
    try copy.write(to: URL(filePath: laptop.person.database))
    try await laptop.start()
    machines.pass()
    try laptop("weight", "82.5kg", "--note", "third")
    try machines.exchange()
    try machines.expectAlike()
    #expect(try laptop.known().device != device)
    for machine in machines.all {
      let list = try machine("weight", "list").output
      for note in ["first", "second", "third"] {
        #expect(list.contains(note), "\(machine.name): \(list)")
      }
      #expect(try machine.conflicts().isEmpty)
    }
  }

  @Test func `a machine that was removed says so, and comes back by joining`() async throws {
    let machines = try await SharedMachines("laptop", "desktop")
    try machines.exchange()
    let (laptop, desktop) = (machines["laptop"], machines["desktop"])
    try desktop("sync", "forget", "laptop", "--yes")
    try machines.exchangeAnyhow()
    try laptop("weight", "83.4kg")
    let now = try laptop.tries("sync", "now")
    #expect(now.code == 1 && now.text.contains("removed"), "\(now.text)")
    #expect(try laptop("status").output.contains("removed"))
    try desktop("sync", "now")
    #expect(try !desktop("weight", "list").output.contains("83.4"))
    try laptop.join(desktop.code(), in: machines.folder.path)
    try machines.exchange()
    try machines.expectAlike()
  }

  @Test func `with another key the others join again, and the old files go`() async throws {
    let machines = try await SharedMachines("laptop", "desktop")
    try machines["laptop"]("weight", "83.4kg")
    try machines.exchange()
    let before = machines.files
    try machines["laptop"]("sync", "rekey", "--yes")
    #expect(before.keys.allSatisfy { machines.files[$0] == nil })
    machines.pass()
    try machines["desktop"]("weight", "82kg")
    let now = try machines["desktop"].tries("sync", "now")
    #expect(now.code == 1 && now.text.contains("new code"), "\(now.text)")
    try machines.expectRefusal(to: "desktop")
    try machines["desktop"].join(machines["laptop"].code(), in: machines.folder.path)
    try machines.exchange()
    try machines.expectAlike()
    #expect(try machines["laptop"]("weight", "list").output.contains("82"))
  }

  @Test func `all can be ended, and each keeps what it has`() async throws {
    let machines = try await SharedMachines("laptop", "desktop")
    try machines["laptop"]("weight", "83.4kg")
    try machines.exchange()
    try machines["laptop"]("sync", "purge", "--confirm", "erase-for-good")
    #expect(!machines.files.keys.contains { $0.hasSuffix(".seg") })
    let now = try machines["desktop"].tries("sync", "now")
    #expect(now.code == 1, "\(now.text)")
    #expect(!machines.files.keys.contains { $0.hasSuffix(".seg") })
    for machine in machines.all {
      #expect(try machine("weight", "list").output.contains("83.4"))
    }
    try machines["laptop"]("sync", "folder", machines.folder.path)
    try machines.expectRefusal(to: "desktop")
    try machines["desktop"]("sync", "off")
    #expect(try machines["desktop"]("sync").output.contains("shares its entries with no other"))
    try machines["desktop"].join(machines["laptop"].code(), in: machines.folder.path)
    try machines.exchange()
    try machines.expectAlike()
  }

  @Test func `who began a second life in the same folder can still join the first`() async throws {
    let machines = try await SharedMachines("laptop", "desktop")
    try machines["desktop"]("sync", "off")
    let key = machines["desktop"].person.data + "/fastd/sync/key"
    try FileManager.default.removeItem(atPath: key)
    try machines["desktop"]("sync", "folder", machines.folder.path, "--new")
    let code = try machines["laptop"].code()
    let refused = try Run(
      ["sync", "join", machines.folder.path, "-"], by: machines["desktop"].person,
      reading: code + "\n")
    #expect(refused.code == 1 && refused.said.contains("sync off"), "\(refused.text)")
    try machines["desktop"]("sync", "off")
    try machines["desktop"].join(code, in: machines.folder.path)
    try machines.exchange()
    try machines.expectAlike()
  }
}

extension SharedMachines {
  fileprivate func restarted(_ name: String) async throws -> Machine {
    try await self[name].start()
    return self[name]
  }

  /// To begin where others share already would part it from them.
  fileprivate func expectRefusal(to name: String) throws {
    let begun = try self[name].tries("sync", "folder", folder.path)
    #expect(begun.code == 1 && begun.said.contains("sync join"), "\(begun.text)")
  }

  fileprivate func exchangeAnyhow() throws {
    for machine in all + all { _ = try machine.tries("sync", "now") }
  }
}
