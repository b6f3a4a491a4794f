import Glibc
import TestSupport
import Testing

@testable import Control

@Suite struct `The socket's place` {
  @Test(
    arguments: [
      ([:], "/tmp/fastd-7/control.sock", .temporary),
      (["XDG_RUNTIME_DIR": "/run/user/7"], "/run/user/7/fastd/control.sock", .runtimeDirectory),
      (["XDG_RUNTIME_DIR": ""], "/tmp/fastd-7/control.sock", .temporary),
      (["XDG_RUNTIME_DIR": "run"], "/tmp/fastd-7/control.sock", .temporary),
      (["FASTD_SOCKET": "/a/b", "XDG_RUNTIME_DIR": "/run/user/7"], "/a/b", .named),
      (["FASTD_SOCKET": "", "XDG_RUNTIME_DIR": "/r"], "/r/fastd/control.sock", .runtimeDirectory),
    ] as [([String: String], String, SocketPath.Origin)])
  func `is decided by the environment`(
    environment: [String: String], path: String, origin: SocketPath.Origin
  ) throws {
    let decided = try SocketPath.decide(user: 7) { environment[$0] }
    #expect(decided.path == path)
    #expect(decided.origin == origin)
    #expect(decided.lockPath == path + ".lock")
    #expect(decided.directory + "/" + (path.split(separator: "/").last ?? "") == path)
  }

  @Test func `is that of the session where nothing says so, if that is there and ours`() throws {
    let scratch = Scratch()
    let user = geteuid()
    let runtime = scratch.at("\(user)")
    func decided() throws -> String {
      try SocketPath.decide(user: user, runtimes: scratch.path, temporary: scratch.path) { _ in nil
      }
      .path
    }
    let own = scratch.at("fastd-\(user)/control.sock")
    let session = "\(runtime)/fastd/control.sock"
    #expect(try decided() == own)
    // A daemon that begins there before there is a session stays to be found.
    let listener = try Listener(binding: SocketPath(own, origin: .temporary))
    mkdir(runtime, 0o700)
    #expect(try decided() == own)
    let other = try Listener(binding: SocketPath(session, origin: .runtimeDirectory))
    #expect(try decided() == session)
    withExtendedLifetime((listener, other)) {}
    chmod(runtime, 0o777)
    #expect(try decided() == own)
    // A socket that a dead daemon has left counts for nothing.
    chmod(runtime, 0o700)
    unlink(session)
    unlink("\(own).lock")
    #expect(try decided() == session)
  }

  @Test(arguments: [("/a", "/"), ("/a/b/c", "/a/b")])
  func `the directory is what is before the name`(path: String, directory: String) throws {
    #expect(try SocketPath(path).directory == directory)
  }

  @Test func `a relative path is refused`() {
    #expect(throws: ControlError.notAbsolute(path: "a/b")) { try SocketPath("a/b") }
  }

  @Test func `a path too long for a socket is refused before it is cut`() throws {
    let longest = "/" + String(repeating: "a", count: 106)
    #expect(try SocketPath(longest).path == longest)
    #expect(throws: ControlError.pathTooLong(longest + "a", limit: 107, .named)) {
      try SocketPath(longest + "a")
    }
  }
}
