import CSQLite
import Control
import Foundation
import Testing
import TestProcesses
import Wire

/// What is asked of a daemon while its disk fails.
enum Deed: String, CaseIterable, Sendable {
  case startUp, start, stop, undo, importing, backup, restore, erase, purge
}

/// One daemon after another on the same files, each with another call that fails.
struct FaultWalk {
  struct Fault: CustomStringConvertible {
    let error: CInt
    let first: Int
    let isLasting: Bool

    var description: String {
      "errno \(error) at call \(first)\(isLasting ? " and after" : "")"
    }
  }

  /// What came of a case.
  enum Verdict: Equatable {
    /// The deed made fewer calls than that.
    case untouched
    case kept
    case wrong(String)
  }

  private enum Outcome: Equatable {
    case done(left: [String])
    case refused(String)
    case gone
  }

  static let secret = "nobody is to read this"

  let deed: Deed
  private let person: Person
  private let disk: FaultyDisk
  private let template = Scratch()
  private let state: String
  private let id: String
  private let kept: String

  init(_ deed: Deed) async throws {
    self.deed = deed
    state = "/dev/shm/fastd-test-\(UUID().uuidString)"
    person = try Person(["XDG_STATE_HOME": state], inMemory: true)
    try person.write(settings: "backup.daily = off\nevents.enabled = off\n")
    let daemon = try await person.daemon()
    try person.start(GoalWish(schedule: "16:8"), ago: 200_000)
    let now = try person.status().now
    let stop = StopOrder(at: now - 100_000_000, note: Self.secret)
    id = try person.call(FastCalls.Stop.self, stop).fast.id
    kept = try person.call(BackupCalls.Make.self, NoFields()).backup.name
    if deed != .start { try person.start(ago: 3600) }
    if deed == .undo { try person.call(FastCalls.Edit.self, EditOrder(note: "undo this")) }
    daemon.end(by: SIGTERM)
    disk = FaultyDisk(of: person.data, state)
    for (name, directory) in places {
      try FileManager.default.copyItem(atPath: directory, toPath: "\(template.path)/\(name)")
    }
  }

  private var places: [(name: String, directory: String)] {
    [("data", person.data + "/fastd"), ("state", state + "/fastd")]
  }

  func end() {
    try? FileManager.default.removeItem(atPath: state)
  }

  // MARK: One case

  func verdict(of fault: Fault) async throws -> Verdict {
    try reset()
    let before = try rows()
    if deed == .startUp { return try await startUp(fault, before) }
    let daemon = try await person.daemon(disk.variables)
    disk.fail(fault.error, at: fault.first, lasting: fault.isLasting)
    let outcome = perform()
    guard disk.mend() > 0 else {
      daemon.end(by: SIGKILL)
      return outcome == .gone ? .wrong("went without a fault") : .untouched
    }
    if let wrong = try judge(outcome, before) { return .wrong(wrong) }
    return try await live(daemon, outcome, before)
  }

  /// What is acknowledged is there, and what is refused is not.
  private func judge(_ outcome: Outcome, _ before: [String]) throws -> String? {
    let after = try rows()
    switch outcome {
    case .gone: return "no answer"
    case .done(let left):
      guard isDone(before, after) else { return "done, but \(before) became \(after)" }
      let holders = try holders()
      guard deed != .erase && deed != .purge || holders.isSubset(of: left) else {
        return "done, but \(holders) hold it and \(left) are named"
      }
    case .refused("doubtful"): break
    case .refused("partly") where deed == .purge: break
    case .refused(let reason):
      guard after == before else { return "refused (\(reason)), but \(before) became \(after)" }
    }
    return nil
  }

  private func isDone(_ before: [String], _ after: [String]) -> Bool {
    switch deed {
    case .startUp, .backup: after == before
    case .start, .importing: after.count == before.count + 1
    case .stop: after.count == before.count && after != before
    case .undo: after != before
    case .restore: after.count == before.count - 1
    case .erase: after.count == before.count - 1
    case .purge: after == []
    }
  }

  /// The daemon goes on, or has left so that another may come; what failed can be done now.
  private func live(
    _ daemon: Child, _ outcome: Outcome, _ before: [String]
  ) async throws -> Verdict {
    var daemon = daemon
    var hasLeft = (try? person.status()) == nil
    // A purge that fails leaves the rest to another, though not at once.
    if case .refused = outcome, deed == .purge { hasLeft = true }
    if hasLeft {
      guard daemon.end() == 0 else { return .wrong("deaf") }
      daemon = try await person.daemon()
    }
    if case .refused = outcome, deed == .erase || deed == .purge {
      guard case .done(let left) = perform(), left.isEmpty else { return .wrong("not repeated") }
      let holders = try holders()
      guard holders.isEmpty else { return .wrong("repeated, and still in \(holders)") }
    }
    let note = "note \(Int.random(in: 0..<1 << 30))"
    let isFasting = try person.status().state == .fasting
    do {
      _ =
        try isFasting
        ? person.call(FastCalls.Edit.self, EditOrder(note: note))
        : person.call(FastCalls.Start.self, StartOrder(note: note))
    } catch {
      return .wrong("the next command: \(error)")
    }
    let last = try rows()
    guard last.contains(where: { $0.contains(note) }) else {
      return .wrong("the next is not there")
    }
    daemon.end(by: SIGKILL)
    return try await restart(expecting: last)
  }

  /// Without a fault all is as it was said.
  private func restart(expecting rows: [String]) async throws -> Verdict {
    let daemon = try await person.daemon()
    defer { daemon.end(by: SIGKILL) }
    let after = try self.rows()
    guard after == rows else { return .wrong("after the start \(rows) became \(after)") }
    let notices = try person.status().notices
    guard notices.isEmpty else { return .wrong("\(notices)") }
    return .kept
  }

  // MARK: Killed

  /// Kills the daemon at work, and asks the next one for the same; nil where that ends well.
  func killed(after delay: Duration) async throws -> String? {
    try reset()
    let before = try rows()
    let daemon = try await person.daemon()
    let process = daemon.id
    Thread.detachNewThread {
      let moment = ContinuousClock.now + delay
      while ContinuousClock.now < moment { usleep(50) }
      kill(process, SIGKILL)
    }
    let first = perform()
    daemon.end()
    let middle = try rows()
    if case .done = first, !isDone(before, middle) { return "acknowledged, but \(middle)" }
    guard middle == before || isDone(before, middle) else { return "\(before) became \(middle)" }
    let next = try await person.daemon()
    defer { next.end(by: SIGKILL) }
    let again = perform()
    let after = try rows()
    guard isDone(before, after) else { return "asked again (\(again)), but \(after)" }
    let holders = try holders()
    guard deed == .restore || holders.isEmpty else { return "still in \(holders)" }
    return nil
  }

  private func startUp(_ fault: Fault, _ before: [String]) async throws -> Verdict {
    disk.fail(fault.error, at: fault.first, lasting: fault.isLasting)
    let daemon = try person.launch(disk.variables)
    let isReady = (try? await daemon.logs("ready")) != nil
    guard disk.mend() > 0 else {
      daemon.end(by: SIGKILL)
      return isReady ? .untouched : .wrong("not ready without a fault")
    }
    if isReady {
      let status = try person.status()
      guard status.state == .fasting, status.notices.isEmpty else {
        return .wrong("started with \(status.state) and \(status.notices)")
      }
      return try await live(daemon, .done(left: []), before)
    }
    guard daemon.end() == 1 else { return .wrong("no sentence") }
    return try await restart(expecting: before)
  }

  // MARK: Deeds

  private func perform() -> Outcome {
    do {
      return .done(left: try answer())
    } catch ControlError.refused(let reply) {
      guard let refusal = Refused(reply)?.refusal else { return .gone }
      if case .notStored(let reason) = refusal { return .refused(reason) }
      return .refused("\(refusal)")
    } catch {
      return .gone
    }
  }

  private func answer() throws -> [String] {
    switch deed {
    case .startUp: break
    case .start: try person.start()
    case .stop: try person.call(FastCalls.Stop.self, StopOrder())
    case .undo: try person.call(ChangeCalls.Undo.self, NoFields())
    case .importing: try importOne()
    case .backup: try person.call(BackupCalls.Make.self, NoFields())
    case .restore: try person.call(BackupCalls.Restore.self, BackupName(name: kept))
    case .erase:
      let order = ErasureOrder(id: id, confirm: "erase-for-good")
      return try person.call(BackupCalls.Erase.self, order).left ?? []
    case .purge:
      let order = PurgeOrder(confirm: "delete-everything")
      return try person.call(BackupCalls.Purge.self, order).left ?? []
    }
    return []
  }

  private func importOne() throws {
    var client = try person.client()
    let row = FastRow(
      start: 1_700_000_000_000, startOffset: 0, startZone: "UTC", end: 1_700_050_000_000,
      endOffset: 0, endZone: "UTC")
    let rows = StagedRows(rows: [.fast(row)])
    _ = try client.call(ImportCalls.Stage.self, rows, milliseconds: Person.patience)
    _ = try client.call(ImportCalls.Commit.self, NoFields(), milliseconds: Person.patience)
  }

  // MARK: Files

  private func reset() throws {
    for (name, directory) in places {
      try? FileManager.default.removeItem(atPath: directory)
      try FileManager.default.copyItem(atPath: "\(template.path)/\(name)", toPath: directory)
    }
  }

  /// The fasts that a start would find now.
  private func rows() throws -> [String] {
    let copy = Scratch()
    for suffix in ["", "-wal"]
    where FileManager.default.fileExists(atPath: person.database + suffix) {
      try FileManager.default.copyItem(
        atPath: person.database + suffix, toPath: "\(copy.path)/db\(suffix)")
    }
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    guard sqlite3_open("\(copy.path)/db", &connection) == SQLITE_OK else { return ["unreadable"] }
    return texts("PRAGMA quick_check", connection).filter { $0 != "ok" }
      + texts(
        "SELECT id || ' ' || start_ms || ' ' || ifnull(end_ms, '-') || ' ' || ifnull(note, '')"
          + " FROM fasts ORDER BY id", connection)
  }

  private func texts(_ sql: String, _ connection: OpaquePointer?) -> [String] {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK else { return [] }
    var texts: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      texts.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "")
    }
    return texts
  }

  /// The files in which the erased text is.
  private func holders() throws -> Set<String> {
    var holders: Set<String> = []
    for root in [person.data + "/fastd", state + "/fastd"] {
      for name in FileManager.default.enumerator(atPath: root)?.allObjects ?? [] {
        let path = "\(root)/\(name)"
        let bytes = try? Data(contentsOf: URL(filePath: path))
        if bytes?.range(of: Data(Self.secret.utf8)) != nil { holders.insert(path) }
      }
    }
    return holders
  }
}
