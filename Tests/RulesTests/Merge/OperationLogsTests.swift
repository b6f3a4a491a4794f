import Nouns
import Rules
import Testing
import Time

/// Which operations count.
@Suite struct OperationLogsTests {
  private static let fast = Sample.fast(1, 0, 10)

  private static func lines(_ count: Int) -> [Rules.Operation] {
    var scribe = Scribe()
    scribe.add(.a, fast)
    for mood in 1..<count { scribe.edit(.a, fast, "mood", ["mood": .number(Int64(mood))]) }
    return scribe.lines
  }

  private static func seqs(_ logs: OperationLogs) -> [Int64] {
    logs.operations(of: Scribe.id(.a)).map(\.name.seq)
  }

  @Test func `what follows a gap waits until it is closed`() {
    let lines = Self.lines(4)
    var logs = OperationLogs()
    for line in [lines[3], lines[0], lines[2]] { logs.take(line) }
    #expect(Self.seqs(logs) == [1])
    #expect(logs.waiting == [lines[2].name, lines[3].name])
    logs.take(lines[1])
    #expect(Self.seqs(logs) == [1, 2, 3, 4])
    #expect(logs.waiting.isEmpty)
  }

  @Test func `of a name with two contents nothing counts, nor what follows`() {
    let lines = Self.lines(3)
    var other = Scribe()
    other.add(.a, Self.fast)
    other.edit(.a, Self.fast, "note", ["note": .text("another")])
    for order in [lines + other.lines, other.lines + lines] {
      var logs = OperationLogs()
      for line in order + order { logs.take(line) }
      #expect(Self.seqs(logs) == [1])
      #expect(logs.forks == [lines[1].name])
      #expect(logs.waiting.isEmpty)
    }
  }

  @Test(arguments: [(1, true), (3, true), (4, false), (0, false), (-1, false)])
  func `a step begins with one of its operations`(step: Int64, isTaken: Bool) {
    let line = Self.lines(3)[2]
    var logs = OperationLogs()
    logs.take(
      Operation(
        name: line.name, clock: line.clock, at: line.at, step: step, kind: .do, verb: line.verb,
        actor: "test", subject: line.subject, body: line.body))
    #expect(logs.refused == (isTaken ? [] : [line.name]))
  }

  @Test(arguments: [
    (0, 0, 1, true), (253_402_300_799_999, 2_147_483_647, 1, true),
    (253_402_300_800_000, 0, 1, false), (-1, 0, 1, false), (0, -1, 1, false),
    (0, 2_147_483_648, 1, false), (0, 0, 0, false), (0, 0, -1, false),
    (0, 0, 1 << 40 - 1, true), (0, 0, 1 << 40, false),
  ])
  func `a clock or a number that nobody can have is refused`(
    milliseconds: Int64, count: Int64, seq: Int64, isTaken: Bool
  ) {
    let line = Self.lines(1)[0]
    let name = Operation.Name(device: line.name.device, seq: seq)
    var logs = OperationLogs()
    logs.take(
      Operation(
        name: name, clock: HybridTime(milliseconds: milliseconds, count: count), at: line.at,
        step: 1, kind: .do, verb: line.verb, actor: "test", subject: line.subject,
        body: line.body))
    #expect(logs.refused == (isTaken ? [] : [name]))
    #expect(logs.operations(of: name.device).count == (isTaken && seq == 1 ? 1 : 0))
    #expect(logs.waiting == (isTaken && seq > 1 ? [name] : []))
  }

  @Test func `an emptied line closes a gap, and empties nothing that is here`() {
    let lines = Self.lines(3)
    var logs = OperationLogs()
    for line in [lines[0], lines[2]] { logs.take(line) }
    logs.take(emptied: lines[1].name)
    #expect(Self.seqs(logs) == [1, 3])
    logs.take(lines[1])
    #expect(Self.seqs(logs) == [1, 2, 3])
    logs.take(emptied: lines[1].name)
    #expect(Self.seqs(logs) == [1, 2, 3])
    logs.take(emptied: .init(device: Scribe.id(.a), seq: 0))
    #expect(logs.refused.map(\.seq) == [0])
  }

  @Test func `an operation that has lost its body is an emptied line`() {
    let line = Self.lines(1)[0]
    var logs = OperationLogs()
    logs.take(
      Operation(
        name: line.name, clock: .zero, at: line.at, step: 0, kind: .do, verb: VerbWord(""),
        actor: "", subject: line.subject, body: nil))
    #expect(logs.operations(of: line.name.device).isEmpty)
    logs.take(line)
    #expect(logs.operations(of: line.name.device) == [line])
  }
}
