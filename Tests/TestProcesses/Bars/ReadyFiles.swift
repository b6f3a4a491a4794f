import Foundation
import TestSupport

/// The files that come with fastd for status bars, filled in as the installer does it.
package struct ReadyFiles: Sendable {
  private let scratch: Scratch
  private let programs: String

  private static let directory = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../contrib/bars").standardizedFileURL

  /// For a fastctl that is in the directory `programs`.
  package init(programs: String, in scratch: Scratch) {
    (self.programs, self.scratch) = (programs, scratch)
  }

  /// One of them, as it is on a person's disk.
  package func text(_ name: String) throws -> String {
    try String(contentsOf: Self.directory.appending(path: name), encoding: .utf8)
      .replacingOccurrences(of: "@bindir@", with: programs)
  }

  /// Where it is there.
  package func path(_ name: String) throws -> String {
    scratch.file(name.replacingOccurrences(of: "/", with: "-"), try text(name))
  }
}
