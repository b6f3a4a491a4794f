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
