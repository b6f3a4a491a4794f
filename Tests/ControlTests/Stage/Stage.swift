import Glibc
import Host
import TestSupport
import Testing
import Time
import Wire

@testable import Control

/// A server whose turns the test takes, so that nothing depends on time.
final class Stage {
  let scratch = Scratch()
  let server: ControlServer
  let path: SocketPath
  /// Calls that were not answered at once.
  private(set) var open: [(token: CallToken, call: Call)] = []
  private(set) var closed: [CallToken] = []
  /// What the server takes for the time, moved by the test alone.
  var now: Span {
    get { watch.now }
    set { watch.now = newValue }
  }
  private let watch = Watch()
  /// Answers a call, or leaves it open by giving nothing.
  var answer: (Call) -> [Reply] = { call in
    let name = call.method.split(separator: ".").last ?? ""
    return [Reply(parameters: ["to": .string(String(name))])]
  }

  init(user: UInt32 = geteuid()) throws {
    path = try scratch.socket()
    server = try ControlServer(user: user, clock: { [watch] in watch.now })
    try server.add(Listener(binding: path))
    server.onCall = { [unowned self] token, call in
      let replies = answer(call)
      if replies.isEmpty { open.append((token, call)) }
      for reply in replies { server.send(reply.frame, to: token, continues: reply.continues) }
    }
    server.onClose = { [unowned self] in closed.append($0) }
  }

  func client() throws -> RawClient { try RawClient(path) }

  /// Takes turns until there is nothing to do; a server that always has something spins.
  func settle(within turns: Int = 2000, at location: SourceLocation = #_sourceLocation) {
    for _ in 0..<turns {
      var wait = pollfd(fd: server.descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, 0) > 0 else { return }
      server.turn()
    }
    Issue.record("still busy after \(turns) turns", sourceLocation: location)
  }

  /// The reply to a call of `x.y.<name>`.
  func reply(_ name: some CustomStringConvertible) -> String {
    "{\"parameters\":{\"to\":\"\(name)\"}}|"
  }
}

private final class Watch {
  var now = Span.zero
}
