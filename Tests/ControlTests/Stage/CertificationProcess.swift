import Foundation
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
    self.scratch = try scratch ?? Scratch()
    path = try self.scratch.socket()
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = URL(filePath: own).deletingLastPathComponent().appending(path: "Certification")
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "\(limits) exec \"$0\" \"$1\"", program.path, path.path]
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

  var descriptorCount: Int {
    let folder = "/proc/\(process.processIdentifier)/fd"
    return (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? -1
  }

  /// A line of /proc/PID/status, such as `VmRSS`, without its name.
  func status(_ name: String) -> String {
    let file = "/proc/\(process.processIdentifier)/status"
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return line.map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) } ?? ""
  }

  var residentKiB: Int { Int(status("VmRSS").prefix { $0.isNumber }) ?? 0 }

  /// Makes a call and waits for its answer: proof that all sent before has been seen to.
  func isServing() -> Bool {
    guard var client = try? ControlClient(connecting: path) else { return false }
    return (try? client.call(GetInfo.self, NoFields(), milliseconds: 10_000)) != nil
  }
}
