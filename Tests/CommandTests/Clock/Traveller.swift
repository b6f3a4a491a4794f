import Control
import Foundation
import Glibc
import Testing
import TestProcesses
import TestSupport
import Time
import Wire

/// A person whose clock the test moves, with a notification server that writes down what it gets.
final class Traveller: Sendable {
  let clock: MovedClock
  let person: Person
  private let desktop: Desktop
  private let bus: Child
  private let server: Child

  static let isPossible = MovedClock.isPossible && isInstalled("dbus-daemon")

  init(
    movedBy: Span = .zero, stands: Bool = false, _ more: [String: String] = [:]
  ) async throws {
    clock = MovedClock(movedBy: movedBy, stands: stands)
    desktop = Desktop()
    bus = try await desktop.bus()
    server = try await desktop.fakeServer()
    person = try Person(desktop.variables.merging(clock.variables) { $1 }.merging(more) { $1 })
    // A set clock is nothing that everybody wants to read of.
    try person.write(settings: "log.level = info\n")
  }

  func fastctl(_ words: String...) throws -> Run {
    try Run(words, in: person.home, person.environment)
  }

  /// Waits for a pop-up with that title, and tells when it came.
  @discardableResult
  func isTold(_ title: String = "Goal reached") async throws -> Instant {
    while true {
      if Self.title(in: try await server.line())?.hasPrefix(title) == true { return clock.now }
    }
  }

  /// Ends the notification server, and gives the titles of what it was told besides.
  func otherNews() async -> [String] {
    server.end(by: SIGTERM)
    var titles: [String] = []
    while let line = try? await server.line() { titles += Self.title(in: line).map { [$0] } ?? [] }
    return titles
  }

  /// Nil for what is not a pop-up.
  private static func title(in line: String) -> String? {
    let call = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    guard let call, call["call"] as? String == "Notify",
      let arguments = call["arguments"] as? [Any], arguments.count > 3
    else { return nil }
    return arguments[3] as? String
  }
}

extension Person {
  /// The states that a subscriber is sent, the first of them at once.
  func states() throws -> States {
    var client = try client()
    try client.open(StatusCalls.Subscribe.self, StatusQuestion(), milliseconds: Self.patience)
    return States(client: client)
  }
}

struct States: ~Copyable {
  var client: ControlClient

  struct NothingCame: Error {}

  mutating func next() async throws -> Snapshot {
    while true {
      if let reply = try client.receive() {
        return try ControlClient.output(of: StatusCalls.Subscribe.self, in: reply).state
      }
      guard await isReadable(client.descriptor) else { throw NothingCame() }
    }
  }

  /// The first that is as wanted.
  mutating func next(where isWanted: (Snapshot) -> Bool) async throws -> Snapshot {
    while true {
      let state = try await next()
      if isWanted(state) { return state }
    }
  }
}
