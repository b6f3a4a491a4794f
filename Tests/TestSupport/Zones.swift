import Foundation
import Time

extension Zone {
  /// As the machine's tzdata has it.
  package init(installed name: String) throws {
    try self.init(tzif: InstalledZones.bytes(name), name: name)
  }
}

/// The zone files of this machine that count no leap seconds, without copies.
package enum InstalledZones {
  private static let directory = "/usr/share/zoneinfo"

  package static let names: [String] = {
    let walk = FileManager.default.enumerator(atPath: directory)
    var seen: Set<[UInt8]> = []
    var names: [String] = []
    while let name = walk?.nextObject() as? String {
      if name == "right" || name == "posix" { walk?.skipDescendants() }
      guard let bytes = try? bytes(name), bytes.starts(with: "TZif".utf8) else { continue }
      if seen.insert(bytes).inserted { names.append(name) }
    }
    return names.sorted()
  }()

  package static func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(filePath: "\(directory)/\(name)")))
  }

  /// One of several parts of about the same size, for tests that run beside each other.
  package static func part(_ part: Int, of count: Int) -> [String] {
    names.enumerated().filter { $0.offset % count == part }.map(\.element)
  }
}
