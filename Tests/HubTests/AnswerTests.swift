import TestSupport
import Testing

@testable import Hub

struct `Answers of a hub` {
  @Test(arguments: [[], [1], [Int64.min, 0, Int64.max], Array(1...600)])
  func `come back as they were sent`(numbers: [Int64]) throws {
    let row = HubRow(values: [
      HubValue.longs(numbers).bytes,
      HubValue.texts(numbers.map { [UInt8(truncatingIfNeeded: $0)] }).bytes,
    ])
    #expect(try row.numbers(0) == numbers)
    #expect(try row.list(1).map { $0[0] } == numbers.map { UInt8(truncatingIfNeeded: $0) })
  }

  /// Whatever a server sends: it is understood or refused.
  @Test func `trap nothing, however they are broken`() throws {
    var dice = Dice(seed: .random(in: 0..<1 << 32))
    let whole = try #require(HubValue.texts([[1, 2, 3], [4], []]).bytes)
    var understood = 0
    for _ in 0..<20_000 {
      var bytes = whole
      for _ in 0..<dice.number(1...4) {
        switch dice.number(1...3) {
        case 1: bytes[Int(dice.number(0...Int64(bytes.count - 1)))] = UInt8(dice.number(0...255))
        case 2: bytes = Array(bytes.prefix(Int(dice.number(1...Int64(bytes.count)))))
        default: bytes.append(UInt8(dice.number(0...255)))
        }
      }
      let row = HubRow(values: [bytes])
      do throws(HubFault) {
        _ = try row.list(0)
        understood += 1
      } catch { #expect(error == .strange) }
      _ = try? row.numbers(0)
      _ = try? row.number(0)
    }
    #expect(understood > 0)
  }

  /// The class decides whether it is tried again.
  @Test(arguments: [
    ("connection to server at \"groot.lan\" (::1), port 5432 failed: Connection refused", "away"),
    ("connection to server at \"h\", port 5 failed: FATAL:  28P01", "28P01"),
    (
      "connection to server at \"h\", port 5 failed: SSL error: certificate verify failed", "unsafe"
    ),
    ("connection to server at \"h\", port 5 failed: SSL SYSCALL error: EOF detected", "away"),
    (
      "connection to server at \"h\", port 5 failed: SSL connection has been closed unexpectedly",
      "away"
    ),
    (
      "connection to server at \"h\", port 5 failed: server does not support SSL, but SSL was required",
      "unsafe"
    ),
    (
      "connection to server at \"h\", port 5 failed: channel binding required, but not supported by server's authentication request",
      "unsafe"
    ),
    (
      "could not translate host name \"certificate.example\" to address: Name or service not known",
      "away"
    ),
  ])
  func `are of a class by their words`(message: String, expected: String) {
    let long = String(repeating: "x", count: 400) + "\n" + message
    for message in [message, long] {
      let name =
        switch HubFault(connecting: message) {
        case .away: "away"
        case .unsafe: "unsafe"
        case .state(let code, _): code
        default: "other"
        }
      #expect(name == expected, "\(message)")
    }
  }
}
