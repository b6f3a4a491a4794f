import Control
import Foundation
import Glibc
import Synchronization
import TestProcesses
import Time
import Wire

/// Listens where the daemon would, and does to its clients what no daemon does.
final class StandIn: Sendable {
  enum Manner: Sendable {
    case hangsUp
    case says(Snapshot)
    /// To one who asks once.
    case answers(Snapshot)
    case saysNothing
    case talksNonsense
  }

  private let listener: Int32
  private let arrivals = Mutex<[ContinuousClock.Instant]>([])
  private let clients = Mutex<[Int32]>([])

  /// When each client came.
  var times: [ContinuousClock.Instant] { arrivals.withLock { $0 } }

  init(at path: String, _ manner: Manner) throws {
    let directory = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    listener = try UnixSocket.listening(at: path)
    Thread.detachNewThread { self.serve(manner) }
  }

  /// Ends the service, and all that it has begun.
  func end() {
    clients.withLock { for client in $0 { shutdown(client, Int32(SHUT_RDWR)) } }
    shutdown(listener, Int32(SHUT_RDWR))
  }

  private func serve(_ manner: Manner) {
    while true {
      let client = accept(listener, nil, nil)
      guard client >= 0 else { break }
      arrivals.withLock { $0.append(.now) }
      switch manner {
      case .hangsUp:
        close(client)
        continue
      case .saysNothing: break
      case .talksNonsense:
        Self.send(Array(#"{"parameters":{"state":7}}"#.utf8) + [0], to: client)
      case .says(let state):
        Self.send(Reply.encode(StateChange(ready: true, state: state), continues: true), to: client)
      case .answers(let state): Self.send(Reply.encode(state), to: client)
      }
      clients.withLock { $0.append(client) }
    }
    clients.withLock {
      for client in $0 { close(client) }
      $0 = []
    }
    close(listener)
  }

  private static func send(_ bytes: [UInt8], to client: Int32) {
    // The call comes first, and nobody looks at it.
    var call = [UInt8](repeating: 0, count: 4096)
    _ = read(client, &call, call.count)
    // A client that has gone must not end the tests.
    _ = Glibc.send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }
}
