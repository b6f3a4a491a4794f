import Glibc
import Nouns
import Synchronization
import Testing
import TestProcesses
import Time
import Wire

/// A person before a real notification server, whose daemon sleeps through hours at a word.
final class Onlooker: Sendable {
  let desktop = Desktop()
  let clock = MovedClock()
  let stage: Stage
  let person: Person
  private let bus: Child
  private let server: Mutex<Child>
  private let daemon: Mutex<Child>
  private let noon = Noon()

  /// What this machine does not allow is not tried, saying why.
  init(_ kind: RealServer, settings: String = "") async throws {
    stage = try await desktop.stage(kind)
    bus = try await desktop.bus()
    server = Mutex(try stage.open())
    try await stage.isThere()
    person = try Person(
      desktop.variables.merging(clock.variables) { $1 }.merging(noon.variables) { $1 })
    try person.write(settings: settings)
    daemon = Mutex(try await person.daemon())
  }

  /// Waits until the server shows a pop-up with that title.
  func sees(_ title: String) async throws {
    try await server.withLock { $0 }.logs("shown: \(title)")
  }

  /// Waits until no more than so many pop-ups are left.
  func seesOnly(_ count: Int) async throws {
    let end = ContinuousClock.now + .seconds(20)
    while try await stage.count() != count {
      guard ContinuousClock.now > end else { continue }
      throw Crowd(list: try await stage.tellList())
    }
  }

  /// What was there instead.
  struct Crowd: Error {
    let list: String
  }

  /// The server is killed, and the next one started.
  func changeServers() throws {
    server.withLock { $0 }.end(by: 9)
    let next = try stage.open()
    server.withLock { $0 = next }
  }

  /// Another daemon takes its place.
  func killDaemon() async throws {
    daemon.withLock { $0 }.end(by: 9)
    let next = try await person.daemon()
    daemon.withLock { $0 = next }
  }

  /// A fast of 16 hours that began so long ago.
  @discardableResult
  func start(ago span: Span) throws -> Entry {
    try person.start(GoalOrder.schedule("16:8"), ago: span.seconds).fast
  }

  /// The clock time in so long, as settings have it.
  func time(in span: Span) -> String {
    let minute = (clock.now + span + noon.lead).milliseconds / 60_000 % (24 * 60)
    let (hours, minutes) = (minute / 60, minute % 60)
    return "\(hours < 10 ? "0" : "")\(hours):\(minutes < 10 ? "0" : "")\(minutes)"
  }

  /// Reminds of it in so long.
  @discardableResult
  func remind(_ text: String, in span: Span) throws -> String {
    let order = ReminderOrder(text: text, at: (clock.now + span).milliseconds)
    return try person.call(RemindCalls.Add.self, order).reminder.reminder.id.text
  }
}

/// Clocks that show about noon, so that no midnight comes between.
struct Noon {
  /// Over those of UTC.
  let lead: Span

  init() {
    let hour = time(nil) / 3600 % 24
    lead = .hours(12 - Int64(hour))
  }

  var variables: [String: String] { ["TZ": "<Noon>\(-lead.minutes / 60)"] }
}

extension Person {
  /// How many rows of the outbox are in that state.
  func news(_ state: String) throws -> Int {
    let question = "SELECT count(*) FROM news WHERE state = '\(state)'"
    let count = try Database(database, isReadOnly: true).rows(question).first?.first
    return try #require(count.flatMap { Int($0) })
  }
}
