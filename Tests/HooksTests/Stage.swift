import Glibc
import TestProcesses
import TestSupport

/// A directory of hooks, and a process of our own that runs them.
final class Stage {
  let home = Scratch()
  let hooks = Scratch()
  let probe: Child
  private let witness: CInt
  /// Pipes that are its own standard input and outputs.
  private var ownHandles = 0

  /// Times in milliseconds; `trap` is what the shell that starts the process does about signals.
  init(
    time: Int = 10_000, grace: Int = 2000, processes: Int = 8, trap: String = ":",
    _ more: [String: String] = [:]
  ) async throws {
    var environment = plainEnvironment().merging(more) { $1 }
    environment["HOME"] = home.path
    probe = try Child(
      "/bin/bash", ["-c", trap + #"; exec "$0" hooks"#, builtProgram("SystemProbe")],
      environment: environment)
    let path = "\(home.path)/witness"
    mkfifo(path, 0o600)
    witness = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    try await expect("ready")
    probe.send("open\t\(hooks.path)\t\(home.path)\t\(time)\t\(grace)\t\(processes)")
    try await expect("open")
    ownHandles = handles
  }

  deinit { close(witness) }

  struct Strange: Error {
    let line: String
    let expected: String
  }

  private func expect(_ expected: String) async throws {
    let line = try await probe.line()
    guard line == expected else { throw Strange(line: line, expected: expected) }
  }

  func hook(_ name: String, _ script: String, mode: mode_t = 0o700) {
    hooks.script(name, script, mode: mode)
  }

  /// For a script: it goes on when there is a file of that name in the home.
  static func waiting(for name: String) -> String {
    "until [ -e \(name) ]; do sleep 0.02; done"
  }

  /// Tells an event, and gives back the next report.
  func tell(_ event: String, _ input: String = "", _ variables: String...) async throws -> String {
    probe.send((["event", event, input] + variables).joined(separator: "\t"))
    try await expect("told")
    return try await probe.line()
  }

  /// Its living and its dead: what a hook leaves behind becomes somebody else's.
  var children: [pid_t] {
    entries(of: "/proc").compactMap { pid_t($0) }.filter { parent(of: $0) == probe.id }
  }

  /// Whether all are gone that have come from a hook which began with `exec 3> witness`: the last
  /// of them closes the pipe.
  func isDeserted() -> Bool { witnessed() & Int16(POLLHUP) != 0 }

  /// Whether something is written to the witness.
  func hasWitness() -> Bool { witnessed() & Int16(POLLIN) != 0 }

  private func witnessed() -> Int16 {
    var poller = pollfd(fd: witness, events: Int16(POLLIN), revents: 0)
    return poll(&poller, 1, 10_000) == 1 ? poller.revents : 0
  }

  /// Whether nothing of any program is open: it is closed in a turn after that of the report.
  func hasClosedAll() async throws -> Bool {
    for _ in 0..<200 {
      if handles == ownHandles { return true }
      probe.send("tick")
      try await expect("tock")
    }
    return false
  }

  private var handles: Int {
    entries(of: "/proc/\(probe.id)/fd").count { name in
      var buffer = [CChar](repeating: 0, count: 64)
      let length = readlink("/proc/\(probe.id)/fd/\(name)", &buffer, buffer.count)
      let target = buffer.prefix(max(length, 0)).map(UInt8.init(bitPattern:))
      return target.starts(with: "pipe:".utf8) || target.starts(with: "anon_inode:[pidfd]".utf8)
    }
  }

  private func parent(of process: pid_t) -> pid_t? {
    let text = contents(of: "/proc/\(process)/stat")
    // The name before the last bracket may hold anything.
    let words = text.split(separator: ")").last?.split(separator: " ") ?? []
    return words.count > 1 ? pid_t(words[1]) : nil
  }
}
