import Glibc
package import Time

/// Finds the zone that this process lives in, as the C library would; a wrong TZ is refused.
package struct LocalZone: Sendable {
  package static let localtime = "/etc/localtime"
  private static let fileLimit = 256 * 1024
  private static let variableLimit = 1024

  private let environment: Environment
  private let localtime: String

  package init(_ environment: Environment = .process, localtime: String = Self.localtime) {
    self.environment = environment
    self.localtime = localtime
  }

  package func find() throws(LocalZoneError) -> Zone {
    guard let variable = environment.exact("TZ") else { return try systemZone() }
    guard variable.utf8.count <= Self.variableLimit else { throw .notUnderstood(variable, nil) }
    // An empty TZ is a person's way to say UTC.
    if variable.isEmpty { return .utc }
    if variable.utf8.first == UInt8(ascii: ":") {
      return try file(named: String(variable.dropFirst()), variable)
    }
    if let zone = try fileIfThere(named: variable) { return zone }
    do {
      return try Zone(rule: variable)
    } catch {
      throw .notUnderstood(variable, error)
    }
  }

  /// The file that decides, where it is one: what a rule says does not change.
  package var file: String? {
    guard let variable = environment.exact("TZ") else { return localtime }
    let name = variable.utf8.first == UInt8(ascii: ":") ? variable.dropFirst() : variable[...]
    return path(of: String(name))
  }

  /// Whether nothing says where the person lives, so that UTC is taken.
  package var isUnsaid: Bool { environment.exact("TZ") == nil && Files.size(localtime) == nil }

  /// As localtime(5) has it: without the file it is UTC.
  private func systemZone() throws(LocalZoneError) -> Zone { try zone(at: localtime) ?? .utc }

  private func file(named name: String, _ variable: String) throws(LocalZoneError) -> Zone {
    guard let zone = try fileIfThere(named: name) else { throw .missing(variable) }
    return zone
  }

  private func fileIfThere(named name: String) throws(LocalZoneError) -> Zone? {
    guard let path = path(of: name) else { return nil }
    return try zone(at: path)
  }

  private func path(of name: String) -> String? {
    if name.utf8.first == UInt8(ascii: "/") { return name }
    return isPlain(name) ? directory + "/" + name : nil
  }

  private var directory: String { environment["TZDIR"] ?? "/usr/share/zoneinfo" }

  /// A name may not climb out of the directory of zones.
  private func isPlain(_ name: String) -> Bool {
    var (length, dots) = (0, 0)
    for byte in name.utf8 {
      if byte == UInt8(ascii: "/") {
        guard length > 0, dots < length || dots > 2 else { return false }
        (length, dots) = (0, 0)
      } else {
        length += 1
        if byte == UInt8(ascii: ".") { dots += 1 }
      }
    }
    return length > 0 && (dots < length || dots > 2)
  }

  private func zone(at path: String) throws(LocalZoneError) -> Zone? {
    let bytes: [UInt8]?
    do {
      bytes = try Files.read(path, limit: Self.fileLimit)
    } catch {
      throw .unreadable(error)
    }
    guard let bytes else { return nil }
    do {
      return try Zone(tzif: bytes, name: name(of: path))
    } catch {
      throw .broken(path, error)
    }
  }

  /// "Europe/Berlin", from the first of a chain of links that leads into a directory of zones.
  private func name(of path: String) -> String {
    var path = path
    for _ in 0..<8 {
      if let name = nameUnderZones(path) { return name }
      guard let target = Files.linkTarget(of: path) else { break }
      path = target.hasPrefix("/") ? target : Files.parent(of: path) + "/" + target
    }
    return path
  }

  private func nameUnderZones(_ path: String) -> String? {
    guard
      let start = Self.end(of: directory + "/", in: path) ?? Self.end(of: "/zoneinfo/", in: path)
    else { return nil }
    let name = path.utf8.dropFirst(start)
    let plain = name.starts(with: "posix/".utf8) ? name.dropFirst("posix/".utf8.count) : name
    return String(Substring(plain))
  }

  /// How many bytes lie before the end of the part's first occurrence.
  private static func end(of part: String, in path: String) -> Int? {
    var (part, path) = (part, path)
    return part.withUTF8 { part in
      path.withUTF8 { path in
        var start = 0
        while start + part.count <= path.count {
          if path[start...].starts(with: part) { return start + part.count }
          start += 1
        }
        return nil
      }
    }
  }
}

package enum LocalZoneError: Error, Equatable, Sendable {
  /// There is no such zone file.
  case missing(String)
  case unreadable(FileError)
  case broken(String, ZoneError)
  /// Neither the name of a zone nor a rule.
  case notUnderstood(String, ZoneError?)
}
