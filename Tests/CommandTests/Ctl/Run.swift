import Foundation
import TestProcesses

/// What the built fastctl did with some words.
struct Run {
  let code: Int32
  let output: String
  let said: String

  /// In a home of its own where no daemon is, unless the environment says otherwise.
  init(
    _ words: [String], in home: Scratch, _ more: [String: String] = [:],
    program: String = builtProgram("fastctl")
  ) throws {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = words
    process.environment = Self.environment(home).merging(more) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    code = process.terminationStatus
  }

  static func environment(_ home: Scratch) -> [String: String] {
    plainEnvironment().merging([
      "HOME": home.path, "XDG_RUNTIME_DIR": "\(home.path)/run",
      "XDG_CONFIG_HOME": "\(home.path)/config", "XDG_DATA_HOME": "\(home.path)/data",
      "XDG_STATE_HOME": "\(home.path)/state", "LANG": "C.UTF-8", "TZ": "UTC",
    ]) { $1 }
  }
}

/// Runs any installed program on a text.
func check(_ program: String, _ arguments: [String], on text: String) throws -> Run.Verdict {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = [program] + arguments
  let (input, output) = (Pipe(), Pipe())
  process.standardInput = input
  process.standardOutput = output
  process.standardError = output
  try process.run()
  // All of it fits into no pipe: it is written while the program reads.
  Thread.detachNewThread {
    try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try? input.fileHandleForWriting.close()
  }
  let said = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return Run.Verdict(
    code: process.terminationStatus, said: String(decoding: said, as: UTF8.self))
}

extension Run {
  struct Verdict: Equatable {
    let code: Int32
    let said: String

    static let content = Verdict(code: 0, said: "")
  }
}
