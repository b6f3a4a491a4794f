import Glibc
import Host
import Testing

/// A file that holds what is said, in each way it can be said.
package enum Golden {
  package static let root = String(#filePath.dropLast("/Tests/TestSupport/Golden.swift".count))

  package enum Wish: Sendable {
    case compare, write
    /// Nobody would read the difference there.
    case refuse

    package init(golden: String?, ci: String?) {
      self = golden != "write" ? .compare : ci == "1" ? .refuse : .write
    }

    fileprivate static let ours = Wish(golden: variable("FASTD_GOLDEN"), ci: variable("CI"))

    private static func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }
    }
  }

  /// With FASTD_GOLDEN=write the file is made anew instead: read the difference before you keep it.
  package static func expect(
    _ text: String, is name: String, type: String = "txt", at location: SourceLocation,
    wish: Wish? = nil
  ) throws {
    let path = "\(root)/Tests/\(location.moduleName)/Golden/\(name).\(type)"
    switch wish ?? .ours {
    case .write: return try Files.replace(path, with: Array(text.utf8), mode: 0o644)
    case .refuse:
      Issue.record("FASTD_GOLDEN=write writes nothing under CI=1", sourceLocation: location)
      return
    case .compare: break
    }
    let bytes = try Files.read(path, limit: 1 << 20)
    let kept = try #require(bytes, "no golden file", sourceLocation: location)
    let lines = String(decoding: kept, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let said = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, (was, isNow)) in zip(lines, said).enumerated() where was != isNow {
      Issue.record(
        "\(name).\(type):\(line + 1)\n  was \(was)\n  is  \(isNow)", sourceLocation: location)
      return
    }
    #expect(lines.count == said.count, sourceLocation: location)
  }
}
