import Foundation
import Host

/// Where the programs are that were built together with these tests.
package func builtProgram(_ name: String) -> String { "\(Executable.directory ?? ".")/\(name)" }

/// Whether a program is installed, for tests that are skipped without it.
package func isInstalled(_ program: String) -> Bool {
  let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
  return path.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
}

/// What a child needs of our own environment: where programs are, and where coverage goes.
package func plainEnvironment() -> [String: String] {
  let names = ["PATH", "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE", "TMPDIR"]
  let present = names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
  return Dictionary(uniqueKeysWithValues: present)
}

/// What a program did from its start to its end.
package struct Run: Equatable, Sendable {
  package let code: Int32
  package let output: String
  /// What it wrote to standard error.
  package let said: String

  /// All that it wrote, what went wrong last.
  package var text: String { output + said }

  /// Has nothing to say.
  package static let silent = Run(code: 0, output: "", said: "")

  /// In our own environment unless in another; one without a slash is looked for in PATH.
  package init(
    _ program: String, _ arguments: [String] = [], environment: [String: String]? = nil,
    reading input: [UInt8] = []
  ) throws {
    let process = Process()
    let isFound = program.contains("/")
    process.executableURL = URL(filePath: isFound ? program : "/usr/bin/env")
    process.arguments = (isFound ? [] : [program]) + arguments
    if let environment { process.environment = environment }
    // Files take all that is written to them, whoever reads what first.
    let streams = Scratch()
    let (written, errors) = (URL(filePath: streams.file("1")), URL(filePath: streams.file("2")))
    let read = URL(filePath: streams.at("0"))
    try Data(input).write(to: read)
    process.standardInput = try FileHandle(forReadingFrom: read)
    process.standardOutput = try FileHandle(forWritingTo: written)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    code = process.terminationStatus
    output = String(decoding: try Data(contentsOf: written), as: UTF8.self)
    said = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
  }

  private init(code: Int32, output: String, said: String) {
    (self.code, self.output, self.said) = (code, output, said)
  }
}
