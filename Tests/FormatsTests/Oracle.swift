import Time
import Nouns
import Foundation
import TestSupport

/// Reads what we write by a program that others wrote.
enum Oracle {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What a Python program prints about the bytes on its standard input.
  static func python(_ program: String, _ input: [UInt8]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-c", program]
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("fastd-formats-\(UUID().uuidString)")
    try Data(input).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = Pipe()
    let errors = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    let complaint = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: String(decoding: complaint, as: UTF8.self))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether Python has the module; says so where it has not.
  static func has(module: String) -> Bool {
    do {
      _ = try python("import \(module)", [])
      return true
    } catch {
      print("skipped: python3 has no module \(module)")
      return false
    }
  }
}
