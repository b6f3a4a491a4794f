import CSQLite
import Nouns
import TestSupport
import Foundation
import Glibc
import Synchronization
import Testing
import TestProcesses
import Time
import Wire

/// A person in a diet program before a real notification server, shortly before a midnight.
final class Dieter: Sendable {
  let desktop = Desktop()
  let clock = MovedClock()
  let stage: Stage
  let person: Person
  private let bus: Child
  private let server = Mutex<Child?>(nil)
  private let daemonNow = Mutex<Child?>(nil)
  private let wrapper: [String]

  static let maintenance: Int64 = 2300
  static let diet: Int64 = 1900

  /// With an `etc` of its own it lives in the zone that is linked there, else by a rule that puts
  /// the midnight so far away.
  init(
    _ kind: RealServer = .dunst, untilMidnight left: Span = .hour, etc: OtherEtc? = nil,
    settings: String = "", isServed: Bool = true
  ) async throws {
    stage = try await desktop.stage(kind)
    bus = try await desktop.bus()
    wrapper = etc?.wrapper ?? []
    let zone = etc == nil ? ["TZ": clock.rule(untilMidnight: left)] : [:]
    person = try Person(
      desktop.variables.merging(clock.variables) { $1 }.merging(zone) { $1 })
    // What the coach adds is of each day another line.
    try person.write(settings: settings + "\ncoach = off\n")
    if isServed { try await openServer() }
    try await startDaemon()
  }

  /// Numbers of their own, and a program that began so many days ago.
  func begin(daysAgo: Int64, leadIn: Int64 = 7) throws {
    let wish = ProfileOrder(maintenance: Self.maintenance, diet: Self.diet)
    try person.call(ProfileCalls.Set.self, wish)
    let start = ProgramStart(on: try Day(iso: date(inDays: -daysAgo)), leadIn: leadIn)
    try person.call(ProgramCalls.Start.self, start)
  }

  // MARK: The calendar

  /// As the daemon's zone has it.
  func date(inDays days: Int64 = 0) throws -> String {
    let offset = try person.status().offset
    let local = clock.now + .seconds(offset)
    return (Zone.utc.day(of: local) + days).iso
  }

  /// The first moment of a date.
  func midnight(inDays days: Int64 = 1) throws -> Instant {
    let status = try person.status()
    let local = Instant(milliseconds: status.now) + .seconds(status.offset)
    return Zone.utc.startOfDay(Zone.utc.day(of: local) + days) - .seconds(status.offset)
  }

  /// The machine sleeps to a moment before or after that midnight.
  func sleep(to moment: Instant) { clock.sleep(moment - clock.now) }

  var phase: Phase? { get throws { try person.status().program?.phase } }

  // MARK: The daemon and the server

  var daemon: Child {
    get throws { try #require(daemonNow.withLock { $0 }) }
  }

  func startDaemon() async throws {
    let next = try await person.daemon(through: wrapper)
    daemonNow.withLock { $0 = next }
  }

  func killDaemon() throws { try daemon.end(by: SIGKILL) }

  func openServer() async throws {
    let next = try stage.open()
    try await stage.isThere()
    server.withLock { $0 = next }
  }

  func signalServer(_ signal: CInt) throws {
    try #require(server.withLock { $0 }).signal(signal)
  }

  /// The title and the words of the next pop-up.
  func nextPopUp() async throws -> (title: String, words: String) {
    let server = try #require(server.withLock { $0 })
    let title = try await server.logs(Self.titled)
    let words = try await server.logs(Self.worded)
    return (
      String(title.dropFirst(Self.titled.count)), String(words.dropFirst(Self.worded.count))
    )
  }

  private static let titled = "shown: "
  private static let worded = "words: "

  /// All pop-ups from the last one seen up to one that is asked for now.
  func popUpsUntilAsked() async throws -> [String] {
    let mark = "Mark \(UUID().uuidString)"
    let order = ReminderOrder(text: mark, at: (clock.now + .minutes(5)).milliseconds)
    try person.call(RemindCalls.Add.self, order)
    clock.sleep(.minutes(6))
    var titles: [String] = []
    while true {
      let title = try await nextPopUp().title
      if title == mark { return titles }
      titles.append(title)
    }
  }

  // MARK: The outbox

  struct Row: Equatable {
    let subject: String
    let state: String
  }

  /// What was decided of a kind, by the date that it is of.
  func news(_ kind: String) throws -> [Row] {
    let question = "SELECT subject, state FROM news WHERE kind = '\(kind)' ORDER BY at_ms"
    return try Database(person.database, isReadOnly: true).rows(question).map { row in
      Row(subject: row[0].split(separator: "@").last.map(String.init) ?? "", state: row[1])
    }
  }

  /// Waits until the news of a date is in that state.
  func isNews(_ kind: String = "phaseSwitched", of date: String, _ state: String) async throws {
    try await until(itIsSo: { try news(kind).contains(Row(subject: date, state: state)) })
  }
}

extension MovedClock {
  /// A rule for a zone in which it is so long to midnight.
  func rule(untilMidnight left: Span) -> String {
    let day = Span.hours(24).seconds
    // East of Greenwich or west of it, whichever is nearer.
    var offset = (2 * day - left.seconds - now.seconds % day) % day
    if offset > day / 2 { offset -= day }
    let (sign, size) = (offset > 0 ? "-" : "", abs(offset))
    return "<X>\(sign)\(size / 3600):\(size / 60 % 60):\(size % 60)"
  }
}
