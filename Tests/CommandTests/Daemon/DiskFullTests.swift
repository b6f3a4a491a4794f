import Foundation
import Glibc
import Nouns
import Testing
import TestProcesses
import TestSupport
import Wire

@Suite struct `A full disk` {
  /// A file system of its own needs a mount of its own; who is not root makes it in a user namespace.
  private static let namespace = [
    "unshare", geteuid() == 0 ? "-m" : "-rm", "--propagation", "private",
  ]

  private static func small(_ directory: String) -> [String] {
    let mount = #"mount -t tmpfs -o size=1m,mode=0700 tmpfs "$1" && shift && exec "$@""#
    return namespace + ["sh", "-c", mount, "sh", directory]
  }

  private static let hasNamespaces: Bool = {
    let command = small("/tmp") + ["true"]
    return (try? Child("/usr/bin/env", command, environment: plainEnvironment()).end()) == 0
  }()

  @Test(.enabled(if: hasNamespaces, "needs mount namespaces"))
  func `a full disk is told, loses nothing, and is forgotten when there is room`() async throws {
    let person = try Person()
    try person.write(settings: "backup.daily = off\n")
    let daemon = try await person.daemon(through: ["/usr/bin/env"] + Self.small(person.data))
    let fast = try person.start().fast
    let filler = "/proc/\(daemon.id)/root\(person.data)/filler"
    try fill(filler)
    var before = try person.status()
    let changes = try person.lastChange()
    let orders: [() throws -> Any] = [
      { try person.call(FastCalls.Stop.self, StopOrder(note: large)) },
      { try person.call(FastCalls.Edit.self, EditOrder(note: large)) },
      {
        try person.call(
          FastCalls.SetGoal.self, GoalChangeOrder(goal: GoalOrder.change(.seconds(60))))
      },
      { try person.call(ChangeCalls.Undo.self, NoFields()) },
    ]
    for order in orders {
      #expect(try refusal(of: order) == .notStored(.diskFull))
    }
    let after = try person.status()
    before.now = after.now
    before.fast?.elapsed = after.fast?.elapsed ?? 0
    before.fast?.remaining = after.fast?.remaining
    before.fast?.progress = after.fast?.progress
    #expect(after == before)
    #expect(try person.lastChange() == changes)
    try FileManager.default.removeItem(atPath: filler)
    let stopped = try person.call(FastCalls.Stop.self, StopOrder()).fast
    #expect(stopped.id == fast.id)
    #expect(daemon.end(by: SIGTERM) == 0)
  }

  /// More than what may be free in a page that is written anyway.
  private var large: String { String(repeating: "n", count: 4000) }

  /// Writes until there is no room, not even for a byte.
  private func fill(_ path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    try #require(file >= 0, "errno \(errno)")
    defer { close(file) }
    for length in [65536, 4096, 1] {
      let bytes = [UInt8](repeating: 0, count: length)
      while write(file, bytes, length) == length {}
    }
    try #require(errno == ENOSPC)
  }
}
