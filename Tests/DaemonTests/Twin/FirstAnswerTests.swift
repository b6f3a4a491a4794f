import Nouns
import Rules
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon
@testable import fastd

/// A start leaves for later all that the first answer does not need, and nobody can tell.
@Suite @MainActor struct `A first answer` {
  private static let starts = 3
  private static let callsBetween = 60

  @Test(arguments: Dice.seeds(1))
  func `is the same as any later one`(seed: UInt64) throws {
    let life = try RandomLife(seed: seed)
    try weighYears(life)
    for start in 0..<Self.starts {
      for _ in 0..<Self.callsBetween { try life.live() }
      // The backup of the day is made, so that being idle only reads.
      life.scene.idle()
      try life.scene.restart()
      try compare(life, "seed \(seed), start \(start)")
    }
  }

  /// As years leave them: some weeks are calm, in others slips and gaps follow each other.
  private func weighYears(_ life: RandomLife) throws {
    var grams: Int64 = 84_000
    var rows: [RowText] = []
    for back in (1...900 as ClosedRange<Int64>).reversed() where !life.dice.once(in: 6) {
      grams += life.dice.number(-250...240)
      let slip: Int64 = life.dice.once(in: back % 200 < 60 ? 4 : 70) ? 6_000 : 0
      let id = RowID(bits: UInt64(back), life.dice.next()).text
      let at = Mark(life.scene.now - .hours(24 * back), in: .utc)
      rows.append(
        RowText.weighing.with([
          "id": "\"\(id)\"", "at": "\(at.instant.milliseconds)", "atOffset": "0",
          "atZone": "\"UTC\"", "atDay": "\"\(at.day.iso)\"", "grams": "\(grams + slip)",
        ]).with("written", nil).with("writtenOffset", nil).with("writtenZone", nil)
          .with("writtenDay", nil))
    }
    try life.scene.take(rows)
  }

  /// Each read is asked for at once, in any order; then again after all that nobody waits for; and of a
  /// daemon that has taken nothing over from the last run.
  private func compare(_ life: RandomLife, _ place: String) throws {
    var calls: [(call: RandomCall, parameters: String)] = []
    for call in RandomCall.reading.shuffled(using: &life.dice) {
      if let parameters = try call.parameters(life) { calls.append((call, parameters)) }
    }
    let first = try calls.map { try life.scene.answers(to: $0.call, $0.parameters) }
    life.scene.idle()
    life.scene.ledger.holdCommit()
    defer { _ = life.scene.ledger.dropHeld() }
    let twin = try Scene(besides: life.scene)
    for (index, (call, parameters)) in calls.enumerated() {
      for later in [life.scene, twin] {
        let answers = try later.answers(to: call, parameters)
        guard answers != first[index] else { continue }
        Issue.record(
          """
          \(place): \(call.method) \(parameters)\(later === twin ? ", of another" : "")
          first: \(Difference(one: first[index], other: answers))
          after: \(life.deeds.joined(separator: "\n  "))
          """)
      }
    }
  }
}
