import TestSupport

/// A part of a screen, in its points.
package struct Region: Sendable {
  package let x, y, width, height: Int

  package init(x: Int = 0, y: Int = 0, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

extension Screen {
  /// What makes and reads pictures of it.
  package static func lack(of kind: Kind) -> String? {
    let camera = kind == .x11 ? "import" : "grim"
    return [camera, "convert", "tesseract"].first { !isInstalled($0) }
  }

  /// Keeps what is to be seen there now as a PNG file.
  package func photograph(_ region: Region, to path: String) async throws {
    let (size, x, y) = ("\(region.width)x\(region.height)", region.x, region.y)
    let command =
      switch kind {
      case .x11:
        [
          "import", "-silent", "-window", "root", "-crop", "\(size)+\(x)+\(y)", "+repage",
          "png:\(path)",
        ]
      case .wayland: ["grim", "-g", "\(x),\(y) \(size)", path]
      }
    try await run(command)
  }

  /// The line of letters in a picture, by whoever they were drawn, as two looks at it read it: at all
  /// of it, and closely at what differs from the ground at its corners.
  package static func lines(in picture: String) async throws -> [String] {
    let near = "\(picture).near.png"
    // A reader of letters takes a light box on a dark bar for a picture, unless the box is all it sees.
    try await run(
      ["convert", "-quiet", picture, "-fuzz", "3%", "-trim", "+repage", "-virtual-pixel", "edge"]
        + ["-set", "option:distort:viewport", "%[fx:w+60]x%[fx:h+20]-30-10", "-filter", "point"]
        + ["-distort", "SRT", "0", "+repage", near])
    return [try await text(in: near, as: .line), try await text(in: picture, as: .line)]
  }

  /// How letters are laid out, as tesseract numbers it.
  package enum Layout: Int {
    case block = 6
    case line
  }

  package static func text(in picture: String, as layout: Layout) async throws -> String {
    let options = ["-", "--psm", "\(layout.rawValue)", "-l", "eng", "-c", "debug_file=/dev/null"]
    // In one thread: the machine has others to serve.
    return try await run(["tesseract", picture] + options, ["OMP_THREAD_LIMIT": "1"])
  }

  @discardableResult
  func run(_ command: [String]) async throws -> String {
    try await Self.run(command, variables)
  }

  @discardableResult
  private static func run(
    _ command: [String], _ variables: [String: String] = [:]
  ) async throws -> String {
    let environment = plainEnvironment().merging(variables) { $1 }
    return try await Child(command[0], Array(command[1...]), environment: environment).allLines()
  }
}
