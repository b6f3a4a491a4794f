import Foundation
import TestSupport
import Testing
import Wire

@testable import Control

/// The certification server as a process of its own.
final class CertificationProcess {
  let scratch: Scratch
  let path: SocketPath
  let process = Process()

  /// `limits` are words for the shell's ulimit.
  init(limits: String = "", in scratch: Scratch? = nil) throws {
    self.scratch = scratch ?? Scratch()
    path = try self.scratch.socket()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "\(limits) exec \"$0\" \"$1\"", builtProgram("Certification"), path.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    #expect(output.fileHandleForReading.availableData == Data("ready\n".utf8))
  }

  deinit { kill() }

  func kill() {
    guard process.isRunning else { return }
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  var descriptorCount: Int { entries(of: "/proc/\(process.processIdentifier)/fd").count }

  var residentKiB: Int { processStatus("VmRSS", of: process.processIdentifier) ?? 0 }

  var isAsleep: Bool { isResting(process.processIdentifier) }

  /// Makes a call and waits for its answer: proof that all sent before has been seen to.
  func isServing() -> Bool {
    guard var client = try? ControlClient(connecting: path) else { return false }
    return (try? client.call(GetInfo.self, NoFields(), milliseconds: 10_000)) != nil
  }
}
