import Glibc
import Nouns
import Testing
import TestProcesses
import TestSupport
import Time
import Wire

/// One of somebody's machines: a home with a daemon, by a name of its own.
final class Machine: Sendable {
  let name: String
  let person: Person

  init(_ name: String, clock: MovedClock) async throws {
    self.name = name
    person = try Person(clock.variables(of: name))
    try await start()
  }

  /// As at the end of a day, so that the profiles of their coverage are written.
  deinit { person.endDaemons(by: SIGTERM) }

  func start() async throws {
    try await person.daemon(through: Self.wrapper(name))
  }

  /// As a power cut would.
  func restart() async throws {
    person.endDaemons()
    try await start()
  }

  private static func wrapper(_ name: String) -> [String] {
    ["unshare", "--uts"] + (geteuid() == 0 ? [] : ["--map-root-user"])
      + ["sh", "-c", #"hostname "$0" && exec "$@""#, name]
  }

  /// Whether names can be given here.
  static let isPossible: Bool = {
    guard MovedClock.isPossible, isInstalled("unshare"), isInstalled("hostname"),
      let trial = try? Child(
        "/bin/sh", ["-c", #"exec "$0" "$@" 2>&1"#] + wrapper("laptop") + ["true"],
        environment: plainEnvironment())
    else { return false }
    return trial.end() == 0
  }()

  // MARK: Its words

  /// A command that has to go well.
  @discardableResult
  func callAsFunction(
    _ words: String..., at location: SourceLocation = #_sourceLocation
  ) throws -> Run {
    let run = try Run(words, by: person)
    #expect(run.code == 0, "\(name): \(words): \(run.text)", sourceLocation: location)
    return run
  }

  /// A command that may be refused.
  func tries(_ words: String...) throws -> Run { try Run(words, by: person) }

  func conflicts() throws -> [OpenConflict] {
    try person.call(SyncCalls.Conflicts.self, ConflictQuestion()).conflicts
  }

  /// All fasts that stand, newest first.
  func history() throws -> String { try tries("history", "--json").output }

  /// The newest fast that stands.
  func fast() throws -> String { try Self.id(in: history()) }

  static func id(in json: String) throws -> String {
    String(try #require(json.firstMatch(of: /"id":"([a-z0-9]+)"/)).1)
  }

  // MARK: Its operations

  func known() throws -> KnownLogs { try person.call(SyncCalls.Have.self, NoFields()) }
}

/// The machines of one person, whose clocks go together; what one knows reaches another when it is carried.
struct Machines {
  let clock: MovedClock
  let laptop: Machine
  let desktop: Machine

  /// Noon of a day, so that some minutes more are the same day.
  init() async throws {
    clock = MovedClock(stands: true)
    let day: Int64 = 86_400_000
    let days = clock.now.milliseconds / day + 1
    clock.pass(until: Instant(milliseconds: days * day + day / 2))
    laptop = try await Machine("laptop", clock: clock)
    desktop = try await Machine("desktop", clock: clock)
  }

  var both: [Machine] { [laptop, desktop] }

  /// So that the next command is a later one.
  func pass(_ span: Span = .minute) { clock.pass(until: clock.now + span) }

  /// Brings both up to date.
  func exchange() throws {
    try carry(from: laptop, to: desktop)
    try carry(from: desktop, to: laptop)
    // Lines that were taken may have made the other one write.
    try carry(from: laptop, to: desktop)
    #expect(try laptop.known().logs.sorted(by: order) == desktop.known().logs.sorted(by: order))
  }

  private func order(_ one: KnownLog, _ other: KnownLog) -> Bool { one.device < other.device }
}

struct NotCarried: Error {
  let device: String
  let reason: LineFault?
}

/// Brings one machine all that another has of any machine, in pieces of so many operations.
func carry(from source: Machine, to target: Machine, pieces: Int64 = 100) throws {
  while try carryPiece(from: source, to: target, of: pieces) {}
}

/// The next so many of them; false where nothing is left.
func carryPiece(from source: Machine, to target: Machine, of size: Int64) throws -> Bool {
  let target = target.person
  let known = try target.call(SyncCalls.Have.self, NoFields())
  let had = Dictionary(uniqueKeysWithValues: known.logs.map { ($0.device, $0.seq) })
  let logs = try source.known().logs
  guard let log = logs.first(where: { $0.device != known.device && $0.seq > had[$0.device] ?? 0 })
  else { return false }
  let after = had[log.device] ?? 0
  let lines = try source.person.call(
    SyncCalls.Own.self, LinesQuestion(after: after, limit: size, device: log.device))
  let taken = try target.call(
    SyncCalls.Take.self,
    ForeignLines(device: log.device, entries: lines.entries, continues: lines.continues))
  guard taken.refused == nil, taken.seq > after else {
    throw NotCarried(device: log.device, reason: taken.refused?.reason)
  }
  return true
}
