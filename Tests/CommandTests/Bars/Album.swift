import Foundation
import TestProcesses
import TestSupport

/// The pictures of a bar, one under the other with what is the matter in each.
///
/// With FASTD_PICTURES they are kept in that directory, as `contrib/pictures` has them:
///
///     FASTD_PICTURES=$PWD/contrib/pictures swift test --filter 'A real status bar'
struct Album {
  static let directory = ProcessInfo.processInfo.environment["FASTD_PICTURES"]

  private let scratch = Scratch()
  private var pages: [String] = []

  /// Takes a copy of the picture.
  mutating func add(_ picture: String, _ caption: String) async throws {
    guard Self.directory != nil else { return }
    let height = try await run(["identify", "-format", "%h\n", picture])
    let ground = try await run(["convert", picture, "-format", "%[pixel:p{0,0}]\n", "info:"])
    let page = "\(scratch.path)/\(pages.count).png"
    let label = [
      "(", "-size", "230x\(height)", "xc:\(ground)", "-font", "DejaVu-Sans", "-pointsize", "20",
      "-fill", "#8b93a3", "-gravity", "west", "-annotate", "+20+0", caption, ")",
    ]
    let gap = ["-background", "#000000", "-gravity", "south", "-splice", "0x3"]
    try await run(["convert"] + label + [picture, "+append"] + gap + [page])
    pages.append(page)
  }

  /// Small enough for a page that shows several.
  func keep(as name: String) async throws {
    guard let directory = Self.directory else { return }
    let size = ["-background", "#12151c", "-append", "-strip", "-colors", "64"]
    try await run(["convert"] + pages + size + ["PNG8:\(directory)/\(name).png"])
  }

  /// One that says all by itself.
  static func keep(_ picture: String, as name: String) async throws {
    guard let directory else { return }
    try await Album().run(
      ["convert", picture, "-strip", "-colors", "128", "PNG8:\(directory)/\(name).png"])
  }

  @discardableResult
  private func run(_ command: [String]) async throws -> String {
    try await Child(command[0], Array(command[1...]), environment: plainEnvironment()).allLines()
  }
}
