import Foundation
import Testing
import TestProcesses
import TestSupport
import Time
import Wire

/// Machines of one person that share through a real folder or a real hub, with the built programs.
final class SharedMachines {
  let clock: MovedClock
  let folder: Scratch
  /// The code of an administrator, for the first machine.
  private let invitation: String?
  private(set) var all: [Machine] = []

  init(
    _ names: String..., in parent: String = "/tmp", invitedBy invitation: String? = nil
  ) async throws {
    folder = Scratch(in: parent)
    self.invitation = invitation
    clock = MovedClock(stands: true)
    let day: Int64 = 86_400_000
    let days = clock.now.milliseconds / day + 1
    clock.pass(until: Instant(milliseconds: days * day + day / 2))
    for name in names { try await add(name) }
  }

  subscript(_ name: String) -> Machine {
    guard let machine = all.first(where: { $0.name == name }) else {
      fatalError("no machine is called \(name)")
    }
    return machine
  }

  /// The first one begins to share, others join it by its code.
  @discardableResult
  func add(_ name: String) async throws -> Machine {
    let machine = try await Machine(name, clock: clock)
    if let first = all.first {
      try machine.join(try first.code(), in: invitation == nil ? folder.path : nil)
    } else if let invitation {
      try machine.join(invitation)
    } else {
      try machine("sync", "folder", folder.path)
    }
    all.append(machine)
    return machine
  }

  func remove(_ name: String) { all.removeAll { $0.name == name } }

  func pass(_ span: Span = .minute) { clock.pass(until: clock.now + span) }

  /// Until nobody has anything new: each once, those that came first once more, and all again where one
  /// has written something of its own meanwhile, as each does when somebody asks.
  func exchange(at location: SourceLocation = #_sourceLocation) throws {
    for machine in all { try machine("sync", "now", at: location) }
    for _ in 0..<5 {
      for machine in all { try machine("sync", "now", at: location) }
      if try haveTheSameLogs() { return }
    }
  }

  private func haveTheSameLogs() throws -> Bool {
    let logs = try all.map { try $0.known().logs.sorted { $0.device < $1.device } }
    return logs.allSatisfy { $0 == logs[0] }
  }

  /// All that is told to a person is the same on each of them.
  func expectAlike(at location: SourceLocation = #_sourceLocation) throws {
    let logs = try all.map { try $0.known().logs.sorted { $0.device < $1.device } }
    for (machine, log) in zip(all, logs) {
      #expect(log == logs[0], "\(machine.name)", sourceLocation: location)
    }
    for words in [
      ["history", "--json"], ["weight", "list", "--json"], ["meal", "list", "--json"],
    ] {
      let texts = try all.map { try Run(words, by: $0.person).output }
      #expect(Set(texts).count == 1, "\(words)", sourceLocation: location)
    }
  }

  // MARK: Files

  /// Below the folder, by their paths there.
  var files: [String: [UInt8]] { Self.files(below: folder.path) }

  static func files(below path: String) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    let names = FileManager.default.enumerator(atPath: path)
    while let name = names?.nextObject() as? String {
      guard let bytes = try? Data(contentsOf: URL(filePath: "\(path)/\(name)")) else { continue }
      files[name] = [UInt8](bytes)
    }
    return files
  }

  func empty() {
    try? FileManager.default.removeItem(atPath: "\(folder.path)/fastd")
  }
}

extension Machine {
  func code() throws -> String {
    String(try self("sync", "invite").output.filter { $0 != "\n" })
  }

  /// Types the code of another machine.
  @discardableResult
  func join(_ code: String, in folder: String? = nil) throws -> Run {
    let words = ["sync", "join"] + [folder, "-"].compactMap(\.self)
    let run: Run = try Run(words, by: person, reading: code + "\n")
    #expect(run.code == 0, "\(run.text)")
    return run
  }
}
