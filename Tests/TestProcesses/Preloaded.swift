import Foundation
import TestSupport

/// What is loaded before all else, compiled once for this run of the tests.
final class Preloaded: Sendable {
  private let scratch = Scratch()
  let path: String

  /// From a source beside this file's directory; nil where there is no C compiler.
  init?(_ source: String) {
    path = "\(scratch.path)/lib.so"
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: source).standardizedFileURL.path
    let arguments = ["-O1", "-Wall", "-Werror", "-fPIC", "-shared", "-o", path, source]
    guard let compiler = ["cc", "clang", "gcc"].first(where: isInstalled),
      let compilation = try? Child(compiler, arguments, environment: plainEnvironment()),
      compilation.end() == 0
    else { return nil }
  }
}
