import Glibc
import Nouns
import Rules
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon
@testable import fastd

/// A daemon lives for weeks: all that it keeps must be what the next one would read.
@Suite @MainActor struct `What a daemon keeps` {
  /// `contrib/soak` asks for many more calls, and for all that can be read after each.
  private nonisolated static let calls = Wish.number("FASTD_CALLS") ?? 500
  private static let oneIn = Int64(Wish.number("FASTD_READS") ?? 30)
  private nonisolated static let callsOfLife = 250

  @Test func `has every method there is among its calls`() {
    #expect(Set(RandomCall.table.map(\.method)) == Set(Route.all.map(\.method)))
    #expect(RandomCall.table.count == Route.all.count)
  }

  @Test(arguments: Dice.seeds(max(1, calls / callsOfLife)))
  func `is what is on the disk, after any call`(seed: UInt64) throws {
    let life = try RandomLife(seed: seed)
    for number in 0..<Self.callsOfLife {
      try life.live()
      guard try isAsFresh(life, number, seed) else { return }
    }
    #expect(life.done > Self.callsOfLife / 4, "seed \(seed)")
  }

  /// Whether one that starts now would say the same.
  private func isAsFresh(_ life: RandomLife, _ number: Int, _ seed: UInt64) throws -> Bool {
    let asked = RandomCall.reading.filter { _ in life.dice.once(in: Self.oneIn) }
    var calls: [(call: RandomCall, parameters: String)] = []
    for call in asked {
      if let parameters = try call.parameters(life) { calls.append((call, parameters)) }
    }
    let kept = try calls.map { try life.scene.answers(to: $0.call, $0.parameters) }
    // All that the other one writes at its start is taken back.
    life.scene.ledger.holdCommit()
    defer { _ = life.scene.ledger.dropHeld() }
    let twin = try Scene(besides: life.scene)
    for (index, (call, parameters)) in calls.enumerated() {
      let fresh = try twin.answers(to: call, parameters)
      guard fresh != kept[index] else { continue }
      Issue.record(
        """
        seed \(seed), call \(number): \(call.method) \(parameters)
        kept:  \(Difference(one: kept[index], other: fresh))
        after: \(life.deeds.joined(separator: "\n  "))
        """)
      return false
    }
    return true
  }
}

/// The answers to one call at two times, and from where they differ as far as a person reads.
struct Difference: CustomStringConvertible {
  let one: [Reply]
  let other: [Reply]

  var description: String { "\(Self.part(one, other))\nand:   \(Self.part(other, one))" }

  private static func part(_ one: [Reply], _ other: [Reply]) -> String {
    let (one, other) = ("\(one)", "\(other)")
    let same = zip(one, other).prefix { $0 == $1 }.count
    return String(one.dropFirst(max(0, same - 400)).prefix(900))
      .replacing("Wire.JSONObject.Member(name: ", with: "").replacing("Wire.", with: "")
  }
}

extension Scene {
  func answers(to call: RandomCall, _ parameters: String) throws -> [Reply] {
    let client = client()
    let more = call.kind == .streams ? #","more":true"# : ""
    defer {
      keeper.closed(client)
      replies[client] = nil
    }
    return try raw(
      #"{"method":"\#(call.method)","parameters":\#(parameters)\#(more)}"#, as: client)
  }
}

extension RandomCall {
  static let reading = table.filter { [.reads, .streams].contains($0.kind) }
}
