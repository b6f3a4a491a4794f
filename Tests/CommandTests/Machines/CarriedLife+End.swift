import Carrier
import Nouns
import Testing
import TestSupport
import Time
import Wire

// The state that all must reach in the end.
extension CarriedLife {
  /// All is carried, and all exchange until nobody has anything new.
  func meet(_ comment: String) async throws {
    for _ in 0..<20 {
      var hasCarried = false
      for machine in machines {
        try machine("sync", "now")
        if carrier.carryAll() { hasCarried = true }
      }
      let logs = try machines.map { try $0.known().logs.sorted { $0.device < $1.device } }
      if !hasCarried, logs.allSatisfy({ $0 == logs[0] }) { return }
    }
    for machine in machines {
      Issue.record("\(machine.name) has not come to rest: \(try machine.known()), \(comment)")
    }
  }

  func verify(_ comment: String) throws {
    for words in [
      ["history", "--json"], ["weight", "list", "--json"], ["meal", "list", "--json"],
      ["conflicts", "--json"],
    ] {
      let texts = try machines.map { try Run(words, by: $0.person).output }
      #expect(Set(texts).count == 1, "\(words), \(comment)")
    }
    for machine in machines {
      let check = try machine.person.call(ChangeCalls.CheckOperations.self, NoFields())
      #expect(check.differing == [] && check.altered == [], "\(machine.name), \(comment)")
      #expect(try machine.known().logs.count == machines.count, "a new device, \(comment)")
    }
    try promises.verify(on: machines[0], comment)
    try verifyFolders(comment)
  }

  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  private func verifyFolders(_ comment: String) throws {
    let key = try PersonKey(code: machines[0].code())
    for (place, machine) in machines.enumerated() {
      let known = try machine.known()
      let files = carrier.files(in: place)
      let others = Set(files.keys).symmetricDifference(carrier.files(in: 0).keys)
      #expect(others == [], "\(comment)")
      var ranges: [ClosedRange<Int64>] = []
      for (path, bytes) in files where path.hasPrefix("fastd/1/\(key.person.text)/\(known.device)/")
      {
        let words = path.split(separator: "/").map(String.init)
        guard let name = SegmentName(words[words.count - 1]),
          let owner = RowID(text: words[words.count - 2])
        else {
          #expect(carrier.junk.contains(path), "\(machine.name): \(path), \(comment)")
          continue
        }
        #expect(throws: Never.self, "\(machine.name): \(path), \(comment)") {
          try Segment.lines(bytes, named: name, of: owner, with: key)
        }
        if owner.text == known.device { ranges.append(name.range) }
      }
      let end = known.logs.first { $0.device == known.device }?.seq ?? 0
      #expect(Ranges(ranges).lacking(upTo: end) == [], "\(machine.name), \(comment)")
    }
    // No name ever means two contents, so no carrier has anything to decide.
    let conflicts = carrier.conflicts.filter { SegmentName(Self.name($0)) != nil }
    #expect(Set(conflicts).subtracting(carrier.torn) == [], "\(comment)")
    for (path, contents) in carrier.contents where SegmentName(Self.name(path)) != nil {
      #expect(contents.count == 1 || carrier.torn.contains(path), "\(path), \(comment)")
    }
  }
}
