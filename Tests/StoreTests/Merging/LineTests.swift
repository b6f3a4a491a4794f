import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

/// Operations as lines: given to others, and taken from them.
@MainActor @Suite struct LineTests {
  private let life: Life
  private let here: Life

  init() throws {
    here = try Life(seed: 8, machine: "here")
    life = try Life(seed: 7, machine: "laptop \"one\"\\")
    try life.live(30)
  }

  private func lines(after seq: Int64 = 0, limit: Int = 500) throws -> [ForeignLine] {
    try life.ledger.lines(of: nil, after: seq, limit: limit).lines
  }

  @Test func `a line is read as the operation that it was written from`() throws {
    var operations: [Rules.Operation] = []
    try OperationReader(life.ledger.connection).visit("ORDER BY op") { operation, _ in
      operations.append(operation)
    }
    let read = try lines().compactMap { line in
      try line.line.map { try OperationLine.read($0).get().operation }
    }
    let own = operations.filter { $0.name.device == life.ledger.machine }
    #expect(read == own.filter { $0.body != nil || $0.kind == .erase })
    #expect(read.count > 20)
  }

  nonisolated private static let device = "b9wy0qj7r1m4x8k2c5s3v6t0dz"
  nonisolated private static func line(
    v: String = "1", device: String = LineTests.device, seq: String = "3", clock: String = "[5,0]",
    at: String = "5", step: String = "3", kind: String = "do", verb: String = "start",
    id: String = "b9wy0qj7r1m4x8k2c5s3v6t0dz", sets: String = #"{"note":"a"}"#,
    prev: String = "null", salt: String = "1"
  ) -> String {
    #"{"v":\#(v),"device":"\#(device)","seq":\#(seq),"clock":\#(clock),"at":\#(at),"#
      + #""step":\#(step),"kind":"\#(kind)","verb":"\#(verb)","actor":"fastctl","noun":"fast","id":"\#(id)","#
      + #""sets":\#(sets),"prev":\#(prev),"salt":\#(salt)}"#
  }

  nonisolated private static let faults: [(String, LineFault?)] = [
    (line(), nil),
    (line(prev: #"{"note":["b9wy0qj7r1m4x8k2c5s3v6t0dz",1]}"#), nil),
    (line(v: "2", verb: "fly"), nil),
    (line(sets: #"{"note":"\u001f\"\\ ü"}"#), nil),
    (line(v: "0"), .number), (line(v: "01"), .line), (line(v: "1.0"), .line),
    (line(device: "x"), .device), (line(seq: "0"), .number), (line(seq: "1099511627776"), .number),
    (line(step: "4"), .number), (line(step: "0"), .number),
    (line(clock: "[-1,0]"), .clock), (line(clock: "[253402300800000,0]"), .clock),
    (line(clock: "[5,2147483648]"), .clock), (line(at: "253402300800000"), .clock),
    (line(kind: "fly"), .line), (line(kind: "erase"), .line),
    (line(id: ""), .text), (line(id: "x"), .text),
    (line(verb: String(repeating: "x", count: 257)), .text), (line(verb: "a\\u0007"), .text),
    (line(sets: #"{"note":"\u0000"}"#), .text), (line(sets: #"{"note":null}"#), .line),
    (line(sets: #"{"note":1.5}"#), .line), (line(sets: #"{"note":["a"]}"#), .line),
    (line(sets: #"{"note":"a","note":"b"}"#), .line), (line(sets: #"{"no te":"a"}"#), .line),
    (line(sets: #"{ "note":"a"}"#), .line), (line(sets: #"{"note":"\u0041"}"#), .line),
    (line(sets: #"{"note":"\/"}"#), .line),
    (line(prev: #"{"note":["x",1]}"#), .device), (line(prev: #"{"note":7}"#), .line),
    (line(salt: "9223372036854775808"), .line), (line() + " ", .line), ("", .line), ("{}", .line),
    (line(sets: #"{"note":"\#(String(repeating: "x", count: 66_000))"}"#), .line),
  ]

  @Test(arguments: faults)
  func `a line that no writer writes is named by its fault`(line: String, fault: LineFault?) {
    switch OperationLine.read(line) {
    case .success(let read):
      #expect(fault == nil, "\(line.prefix(300))")
      #expect(OperationLine.text(read.operation, sets: read.sets, read.registers) == line)
    case .failure(let found): #expect(found == fault, "\(line.prefix(300))")
    }
  }

  @Test func `pieces end with a step, unless one has more than fit`() throws {
    let all = try lines()
    let steps = try all.map { line in
      try line.line.map { try OperationLine.read($0).get().operation.step } ?? line.seq
    }
    for limit in 1...12 {
      var (after, found): (Int64, [ForeignLine]) = (0, [])
      while after < all.count {
        let (lines, last, continues) = try life.ledger.lines(of: nil, after: after, limit: limit)
        #expect(last == all.count && lines.count <= limit && !lines.isEmpty)
        found += lines
        after += Int64(lines.count)
        let isTorn = after < all.count && steps[Int(after)] == steps[Int(after) - 1]
        #expect(continues == isTorn, "\(limit), \(after)")
        if isTorn { #expect(Set(steps[Int(after) - lines.count..<Int(after)]).count == 1) }
      }
      #expect(found == all)
    }
  }

  @Test func `another content of one number is refused, and so is whatever leaves a gap`() throws {
    let here = here.ledger
    let (device, all) = (life.ledger.machine, try lines())
    let gap = try here.take(Array(all[1...2]), of: device, at: .noon)
    #expect(gap.refused == .init(seq: 2, fault: .gap) && gap.seq == 0)
    #expect(try here.take(Array(all[0...2]), of: device, at: .noon).seq == 3)
    let other = ForeignLine(seq: 2, digest: all[0].digest, line: all[1].line)
    let fork = try here.take([all[0], other, all[3]], of: device, at: .noon)
    #expect(fork.refused == .init(seq: 2, fault: .fork) && fork.seq == 3)
    let own = try here.take([all[0]], of: here.machine, at: .noon)
    #expect(own.refused?.fault == .device)
    #expect(try here.logEnds().count == 2)
  }

  @Test func `a line that was emptied on the way is filled by one that is whole`() throws {
    let here = here.ledger
    let (device, all) = (life.ledger.machine, try lines())
    let emptied = all.map { line in
      line.seq % 3 == 0 ? ForeignLine(seq: line.seq, digest: line.digest, line: nil) : line
    }
    #expect(try here.take(emptied, of: device, at: .noon).refused == nil)
    #expect(try here.take(all, of: device, at: .noon).refused == nil)
    let direct = try Life(seed: 9, machine: "direct")
    #expect(try direct.ledger.take(all, of: device, at: .noon).seq == Int64(all.count))
    #expect(
      try MergedState(of: here).difference(from: MergedState(of: direct.ledger)) == nil)
  }
}
