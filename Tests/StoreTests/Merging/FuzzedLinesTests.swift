import Glibc
import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

/// Lines of another machine that nobody wrote like that.
@MainActor @Suite struct FuzzedLinesTests {
  nonisolated static let seeds = Dice.seeds(5)
  /// Hundreds of thousands where `contrib/soak` asks for them.
  nonisolated private static let lines = Wish.number("FASTD_LINES") ?? 2000

  @Test(arguments: seeds)
  func `lines that were changed are refused and leave no trace, or are as good as others`(
    seed: UInt64
  ) throws {
    var dice = Dice(seed: seed)
    let other = try Life(seed: seed, machine: "other")
    try other.live(25)
    let here = try Life(seed: ~seed, machine: "here")
    try here.live(10)
    let device = other.ledger.machine
    let all = try other.ledger.lines(of: device, after: 0, limit: 500).lines
    var (refused, taken) = (0, 0)
    for _ in 0..<Self.lines / Self.seeds.count {
      let before = try Facts(here.ledger)
      let have = try here.ledger.logEnds().first { $0.device == device }
      let place = Int(have?.seq ?? 0)
      let line = dice.pick(Array(all[max(0, place - 3)..<min(all.count, place + 2)]))
      let fuzzed = line.changed(after: place == 0 ? [] : have?.digest ?? [], &dice)
      let to = dice.once(in: 40) ? "x" : device
      let result = try here.ledger.take([fuzzed], of: to, at: .noon)
      if result.refused == nil {
        taken += 1
      } else {
        refused += 1
        #expect(try Facts(here.ledger) == before, "seed \(seed): \(fuzzed)")
      }
    }
    #expect(refused > taken, "seed \(seed)")
    let unusable = try here.ledger.unusableRows()
    #expect(try here.ledger.checkOperations().isSound, "seed \(seed)")
    _ = try here.ledger.renew(at: .later)
    #expect(try here.ledger.unusableRows() == unusable, "seed \(seed)")
  }

  /// Nothing that is refused may change any of it.
  private struct Facts: Equatable {
    let devices: Int64
    let operations: Int64
    let clock: Int64

    @MainActor init(_ ledger: Ledger) throws {
      let read = { (sql: String) in
        try ledger.connection.first(sql) { columns throws(StoreError) in try columns.integer(0) }
          ?? 0
      }
      devices = try read("SELECT count(*) FROM devices")
      operations = try read("SELECT count(*) FROM ops")
      clock = try read("SELECT max(clock_ms) FROM ops")
    }
  }
}

extension ForeignLine {
  /// With the digest that the line then has, as a machine gone wrong would send it, or another.
  fileprivate func changed(after previous: [UInt8], _ dice: inout Dice) -> ForeignLine {
    guard !dice.once(in: 12) else { return self }
    guard let line, !dice.once(in: 15) else {
      return ForeignLine(seq: seq, digest: digest.reversed(), line: nil)
    }
    let number = dice.once(in: 10) ? dice.pick([0, -1, .max, 1 << 40, seq + 7]) : seq
    let text = Self.changed(line, &dice)
    let digest =
      dice.once(in: 6)
      ? Array(digest.dropLast(Int(dice.number(0...3)))).reversed()
      : OperationLine.digest(text, after: previous)
    return ForeignLine(seq: number, digest: digest, line: text)
  }

  private static let values = [
    "9223372036854775807", "-1", "0", "1099511627776", "253402300800000", "1e3", "007", "null",
    "[]",
    "\"\"", "\"\\u0000\"", "\"\u{202e}\"", "\"erase\"", "\"undo\"", "\"device\"", "{}", "2",
  ]

  private static func changed(_ line: String, _ dice: inout Dice) -> String {
    var bytes = Array(line.utf8)
    switch dice.number(1...6) {
    case 1:
      for _ in 0..<dice.number(1...3) {
        bytes[Int(dice.number(0...Int64(bytes.count - 1)))] = UInt8(dice.number(0x20...0x7e))
      }
    case 2: bytes = Array(bytes.prefix(Int(dice.number(0...Int64(bytes.count)))))
    case 3: bytes += Array(String(repeating: " ", count: Int(dice.pick([1, 70_000]))).utf8)
    default:
      // In place of one value, another.
      let colons = bytes.indices.filter { bytes[$0] == UInt8(ascii: ":") }
      guard !colons.isEmpty else { break }
      let start = dice.pick(colons) + 1
      let end = bytes[start...].firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "}") }
      bytes.replaceSubrange(start..<(end ?? bytes.endIndex), with: Array(dice.pick(values).utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
