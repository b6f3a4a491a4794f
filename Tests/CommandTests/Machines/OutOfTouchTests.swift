import Testing
import TestProcesses
import TestSupport
import Time
import Wire

@Suite(.enabled(if: Machine.isPossible, "names of machines need namespaces and a C compiler"))
struct `A machine that is out of touch for a week` {
  private enum Silence: CaseIterable {
    /// Everything slept but the other machine's carrier.
    case asleep
    /// It ran, and nothing was carried.
    case awake
  }

  /// Two machines with their own copies of the folder, and clocks of their own that show the same.
  private final class Pair {
    let clocks = [MovedClock(stands: true), MovedClock(stands: true)]
    let carrier = CopiedFolder(of: 2, Dice(seed: .random(in: 0..<1 << 32)))
    var machines: [Machine] = []

    init() async throws {
      let day: Int64 = 86_400_000
      let noon = (clocks[0].now.milliseconds / day + 1) * day + day / 2
      for clock in clocks { clock.pass(until: Instant(milliseconds: noon)) }
      for (place, name) in ["laptop", "desktop"].enumerated() {
        let machine = try await Machine(name, clock: clocks[place])
        if let first = machines.first {
          try machine.join(first.code(), in: carrier.path(of: place))
        } else {
          try machine("sync", "folder", carrier.path(of: place))
        }
        machines.append(machine)
        try await machine.sayHowItCounts()
      }
      try exchange()
    }

    var laptop: Machine { machines[0] }
    var desktop: Machine { machines[1] }

    func pass(_ span: Span, _ places: [Int] = [0, 1]) {
      for place in places { clocks[place].pass(until: clocks[place].now + span) }
    }

    func exchange() throws {
      for machine in machines + machines {
        try machine("sync", "now")
        carrier.carryAll()
      }
    }

    /// All is there that was entered, on both, and nothing waits.
    func expectAll(of notes: [String], at location: SourceLocation = #_sourceLocation) throws {
      let logs = try machines.map { try $0.known().logs.sorted { $0.device < $1.device } }
      #expect(logs[0] == logs[1], sourceLocation: location)
      let weights = try machines.map { try $0("weight", "list").output }
      #expect(weights[0] == weights[1], sourceLocation: location)
      for note in notes {
        #expect(weights[0].contains(note), "\(note): \(weights[0])", sourceLocation: location)
      }
      let histories = try machines.map { try $0.history() }
      #expect(histories[0] == histories[1], sourceLocation: location)
      for machine in machines {
        let report = try machine("sync", "now", "--json", at: location).output
        #expect(report.contains(#""given":0,"taken":0"#), "\(report)", sourceLocation: location)
        #expect(report.contains(#""refusals":[]"#), "\(report)", sourceLocation: location)
        #expect(report.contains(#""lacking":[]"#), "\(report)", sourceLocation: location)
        #expect(try machine.conflicts().isEmpty, sourceLocation: location)
      }
    }
  }

  @Test(arguments: Silence.allCases)
  private func `meets the others again, in both directions`(silence: Silence) async throws {
    let pair = try await Pair()
    try pair.laptop("start", "16:8", "--ago", "2h", "--note", "before")
    try pair.laptop("weight", "83.0kg", "--note", "first")
    try pair.exchange()
    // The last entry of the desktop has not left it yet.
    pair.pass(.minute)
    try pair.desktop("weight", "82.9kg", "--note", "unsent")
    if silence == .asleep { pair.clocks[1].sleep(.hours(24 * 7)) }
    for day in 1...7 {
      pair.pass(.hours(24), silence == .asleep ? [0] : [0, 1])
      try pair.laptop("weight", "82.\(day)kg", "--note", "laptop-\(day)")
      try pair.laptop("sync", "now")
      guard silence == .awake else { continue }
      try pair.desktop("weight", "81.\(day)kg", "--note", "desktop-\(day)")
      try pair.desktop("sync", "now")
    }
    try pair.laptop("stop", "--ago", "6h")
    pair.pass(.minute)
    try pair.desktop("weight", "80.5kg", "--note", "awake")
    try pair.exchange()
    let days = (1...7).map { "laptop-\($0)" }
    let others = silence == .awake ? (1...7).map { "desktop-\($0)" } : []
    try pair.expectAll(of: ["first", "unsent", "awake"] + days + others)
  }

  /// Whoever holds what a silent machine wrote gives it back when that one writes again.
  @Test func `has what it wrote kept for others meanwhile, and once afterwards`() async throws {
    let pair = try await Pair()
    try pair.desktop("weight", "82.9kg", "--note", "by the silent one")
    try pair.exchange()
    let desktop = try pair.desktop.known().device
    pair.clocks[1].sleep(.hours(24 * 8))
    pair.pass(.hours(24 * 8), [0])
    let names = pair.carrier.files(in: 0).keys.filter { $0.contains("/\(desktop)/") }
    // Its directory is lost, and no carrier brings it back before it wakes.
    pair.carrier.empty(0)
    try pair.laptop("sync", "now")
    let held = pair.carrier.files(in: 0).keys.filter { $0.contains("/\(desktop)/") }
    #expect(!held.isEmpty && Set(held).isDisjoint(with: names), "\(held)")
    pair.pass(.minute)
    try pair.desktop("weight", "82.1kg", "--note", "awake")
    try pair.exchange()
    try pair.expectAll(of: ["by the silent one", "awake"])
    let files = pair.carrier.files(in: 0).keys
    #expect(files.filter { $0.contains("/\(desktop)/") }.allSatisfy { !held.contains($0) })
    #expect(files.contains { $0.contains("/\(desktop)/") })
  }

  /// Once, all others were silent for it, and it deleted their files because of each erased entry.
  @Test(arguments: [8, -8])
  func `loses no file to one whose clock is wrong for an hour`(days: Int64) async throws {
    let pair = try await Pair()
    try pair.desktop("weight", "82.9kg", "--note", "to be erased")
    try pair.desktop("weight", "82.1kg", "--note", "by the desktop")
    let list = try pair.desktop("weight", "list", "--json").output
    try pair.desktop("weight", "purge", Machine.id(in: list), "--confirm", "erase-for-good")
    try pair.exchange()
    let desktop = try pair.desktop.known().device
    func files() -> [String: [UInt8]] {
      pair.carrier.files(in: 0).filter { $0.key.contains("/\(desktop)/") }
    }
    let before = files()
    pair.clocks[0].step(.hours(24 * days))
    try pair.laptop("sync", "now")
    #expect(!before.isEmpty && files() == before)
    pair.clocks[0].step(.zero - .hours(24 * days))
    try pair.exchange()
    try pair.expectAll(of: [])
  }
}
