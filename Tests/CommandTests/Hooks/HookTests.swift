import Foundation
import Glibc
import Nouns
import TestProcesses
import TestSupport
import Testing
import Wire

@Suite struct `Hooks of the real daemon` {
  /// Puts a script into the person's hooks.
  private func hook(_ name: String, of person: Person, _ script: String) throws {
    let directory = "\(person.home.path)/config/fastd/hooks.d"
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    person.home.script("config/fastd/hooks.d/\(name)", script)
  }

  @Test func `a fast that begins, meets its goal and ends is told`() async throws {
    let person = try Person()
    try hook(
      "10-say", of: person,
      #"case $1 in fast-*|goal-*) echo "$1 $FASTD_FAST $(cat | head -c 10)" ;; esac"#)
    let daemon = try await person.daemon()
    let id = try person.start(GoalOrder.span(.seconds(3600)), ago: 7200).fast.id
    // They run side by side.
    let first = try await daemon.logs("hook 10-say:")
    let both = try await first + daemon.logs("hook 10-say:")
    #expect(both.contains(#"fast-started \#(id) {"event":""#))
    #expect(both.contains(#"goal-reached \#(id) {"event":""#))
    try person.call(FastCalls.Stop.self, StopOrder())
    try await daemon.logs(#"hook 10-say: fast-ended \#(id) {"event":""#)
  }

  @Test func `the examples work as they are`() async throws {
    let person = try Person()
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../contrib/hooks").standardized
    for name in ["10-log", "20-phone"] {
      let text = try String(contentsOf: source.appending(path: name), encoding: .utf8)
      try hook(name, of: person, text)
    }
    let path = "\(person.home.path)/state/fastd/events.log"
    // So that the log is written when the next hook speaks.
    try hook(
      "30-done", of: person, "until grep -q fast-started \(path); do sleep 0.05; done; echo done")
    let daemon = try await person.daemon()
    try person.start()
    try await daemon.logs("hook 30-done: done")
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    let line = try #require(lines.first { $0.contains("\tfast-started\t") })
    #expect(line.split(separator: "\t").last?.hasPrefix("Started ") == true)
  }

  @Test func `one that hangs keeps nobody waiting, and ends with the daemon`() async throws {
    let person = try Person()
    let witness = "\(person.home.path)/witness"
    mkfifo(witness, 0o600)
    let reader = open(witness, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    try hook("10-hang", of: person, "exec 3>\(witness); echo begun >&3; sleep 100")
    let daemon = try await person.daemon()
    try person.start()
    var poller = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    try #require(poll(&poller, 1, Person.patience) == 1)
    #expect(try person.status().state == .fasting)
    daemon.signal(SIGTERM)
    #expect(daemon.end() == 0)
    // The end of the pipe is the end of all that have it open.
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(reader, &bytes, bytes.count) > 0 {}
    #expect(poll(&poller, 1, Person.patience) == 1 && poller.revents == Int16(POLLHUP))
  }

  @Test func `what is no hook is named by the daemon and by doctor`() async throws {
    let person = try Person()
    try hook("10-good", of: person, "true")
    try hook("20-plain", of: person, "true")
    chmod("\(person.home.path)/config/fastd/hooks.d/20-plain", 0o600)
    let daemon = try await person.daemon()
    try person.start()
    try await daemon.logs("hook 20-plain is not executable, ignoring")
    let doctor = try Child(
      builtProgram("fastctl"), ["doctor", "--json"], environment: person.environment)
    var output = ""
    while let line = try? await doctor.line(within: 10) { output += line }
    #expect(output.contains("10-good, in "))
    #expect(output.contains("20-plain does not run. To make it run: chmod +x"))
  }
}
