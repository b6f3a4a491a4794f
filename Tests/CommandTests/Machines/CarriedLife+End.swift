import Carrier
import Testing

// The state that all must reach in the end.
extension CarriedLife {
  /// All is carried, and all exchange until nobody has anything new.
  func meet(_ comment: String) async throws {
    for _ in 0..<20 {
      var hasCarried = false
      for machine in machines.all {
        try machine("sync", "now")
        if carrier.carryAll() { hasCarried = true }
      }
      let logs = try machines.all.map { try $0.known().logs.sorted { $0.device < $1.device } }
      if !hasCarried, logs.allSatisfy({ $0 == logs[0] }) { return }
    }
    for machine in machines.all {
      Issue.record("\(machine.name) has not come to rest: \(try machine.known()), \(comment)")
    }
  }

  func verify(_ comment: String) throws {
    try machines.verify(comment)
    try verifyFolders(comment)
  }

  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  private func verifyFolders(_ comment: String) throws {
    for place in machines.all.indices {
      let files = carrier.files(in: place)
      let others = Set(files.keys).symmetricDifference(carrier.files(in: 0).keys)
      #expect(others == [], "\(comment)")
      try machines.verify(files, of: machines.all[place], junk: carrier.junk, comment)
    }
    // No name ever means two contents, so no carrier has anything to decide.
    let conflicts = carrier.conflicts.filter { SegmentName(Self.name($0)) != nil }
    #expect(Set(conflicts).subtracting(carrier.torn) == [], "\(comment)")
    for (path, contents) in carrier.contents where SegmentName(Self.name(path)) != nil {
      #expect(contents.count == 1 || carrier.torn.contains(path), "\(path), \(comment)")
    }
  }
}
