import Foundation
import Nouns
import Testing
import TestProcesses
import TestSupport
import Time
import Wire

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

  static let secret = "nobody is to read this"

  let deed: Deed
  let person: Person
  private let disk: FaultyDisk
  private let template = Scratch()
  private let scratch = Scratch(in: Scratch.memory)
  private var state: String { scratch.path }
  let id: String
  let kept: String

  init(_ deed: Deed) async throws {
    self.deed = deed
    person = try Person(["XDG_STATE_HOME": scratch.path], inMemory: true)
    try person.write(settings: "backup.daily = off\nevents.enabled = off\n")
    let daemon = try await person.daemon()
    try person.start(GoalOrder.schedule("16:8"), ago: 200_000)
    let now = try person.status().now
    let stop = StopOrder(at: Instant(milliseconds: now - 100_000_000), note: Self.secret)
    id = try person.call(FastCalls.Stop.self, stop).fast.id
    kept = try person.call(BackupCalls.Make.self, NoFields()).backup.name
    if deed != .start { try person.start(ago: 3600) }
    if deed == .undo { try person.call(FastCalls.Edit.self, EditOrder(note: "undo this")) }
    daemon.end(by: SIGTERM)
    disk = FaultyDisk(of: person.data, scratch.path)
    for (name, directory) in places {
      try FileManager.default.copyItem(atPath: directory, toPath: "\(template.path)/\(name)")
    }
  }

  private var places: [(name: String, directory: String)] {
    [("data", person.data + "/fastd"), ("state", state + "/fastd")]
  }

  // MARK: One case

  func verdict(of fault: Fault) async -> Verdict {
    defer { person.endDaemons() }
    do { return try await walk(fault) } catch { return .wrong("\(error)") }
  }

  private func walk(_ fault: Fault) async throws -> Verdict {
    try reset()
    let before = try rows()
    if deed == .startUp { return try await startUp(fault, before) }
    let daemon = try await person.daemon(disk.variables)
    disk.fail(fault.error, at: fault.first, lasting: fault.isLasting)
    let outcome = perform()
    guard disk.mend() > 0 else {
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
      // A purge may leave the database, too, as long as it says so.
      let isLeft = deed == .purge && left.contains(person.database) && after == before
      guard isLeft || isDone(before, after) else {
        return "done, but \(before) became \(after)"
      }
      let unnamed = try holders().filter { !isNamed($0, in: left) }
      guard !deed.isForGood || unnamed.isEmpty else {
        return "done, but \(unnamed) hold it and \(left) are named"
      }
    case .refused(.notStored(.doubtful)): break
    case .refused(.notStored(.partly)) where deed == .purge: break
    case .refused(let reason):
      guard after == before else { return "refused (\(reason)), but \(before) became \(after)" }
    }
    return nil
  }

  /// By itself, or by its directory, which could not be read.
  private func isNamed(_ file: String, in left: [String]) -> Bool {
    left.contains(file) || left.contains((file as NSString).deletingLastPathComponent)
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
    if deed.isForGood, outcome != .done(left: []) {
      let again = perform()
      guard again == .done(left: []) || again.isNothing && outcome.isDone else {
        return .wrong("again: \(again)")
      }
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
    try await person.daemon()
    let after = try self.rows()
    let holders = try holders()
    guard !deed.isForGood || holders.isEmpty else { return .wrong("at last still in \(holders)") }
    guard after == rows else { return .wrong("after the start \(rows) became \(after)") }
    let notices = try person.status().notices
    guard notices.isEmpty else { return .wrong("\(notices)") }
    return .kept
  }

  // MARK: Killed

  /// Kills the daemon at work, and asks the next one for the same; nil where that ends well.
  func killed(after delay: Duration) async throws -> String? {
    defer { person.endDaemons() }
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
    try await person.daemon()
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
    guard let database = try? Database(copy.at("db")) else { return ["unreadable"] }
    func texts(_ question: String) -> [String] {
      ((try? database.rows(question)) ?? []).compactMap(\.first)
    }
    return texts("PRAGMA quick_check").filter { $0 != "ok" }
      + texts(
        "SELECT id || ' ' || start_ms || ' ' || ifnull(end_ms, '-') || ' ' || ifnull(note, '')"
          + " FROM fasts ORDER BY id")
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
