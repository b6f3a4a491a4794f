import Foundation
import Glibc
import Testing
import TestProcesses
import TestSupport

@testable import Control

/// Takes calls, and answers only when it is told to.
private struct SlowDaemon: ~Copyable {
  private let listener: Listener

  init(at path: String) throws { listener = try Listener(binding: SocketPath(path)) }

  /// The next connection, and the method that is called there.
  func call() throws -> (client: Int32, method: String) {
    var waits = pollfd(fd: listener.descriptor.number, events: Int16(POLLIN), revents: 0)
    while poll(&waits, 1, -1) < 0 {}
    let client = accept(listener.descriptor.number, nil, nil)
    try #require(client >= 0)
    waits.fd = client
    while poll(&waits, 1, -1) < 0 {}
    // That somebody is here comes first, and is not waited for.
    while true {
      var bytes = [UInt8](repeating: 0, count: 1000)
      let count = read(client, &bytes, bytes.count)
      try #require(count > 0)
      let frames = bytes.prefix(count).split(separator: 0).map {
        String(decoding: $0, as: UTF8.self)
      }
      if let call = frames.first(where: { !$0.contains("habit.CheckIn") }) {
        return (client, call)
      }
    }
  }

  func answer(_ client: Int32, _ reply: String) {
    let bytes = Array(reply.utf8) + [0]
    #expect(write(client, bytes, bytes.count) == bytes.count)
  }
}

@Suite struct `A daemon that takes long` {
  private let home = Scratch()
  private static let status = """
    {"parameters":{"state":"idle","now":0,"fast":null,"window":null,"last":null,
    "streak":{"current":3,"longest":4},"program":null,"plan":null,"zone":"UTC","offset":0,
    "notices":[],"version":"99.0"}}
    """

  /// The words of fastctl on a terminal, and its exit code.
  private func undo(
    isWorking: Bool
  ) throws -> (shown: String, code: Int32) {
    let path = "\(home.path)/socket"
    let daemon = try SlowDaemon(at: path)
    var (ours, theirs): (Int32, Int32) = (-1, -1)
    try #require(openpty(&ours, &theirs, nil, nil, nil) == 0)
    let inside = FileHandle(fileDescriptor: theirs, closeOnDealloc: true)
    let process = Process()
    process.executableURL = URL(filePath: builtProgram("fastctl"))
    process.arguments = ["undo"]
    process.environment = Run.environment(home)
      .merging(["FASTD_SOCKET": path, "TERM": "xterm"]) { $1 }
    (process.standardInput, process.standardOutput, process.standardError) =
      (inside, inside, inside)
    try process.run()
    try inside.close()
    let undo = try daemon.call()
    #expect(undo.method.contains("changes.Undo") && undo.method.contains("token"))
    // After ten seconds it wants to know whether anybody is there.
    let question = try daemon.call()
    #expect(question.method.contains("status.Get"))
    if isWorking {
      daemon.answer(question.client, Self.status)
      daemon.answer(
        undo.client, #"{"error":"io.github.fastd.changes.NothingToUndo","parameters":{}}"#)
    } else {
      close(question.client)
    }
    process.waitUntilExit()
    var all: [UInt8] = []
    var page = [UInt8](repeating: 0, count: 65536)
    while case let count = read(ours, &page, page.count), count > 0 { all += page.prefix(count) }
    return (String(decoding: all, as: UTF8.self), process.terminationStatus)
  }

  @Test func `is waited for as long as it answers others, which a terminal shows`() throws {
    let (shown, code) = try undo(isWorking: true)
    #expect(code == 1)
    #expect(shown.contains("\rfastd has been working for 2 seconds\u{1b}[K"))
    #expect(shown.hasSuffix("\r\u{1b}[KNothing to undo\r\n"), "\(shown.debugDescription)")
  }

  @Test func `is said not to answer where it answers nobody`() throws {
    let (shown, code) = try undo(isWorking: false)
    #expect(code == 3)
    #expect(shown.contains("The daemon no longer answers; your command may have been carried out."))
    #expect(!shown.contains("lost"))
  }
}
