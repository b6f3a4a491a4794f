import Carrier
import Foundation
import Nouns
import Testing
import TestProcesses
import TestSupport
import Wire

@Suite(.enabled(if: Machine.isPossible, "names of machines need namespaces and a C compiler"))
struct `A folder that others write in` {
  private static let files = 10_000

  private struct Place {
    let path: String
    let device: String
    let key: PersonKey

    var own: String { "\(path)/\(device)" }

    func write(_ bytes: some Sequence<UInt8>, _ name: String) throws {
      let url = URL(filePath: "\(path)/\(name)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
    }
  }

  /// Where the laptop writes for the desktop. Both have said all that they say by themselves, so that the
  /// entries of the test are the only ones to come, however long it takes.
  private func place(_ machines: SharedMachines) async throws -> Place {
    for machine in machines.all { try await machine.sayHowItCounts() }
    try machines.exchange()
    let key = try PersonKey(code: machines["laptop"].code())
    return Place(
      path: "\(machines.folder.path)/fastd/1/\(key.person.text)",
      device: try machines["laptop"].known().device, key: key)
  }

  /// Honest entries are written and taken in time, once, and of the rest nothing is believed.
  private func expectHonest(
    _ machines: SharedMachines, at location: SourceLocation = #_sourceLocation
  ) throws {
    machines.pass()
    let (laptop, desktop) = (machines["laptop"], machines["desktop"])
    try laptop("weight", "83.4kg", "--note", "honest")
    let start = ContinuousClock.now
    for machine in [laptop, desktop, laptop] { try machine("sync", "now", at: location) }
    #expect(ContinuousClock.now - start < .seconds(60), sourceLocation: location)
    let again = try laptop("sync", "now", "--json").output
    #expect(again.contains("\"given\":0"), "\(again)", sourceLocation: location)
    #expect(again.contains("\"rejoined\":null"), "\(again)", sourceLocation: location)
    let logs = try machines.all.map { try $0.known().logs.sorted { $0.device < $1.device } }
    #expect(logs[0] == logs[1], sourceLocation: location)
    for machine in machines.all {
      let weights = try machine("weight", "list").output
      #expect(weights.contains("honest"), sourceLocation: location)
      let known = try machine.known()
      #expect(known.logs.count == 2, "\(known)", sourceLocation: location)
      #expect(known.logs.allSatisfy { $0.named <= $0.seq }, "\(known)", sourceLocation: location)
      let list = try machine.person.call(SyncCalls.Machines.self, NoFields()).machines
      #expect(list.count == 2, "\(list)", sourceLocation: location)
      #expect(list.allSatisfy { $0.ahead == nil }, "\(list)", sourceLocation: location)
      let check = try machine.person.call(ChangeCalls.CheckOperations.self, NoFields())
      #expect(check.differing == [] && check.altered == [], sourceLocation: location)
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `ten thousand files of nobody, and thousands in a machine's directory, hide nothing`()
    async throws
  {
    let machines = try await SharedMachines("laptop", "desktop", in: Scratch.memory)
    let place = try await place(machines)
    let junk = [UInt8](repeating: 7, count: 400)
    for number in 1...Self.files {
      let name = "\(1 + number % 9)-\(1 + number % 9).\(number).seg"
      if number % 5 == 0 { try place.write(junk, "\(place.device)/\(name)") }
      try place.write(number % 2 == 0 ? junk : [], "aaaaaaaaaaaaaaaaaaaaaaaaaa/\(name)")
    }
    try expectHonest(machines)
  }

  @Test func `names that claim everything, torn files, links, pipes and directories are nothing`()
    async throws
  {
    let machines = try await SharedMachines("laptop", "desktop")
    let place = try await place(machines)
    let files = machines.files.filter { $0.key.contains("/\(place.device)/") }
    let (_, honest) = try #require(files.first { $0.key.hasSuffix("1-1.1.seg") } ?? files.first)
    let end = try machines["laptop"].known().logs.first { $0.device == place.device }?.seq ?? 0
    let most = SegmentName.numbers.upperBound
    for (number, name) in [
      "1-\(most).9.seg", "\(end + 1)-\(most).1.seg", "\(end + 1)-\(end + 1).1.seg",
      "1-\(end).9.seg", "1-\(end).2147483647.seg", "1-\(end).2147483648.seg",
    ].enumerated() {
      try place.write(number.isMultiple(of: 2) ? honest : [], "\(place.device)/\(name)")
      try place.write(honest.dropLast(9), "bbbbbbbbbbbbbbbbbbbbbbbbbb/\(name)")
    }
    // Sealed with another key, and what another machine wrote, under this one's name.
    let line = CarriedLine(
      seq: end + 1, digest: String(repeating: "ab", count: 16), line: "{\"v\":1}")
    let name = SegmentName(end + 1...end + 1, generation: 2)
    let device = try #require(RowID(text: place.device))
    let foreign = try #require(
      Segment.bytes([line], named: name, of: device, after: line.digest, with: PersonKey.fresh()))
    try place.write(foreign, "\(place.device)/\(name.text)")
    let desktop = try machines["desktop"].known().device
    for (path, bytes) in machines.files where path.contains("/\(desktop)/") {
      try place.write(bytes, "\(place.device)/\(URL(filePath: path).lastPathComponent)")
    }
    let kind = "\(place.own)/\(end + 2)-\(end + 3)"
    symlink("/etc/passwd", "\(kind).1.seg")
    symlink("/dev/zero", "\(kind).2.seg")
    mkfifo("\(kind).3.seg", 0o600)
    mkdir("\(kind).4.seg", 0o700)
    symlink("\(place.path)", "\(place.path)/cccccccccccccccccccccccccc")
    mkfifo("\(place.path)/dddddddddddddddddddddddddd", 0o600)
    symlink("\(place.own)", "\(place.own)/\(desktop)")
    try expectHonest(machines)
  }

  @Test func `a segment with the key that is no operation stops its own machine alone`()
    async throws
  {
    let machines = try await SharedMachines("laptop", "desktop")
    let place = try await place(machines)
    let device = RowID(bits: 77, 78)
    for (number, text) in [
      "", "{}", "{\"v\":1,\"device\":\"\(device.text)\",\"seq\":1}", "[]", "\u{0}", nil,
    ].enumerated() {
      let line = CarriedLine(seq: 1, digest: String(repeating: "ab", count: 16), line: text)
      let name = SegmentName(1...1, generation: Int64(number) + 1)
      let bytes = try #require(
        Segment.bytes([line], named: name, of: device, after: "", with: place.key))
      try place.write(bytes, "\(device.text)/\(name.text)")
    }
    let before = try machines["desktop"].known().logs.map(\.device)
    machines.pass()
    try machines["laptop"]("weight", "83.4kg", "--note", "honest")
    for name in ["laptop", "desktop"] { try machines[name]("sync", "now") }
    #expect(try machines["desktop"]("weight", "list").output.contains("honest"))
    let after = try machines["desktop"].known().logs
    #expect(after.allSatisfy { before.contains($0.device) || $0.seq <= 1 }, "\(after)")
  }
}
