import Foundation
import Glibc
import TestProcesses
import Testing
import Wire

@Suite struct `Hooks of the real daemon` {
  /// Puts a script into the person's hooks.
  private func hook(_ name: String, of person: Person, _ script: String) throws {
    let directory = "\(person.home.path)/config/fastd/hooks.d"
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let path = "\(directory)/\(name)"
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(filePath: path))
    chmod(path, 0o700)
  }

  @Test func `a fast that begins, meets its goal and ends is told`() async throws {
    let person = try Person()
    try hook("10-say", of: person, #"echo "$1 $FASTD_FAST $(cat | head -c 10)""#)
    let daemon = try await person.daemon()
    let id = try person.start(GoalWish(span: 3600), ago: 7200).fast.id
    for event in ["fast-started", "goal-reached"] {
      try await daemon.logs(#"hook 10-say: \#(event) \#(id) {"event":""#)
    }
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
    // So that the log is written when the next hook speaks.
    try hook(
      "30-done", of: person,
      "while ! grep -q fast-started \"$HOME/state/fastd/events.log\"; do sleep 0.05; done; echo done"
    )
    let daemon = try await person.daemon()
    try person.start()
    try await daemon.logs("hook 30-done: done")
    let log = try String(
      contentsOfFile: "\(person.home.path)/state/fastd/events.log", encoding: .utf8)
    #expect(log.split(separator: "\t").count == 3 && log.contains("\tfast-started\tStarted "))
  }

  @Test func `one that hangs keeps nobody waiting, and ends with the daemon`() async throws {
    let person = try Person()
    let gate = "\(person.home.path)/gate"
    mkfifo(gate, 0o600)
    try hook("10-hang", of: person, "exec 3>\(gate); sleep 100")
    let daemon = try await person.daemon()
    try person.start()
    let reader = open(gate, O_RDONLY | O_CLOEXEC)
    defer { close(reader) }
    #expect(try person.status().state == .fasting)
    daemon.signal(SIGTERM)
    #expect(daemon.end() == 0)
    // The end of the pipe is the end of the hook.
    var byte: UInt8 = 0
    #expect(read(reader, &byte, 1) == 0)
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
    #expect(output.contains("20-plain is not run. To have it run: chmod +x"))
  }
}
