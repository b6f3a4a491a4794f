import Control
import Foundation
import Nouns
import Store
import Synchronization
import Testing
import TestProcesses
import TestSupport
import Time
import Wire

/// Somebody's home, with a daemon of their own in it that knows nothing of ours.
final class Person: Sendable {
  let home = Scratch()
  /// A killed process leaves there what it would leave on a disk.
  private let memory: Scratch?
  let data: String
  let environment: [String: String]
  private let clock: MovedClock?

  /// What was started lives as long as the home does.
  private let children = Mutex<[Child]>([])

  static let patience: Int32 = 30_000

  init(
    _ more: [String: String] = [:], inMemory: Bool = false, clock: MovedClock? = nil
  ) throws {
    let home = home.path
    self.clock = clock
    memory = inMemory ? Scratch(in: Scratch.memory) : nil
    data = memory?.path ?? "\(home)/data"
    for directory in ["\(home)/run", data] {
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    }
    let own = [
      "HOME": home, "XDG_RUNTIME_DIR": "\(home)/run", "XDG_DATA_HOME": data,
      "XDG_STATE_HOME": "\(home)/state", "XDG_CONFIG_HOME": "\(home)/config",
      "LANG": "C.UTF-8", "TZ": "UTC",
      // The machine that the tests run on may fall asleep as it likes.
      "DBUS_SYSTEM_BUS_ADDRESS": "unix:path=\(home)/nowhere",
    ]
    environment = plainEnvironment().merging(own) { $1 }.merging(clock?.variables ?? [:]) { $1 }
      .merging(more) { $1 }
  }

  /// Somebody with a daemon, and fastctl by its words. While time stands, what is said of minutes is
  /// the same however busy the machine is; but nothing is later than anything else.
  static func day(
    timeStands: Bool = false
  ) async throws -> (Person, (String...) throws -> Run) {
    let person = try Person(clock: timeStands ? MovedClock(stands: true) : nil)
    try await person.daemon()
    return (person, { (words: String...) in try Run(words, by: person) })
  }

  var socket: String { "\(home.path)/run/fastd/control.sock" }
  var database: String { "\(data)/fastd/fastd.db" }

  // MARK: The daemon

  /// Starts it and does not wait; what it logs are the child's lines.
  @discardableResult
  func launch(_ more: [String: String] = [:], through wrapper: [String] = []) throws -> Child {
    let command = wrapper + [builtProgram("fastd")]
    let child = try Child(
      "/bin/sh", ["-c", #"exec "$0" "$@" 2>&1"#] + command,
      environment: environment.merging(more) { $1 })
    children.withLock { $0.append(child) }
    return child
  }

  /// Starts it and waits until it is ready.
  @discardableResult
  func daemon(_ more: [String: String] = [:], through wrapper: [String] = []) async throws -> Child
  {
    let child = try launch(more, through: wrapper)
    try await child.logs("ready")
    return child
  }

  /// Kills all that were started, or ends them in another way.
  func endDaemons(by signal: Int32 = SIGKILL) {
    let started = children.withLock { children in
      defer { children = [] }
      return children
    }
    for child in started { child.end(by: signal) }
  }

  func client() throws -> ControlClient {
    try ControlClient(connecting: SocketPath(socket))
  }

  /// One call on a connection of its own.
  @discardableResult
  func call<M: Method>(
    _ method: M.Type, _ input: M.Input, _ token: String? = nil
  ) throws -> M.Output {
    var client = try client()
    return try client.call(method, input, token: token, milliseconds: Self.patience)
  }

  func status() throws -> Snapshot { try call(StatusCalls.Get.self, StatusQuestion()) }
  func health() throws -> HealthAnswer { try call(DaemonCalls.Health.self, NoFields()) }

  @discardableResult
  func start(_ goal: GoalOrder? = nil, ago seconds: Int64 = 0) throws -> FastAnswer {
    let at = seconds > 0 ? try status().now - seconds * 1000 : nil
    return try call(
      FastCalls.Start.self, StartOrder(goal: goal, at: at.map(Instant.init(milliseconds:))))
  }

  // MARK: Files

  func write(settings: String) throws {
    let directory = "\(home.path)/config/fastd"
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true)
    try Data(settings.utf8).write(to: URL(filePath: "\(directory)/fastd.conf"))
  }

  /// Does to the database, or to another, what no daemon would.
  func tamper(_ sql: String, in file: String? = nil) throws {
    try FileManager.default.createDirectory(
      atPath: "\(data)/fastd", withIntermediateDirectories: true)
    try Database(file ?? database).run(sql)
  }

  /// Looks through every page of the closed database.
  @MainActor func checkDatabase() throws {
    let places = StoreFiles(database: database, backups: "\(home.path)/state/fastd/backups")
    let opened = try Ledger.open(places, at: .init(milliseconds: 0))
    #expect(opened.setAside == nil)
    try opened.ledger.quickCheck()
    opened.ledger.close()
  }
}

/// Why a call was refused; anything else is a failure.
func refusal(of body: () throws -> some Any) throws -> Refusal {
  do {
    _ = try body()
  } catch ControlError.refused(let reply) {
    return try #require(Refused(reply)).refusal
  }
  throw NotRefused()
}

struct NotRefused: Error {}
