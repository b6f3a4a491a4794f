import Foundation
import Host
import TestSupport
import Testing

@testable import Control

@Suite struct `Listening` {
  private let scratch = Scratch()
  private let path: SocketPath

  init() throws {
    path = try scratch.socket()
  }

  @Test func `the socket is for its owner only, and goes with the listener`() throws {
    let nested = try SocketPath("\(scratch.path)/new/s")
    var listener: Listener? = try Listener(binding: nested)
    #expect(mode(of: scratch.at("new")) == 0o700)
    #expect(mode(of: scratch.at("new/s")) == 0o600)
    #expect(listener != nil)
    listener = nil
    #expect(!scratch.exists("new/s"))
  }

  @Test func `a second one on the same path is refused and told who is there`() throws {
    let first = try Listener(binding: path)
    #expect(throws: ControlError.alreadyServed(path: path.path, by: getpid())) {
      try Listener(binding: path)
    }
    withExtendedLifetime(first) {}
    #expect(throws: Never.self) { try RawClient(path) }
  }

  @Test func `a socket that a killed daemon left behind is replaced`() throws {
    let dead = try CertificationProcess(in: scratch)
    dead.kill()
    #expect(scratch.exists())
    #expect(throws: SystemError("connect", ECONNREFUSED)) { try RawClient(path) }
    let listener = try Listener(binding: path)
    _ = try RawClient(path)
    withExtendedLifetime(listener) {}
  }

  @Test func `a living socket without our lock is left alone`() throws {
    // As systemd's are.
    let other = try Descriptor.socket()
    try SocketAddress(path).with("bind") { bind(other.number, $0, $1) }
    listen(other.number, 1)
    #expect(throws: ControlError.alreadyServed(path: path.path, by: getpid())) {
      try Listener(binding: path)
    }
    #expect(scratch.exists())
  }

  @Test func `what is no socket is never removed`() throws {
    try Data("precious".utf8).write(to: URL(filePath: path.path))
    #expect(throws: ControlError.notASocket(path.path)) { try Listener(binding: path) }
    #expect(try Data(contentsOf: URL(filePath: path.path)) == Data("precious".utf8))
  }

  @Test func `a socket that has replaced ours outlives us`() throws {
    var listener: Listener? = try Listener(binding: path)
    #expect(listener != nil)
    unlink(path.path)
    try Data().write(to: URL(filePath: path.path))
    listener = nil
    #expect(scratch.exists())
  }

  @Test(arguments: [SocketPath.Origin.runtimeDirectory, .temporary])
  func `a directory that others may write is refused`(origin: SocketPath.Origin) throws {
    let open = try SocketPath(path.path, origin: origin)
    chmod(scratch.path, 0o770)
    #expect(throws: ControlError.unsafeDirectory(scratch.path)) { try Listener(binding: open) }
    chmod(scratch.path, 0o700)
    _ = try Listener(binding: open)
  }

  @Test func `a link in place of the directory is refused`() throws {
    let link = scratch.path + "/link"
    symlink(scratch.path, link)
    let linked = try SocketPath(link + "/s", origin: .temporary)
    #expect(throws: ControlError.unsafeDirectory(link)) { try Listener(binding: linked) }
    #expect(throws: ControlError.unsafeDirectory(link)) { try ControlClient.connected(to: linked) }
  }

  @Test func `a directory that cannot be made is named`() throws {
    let nowhere = try SocketPath("\(scratch.path)/a/b/s")
    #expect(throws: ControlError.system(SystemError("mkdir", ENOENT), path: nowhere.directory)) {
      try Listener(binding: nowhere)
    }
  }
}

extension ControlClient {
  /// For `#expect(throws:)`, whose closure cannot give a value that is not copied.
  static func connected(to path: SocketPath) throws {
    _ = try ControlClient(connecting: path)
  }
}
