import Foundation

@testable import Control

/// A directory of its own, short enough for sockets, gone with the value.
final class Scratch {
  let path: String

  init() throws {
    path = "/tmp/fastd-test-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func socket(_ name: String = "s") throws -> SocketPath {
    try SocketPath("\(path)/\(name)")
  }

  func exists(_ name: String = "s") -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/\(name)")
  }

  func mode(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
    return attributes[.posixPermissions] as? Int ?? -1
  }
}
