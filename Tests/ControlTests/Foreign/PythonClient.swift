import Foundation

/// Runs a program to its end and gives its exit code and all it has printed.
func run(_ program: String, _ arguments: [String]) throws -> (code: Int32, text: String) {
  let process = Process()
  process.executableURL = URL(filePath: program)
  process.arguments = arguments
  let output = Pipe()
  process.standardOutput = output
  process.standardError = output
  process.standardInput = FileHandle.nullDevice
  try process.run()
  let text = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: text, as: UTF8.self))
}

/// The client from PyPI, in an environment beside the build.
enum PythonClient {
  private static let version = "31.0.0"

  /// The Python that has the client; nil when it cannot be had here.
  static func prepare() -> String? {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../.build/venv").standardized.path
    let python = folder + "/bin/python"
    if has(python) { return python }
    _ = try? run("/usr/bin/env", ["python3", "-m", "venv", folder])
    _ = try? run(python, ["-m", "pip", "--quiet", "install", "varlink==\(version)"])
    return has(python) ? python : nil
  }

  private static func has(_ python: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: python)
      && (try? run(python, ["-c", "import varlink"]).code) == 0
  }
}
