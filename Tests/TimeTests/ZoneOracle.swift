import Foundation
import Testing
import Time

/// What glibc says about one zone.
struct OracleAnswer: Sendable {
  struct Change: Hashable, Sendable {
    let second: Int64
    let offset: Int
    let abbreviation: String
  }

  let zone: String
  /// The first one is the state at the beginning.
  var changes: [Change] = []
}

enum ZoneOracle {
  struct Failure: Error { let status: Int32 }

  static let from: Int64 = 0
  /// 2100-01-01.
  static let to: Int64 = 4_102_444_800

  static func ask(_ zones: [String], from: Int64 = from, to: Int64 = to) throws -> [OracleAnswer] {
    let process = Process()
    process.executableURL = try FileManager.default.url(besideTests: "ZoneOracle")
    process.arguments = ["\(from)", "\(to)"] + zones
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(status: process.terminationStatus)
    }
    return parse(text)
  }

  private static func parse(_ text: Data) -> [OracleAnswer] {
    var answers: [OracleAnswer] = []
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      if words.count == 2, words[0] == "=" {
        answers.append(OracleAnswer(zone: words[1]))
      } else if words.count == 3, let second = Int64(words[0]), let offset = Int(words[1]) {
        let change = OracleAnswer.Change(second: second, offset: offset, abbreviation: words[2])
        answers[answers.count - 1].changes.append(change)
      }
    }
    return answers
  }
}

extension FileManager {
  fileprivate func url(besideTests name: String) throws -> URL {
    let tests = URL(filePath: try destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    return tests.deletingLastPathComponent().appending(path: name)
  }
}

/// The zone files of this system that count no leap seconds, without copies.
enum InstalledZones {
  static let directory = URL(filePath: "/usr/share/zoneinfo")

  static let names: [String] = {
    let walk = FileManager.default.enumerator(atPath: directory.path())
    var seen: Set<[UInt8]> = []
    var names: [String] = []
    while let name = walk?.nextObject() as? String {
      if name == "right" || name == "posix" { walk?.skipDescendants() }
      guard let bytes = try? bytes(name), bytes.starts(with: "TZif".utf8) else { continue }
      if seen.insert(bytes).inserted { names.append(name) }
    }
    return names.sorted()
  }()

  static func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: directory.appending(path: name)))
  }

  static func zone(_ name: String) throws -> Zone {
    try Zone(tzif: bytes(name), name: name)
  }

  /// One of several parts of about the same size, for tests that run beside each other.
  static func part(_ part: Int, of count: Int) -> [String] {
    names.enumerated().filter { $0.offset % count == part }.map(\.element)
  }
}
