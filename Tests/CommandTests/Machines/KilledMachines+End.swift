import Carrier
import Nouns
import Testing
import TestSupport
import Wire

// The checks at the end, when all was carried.
extension KilledMachines {
  func verify(_ comment: String) throws {
    for words in [
      ["history", "--json"], ["weight", "list", "--json"], ["meal", "list", "--json"],
      ["conflicts", "--json"],
    ] {
      let texts = try all.map { try Run(words, by: $0.person).output }
      #expect(Set(texts).count == 1, "\(words), \(comment)")
    }
    for machine in all {
      let check = try machine.person.call(ChangeCalls.CheckOperations.self, NoFields())
      #expect(check.differing == [] && check.altered == [], "\(machine.name), \(comment)")
      #expect(try machine.known().logs.count == all.count, "a new device, \(comment)")
    }
    try promises.verify(on: all[0], comment)
  }

  /// The machine's own files are all that it has written, can be opened, and nothing else.
  func verify(
    _ files: [String: [UInt8]], of machine: Machine, junk: Set<String> = [], _ comment: String
  ) throws {
    let (key, known) = (try PersonKey(code: all[0].code()), try machine.known())
    let own = "fastd/1/\(key.person.text)/\(known.device)/"
    var ranges: [ClosedRange<Int64>] = []
    for (path, bytes) in files where path.hasPrefix(own) && !junk.contains(path) {
      let words = path.split(separator: "/").map(String.init)
      guard let name = SegmentName(words[words.count - 1]),
        let owner = RowID(text: words[words.count - 2])
      else {
        Issue.record("\(machine.name): \(path), \(comment)")
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
}
