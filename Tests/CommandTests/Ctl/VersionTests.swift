import Foundation
import Glibc
import Testing
import TestProcesses
import TestSupport

@testable import Control

@Suite struct `A daemon of another version` {
  private let home = Scratch()

  /// One of the future: it knows fields that we do not.
  private static let reply = """
    {"parameters":{"state":"idle","now":0,"fast":null,"window":null,"last":null,
    "streak":{"current":3,"longest":4},"program":null,"plan":null,"zone":"UTC","offset":0,
    "notices":[],"version":"99.0","mood":"good"}}\0
    """

  private func answer(on listener: borrowing Listener) throws {
    var waits = pollfd(fd: listener.descriptor.number, events: Int16(POLLIN), revents: 0)
    while poll(&waits, 1, -1) < 0 {}
    let client = accept(listener.descriptor.number, nil, nil)
    try #require(client >= 0)
    defer { close(client) }
    // What is hung up on with its words unread counts as lost.
    waits.fd = client
    while poll(&waits, 1, -1) < 0 {}
    var call = [UInt8](repeating: 0, count: 1000)
    try #require(read(client, &call, call.count) > 0)
    let bytes = Array(Self.reply.utf8)
    try #require(write(client, bytes, bytes.count) == bytes.count)
  }

  @Test(arguments: [["status"], ["status", "--json"]])
  func `is told of after what was asked for`(words: [String]) async throws {
    let path = "\(home.path)/socket"
    let listener = try Listener(binding: SocketPath(path))
    let child = try Child(
      "/bin/sh", ["-c", #"exec "$0" "$@" 2>&1"#, builtProgram("fastctl")] + words,
      environment: Run.environment(home).merging(["FASTD_SOCKET": path]) { $1 })
    try answer(on: listener)
    try await child.logs(words.count == 1 ? "Streak 3 days" : #""current":3"#)
    let said = try await child.line()
    #expect(said.hasPrefix("The daemon is version 99.0, fastctl is 0."))
    #expect(child.end() == 0)
  }
}
