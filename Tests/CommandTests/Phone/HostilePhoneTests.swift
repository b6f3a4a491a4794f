import Foundation
import Glibc
import TestProcesses
import TestSupport
import Testing
import Time
import Wire

@testable import fastctl

private let files = Wish.number("FASTD_TYPED") ?? 5000
private let kills = Wish.number("FASTD_KILLS").map { $0 / 5 } ?? 20

@Suite struct `What anybody may put into a phone's folder` {
  private static let words = [
    "start", "stop", "goal", "undo", "redo", "meal", "drink", "weight", "note", "day", "complete",
    "fastctl", "purge", "delete", "config", "set", "sync", "restore", "import", "--yes", "--file",
    "--confirm", "--popup", "--at", "12:05", "16:8", "+1h", "82,4", "kg", "300", "ml", "eggs",
    "Eier", "\"", "“", "$(x)", ";", "|", "-", "--", "/etc/passwd", "~", "..", "\u{202e}", "\0",
  ]

  /// Random lines of words that mean something and bytes that mean nothing.
  private static func bytes(_ dice: inout Dice) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<dice.number(0...8) {
      for _ in 0..<dice.number(0...6) {
        if dice.once(in: 12) {
          bytes += (0..<dice.number(0...9)).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
        } else {
          bytes += Array(dice.pick(words).utf8)
        }
        bytes.append(UInt8(ascii: " "))
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  @Test func `is read to its end, and asks for nothing but what a phone may do`() throws {
    let seed = Wish.seed
    var dice = Dice(seed: seed)
    var understood = 0
    for _ in 0..<files {
      guard case .success(let file) = PhoneFile.parse(Self.bytes(&dice), named: "a") else {
        continue
      }
      for line in file.lines {
        guard let (words, _) = try? PhoneCommandLine.words(line.text) else { continue }
        understood += 1
        let request = try Parser.parse(words)
        let row = PhoneCommandLine.commands.first { $0.command == request.command }
        #expect(
          row?.verbs.contains(request.verb) == true
            && request.options.allSatisfy { row?.options.contains($0.name) == true },
          "\(line.text), FASTD_SEED=\(seed)")
      }
    }
    #expect(understood > files / 100)
  }

  @Test(.enabled(if: MovedClock.isPossible, "moving clocks needs a C compiler"))
  func `is done once, although who does it is killed again and again`() async throws {
    let seed = Wish.seed
    var dice = Dice(seed: seed)
    let phone = try await PhonePerson()
    var expected: [Int64] = []
    for kill in 0..<kills {
      let count = Int(dice.number(1...5))
      let lines = (0..<count).map { "drink \(1000 + kill * 10 + $0)" }
      expected += (0..<count).map { Int64(1000 + kill * 10 + $0) }
      try phone.put(lines.joined(separator: "\n") + "\n", "f\(kill).txt")
      let child = try Child(
        builtProgram("fastctl"), ["sync", "phone", "now"], environment: phone.person.environment)
      usleep(useconds_t(dice.number(0...90_000)))
      child.end(by: SIGKILL)
    }
    try phone.look()
    try await until { try phone.names("inbox").isEmpty }
    var drunk: [Int64] = []
    var before: String?
    while true {
      let page = try phone.person.call(
        DrinkCalls.List.self, DrinkQuestion(before: before))
      drunk += page.drinks.map(\.ml)
      before = page.drinks.last?.id.text
      if page.isLast || page.drinks.isEmpty { break }
    }
    #expect(drunk.sorted() == expected.sorted(), "FASTD_SEED=\(seed)")
    // A killed one may leave what it had begun to write.
    let answered = try phone.names("outbox").filter { $0.hasSuffix(".txt") }
    #expect(answered.count == kills, "FASTD_SEED=\(seed)")
  }
}
