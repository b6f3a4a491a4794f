import Foundation
import TestSupport

/// A person's home, with the configurations of their bars in it.
extension `The setup of a bar` {
  func put(_ text: String, at path: String, in home: Scratch) throws {
    let file = URL(filePath: "\(home.path)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ path: String, in home: Scratch) -> String? {
    try? String(contentsOfFile: "\(home.path)/\(path)", encoding: .utf8)
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let ready = [
    "FASTD_BARS_DIR": root.appending(path: "contrib/bars").path, "XDG_CONFIG_DIRS": "/nowhere",
  ]

  func setup(
    _ words: String..., in home: Scratch, _ more: [String: String] = [:]
  ) throws -> Run {
    try Run(["setup", "bar"] + words, in: home, Self.ready.merging(more) { $1 })
  }

  /// All that was kept, the newest last.
  func kept(in home: Scratch) -> [String] {
    let shelf = "\(home.path)/state/fastd/bars"
    return ((try? FileManager.default.contentsOfDirectory(atPath: shelf)) ?? []).sorted()
      .map { "\(shelf)/\($0)" }
  }
}
