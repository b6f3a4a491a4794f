import Foundation
import TestSupport

/// The client from PyPI, in an environment beside the build.
enum PythonClient {
  private static let version = "31.0.0"

  /// The Python that has the client; nil when it cannot be had here.
  static func prepare() -> String? {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../.build/venv").standardized.path
    let python = folder + "/bin/python"
    if has(python) { return python }
    _ = try? Run("python3", ["-m", "venv", folder])
    _ = try? Run(python, ["-m", "pip", "--quiet", "install", "varlink==\(version)"])
    return has(python) ? python : nil
  }

  private static func has(_ python: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: python)
      && (try? Run(python, ["-c", "import varlink"]).code) == 0
  }
}
