import Foundation
import Testing
import TestProcesses
import TestSupport
import Time

@Suite(.enabled(if: Machine.isPossible, "names of machines need namespaces and a C compiler"))
struct `Homes and folders that are put back` {
  private let manager = FileManager.default

  /// Brings what is missing from one copy of the folder to the other.
  private func carry(from source: String, to target: String) throws {
    for (name, bytes) in SharedMachines.files(below: source) {
      let place = "\(target)/\(name)"
      guard !manager.fileExists(atPath: place) else { continue }
      try manager.createDirectory(
        atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(filePath: place))
    }
  }

  private func put(_ source: String, in target: String) throws {
    try? manager.removeItem(atPath: target)
    try manager.copyItem(atPath: source, toPath: target)
  }

  @Test func `the whole home with the folder: what both sides wrote since is there, on both`()
    async throws
  {
    let clock = MovedClock(stands: true)
    let (near, far, kept) = (Scratch(), Scratch(), Scratch())
    let laptop = try await Machine("laptop", clock: clock)
    let desktop = try await Machine("desktop", clock: clock)
    let pass = { clock.pass(until: clock.now + .minute) }
    try laptop("sync", "folder", near.path)
    try laptop("weight", "83.1kg", "--note", "before")
    try laptop("sync", "now")
    try carry(from: near.path, to: far.path)
    try desktop.join(laptop.code(), in: far.path)
    try carry(from: far.path, to: near.path)
    try laptop("sync", "now")
    laptop.person.endDaemons(by: SIGTERM)
    try put(laptop.person.data, in: kept.at("data"))
    try put(near.path, in: kept.at("folder"))
    try await laptop.start()
    pass()
    try laptop("weight", "82.6kg", "--note", "lost")
    try laptop("sync", "now")
    try carry(from: near.path, to: far.path)
    try desktop("sync", "now")
    laptop.person.endDaemons(by: SIGTERM)
    try put(kept.at("data"), in: laptop.person.data)
    try put(kept.at("folder"), in: near.path)
    try await laptop.start()
    pass()
    // Before what it wrote comes back, it goes on.
    try laptop("weight", "82.1kg", "--note", "since")
    try laptop("sync", "now")
    for _ in 0..<3 {
      try carry(from: far.path, to: near.path)
      try laptop("sync", "now")
      try carry(from: near.path, to: far.path)
      try desktop("sync", "now")
    }
    for machine in [laptop, desktop] {
      let list = try machine("weight", "list").output
      for note in ["before", "lost", "since"] {
        #expect(list.components(separatedBy: note).count == 2, "\(machine.name): \(list)")
      }
      let sync = try machine("sync").output
      #expect(!sync.contains("cannot be used"), "\(sync)")
    }
    #expect(try laptop.history() == desktop.history())
  }

  @Test func `a key is changed only where all could be written under the new one`() async throws {
    let machines = try await SharedMachines("laptop", "desktop")
    try machines.exchange()
    let laptop = machines["laptop"]
    let code = try laptop.code()
    let away = machines.folder.path + ".away"
    try manager.moveItem(atPath: machines.folder.path, toPath: away)
    let rekey = try laptop.tries("sync", "rekey", "--yes")
    let why = "There is no folder \(machines.folder.path)"
    #expect(rekey.code == 1 && rekey.text.contains(why), "\(rekey.text)")
    try manager.moveItem(atPath: away, toPath: machines.folder.path)
    #expect(try laptop.code() == code)
    try laptop("weight", "83.1kg")
    try machines.exchange()
    try machines.expectAlike()
  }

  @Test func `a file that was damaged is written again`() async throws {
    let machines = try await SharedMachines("laptop", "desktop")
    try machines["laptop"]("weight", "83.1kg")
    try machines.exchange()
    for (name, bytes) in machines.files where name.hasSuffix(".seg") {
      var other = bytes
      other[other.count / 2] ^= 1
      try Data(other).write(to: URL(filePath: "\(machines.folder.path)/\(name)"))
    }
    try machines.exchange()
    try await machines.add("fourth")
    try machines.exchange()
    try machines.expectAlike()
  }
}
