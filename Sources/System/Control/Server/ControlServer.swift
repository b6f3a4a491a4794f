import CLinux
import Glibc
package import Host
package import Time
package import Wire

/// Serves calls on Unix sockets; it never blocks and lives wherever its owner calls `turn`.
package final class ControlServer {
  package static let connectionLimit = 256
  /// So many calls of one client at a time, however many it has sent.
  private static let callsAtOnce = 16
  /// Whoever has asked nothing for so long gives way to somebody new, where there is no place left.
  package static let patience = Span.seconds(10)
  /// So often a turn looks for more to do: while clients keep coming, staying costs a hundredth of
  /// going back to the loop, which changes threads twice.
  private static let roundsPerTurn = 8

  /// A call that now is the only one of its connection; answer it with its token, now or later.
  package var onCall: (CallToken, Call) -> Void = { _, _ in }
  /// The client of an unanswered call is gone; never comes from within `send` or `close`.
  package var onClose: (CallToken) -> Void = { _ in }
  /// A client is gone, whether it waited for anything or not; by the connection of its tokens.
  package var onEnd: (UInt64) -> Void = { _ in }
  /// The client of a stream has taken all it was sent.
  package var onDrained: (CallToken) -> Void = { _ in }

  private var poller: Poller
  private var entrance = Entrance()
  private var connections = [Connection?](repeating: nil, count: connectionLimit)
  private var freePlaces = Array((0..<connectionLimit).reversed())
  /// How often the poller's list of events has been rebuilt.
  private var turns = 0
  private var newestSerial: UInt64 = 0
  /// When this turn began.
  private var now: Span
  private var scratch = [UInt8](repeating: 0, count: 16 << 10)
  private let user: UInt32
  private let clock: () -> Span

  /// Only `user` may connect; the clock is one that nobody sets.
  package init(
    user: UInt32 = geteuid(), clock: @escaping () -> Span = Clock.monotonic
  ) throws(SystemError) {
    self.user = user
    self.clock = clock
    now = clock()
    poller = try Poller()
  }

  /// Readable when `turn` has something to do.
  package var descriptor: Int32 { poller.descriptor.number }

  package var connectionCount: Int { Self.connectionLimit - freePlaces.count }

  // MARK: Sockets

  package func add(_ listener: Listener) throws(SystemError) {
    try entrance.add(listener, to: poller)
  }

  /// Takes what systemd or a client passes on: a listening socket, or one connection.
  package func adopt(_ descriptor: consuming Descriptor) throws(SystemError) {
    let flags = fcntl(descriptor.number, F_GETFL)
    if fcntl(descriptor.number, F_SETFL, flags | O_NONBLOCK) < 0 { throw .last("fcntl") }
    if try descriptor.isListening() {
      try add(Listener(inherited: descriptor))
    } else {
      admit(descriptor)
    }
  }

  /// Those who have come in stay.
  package func stopListening() {
    entrance = Entrance()
  }

  /// Stops listening and lets go of all clients, without a word.
  package func shutDown() {
    stopListening()
    for case let connection? in connections { end(connection) }
  }

  // MARK: Answers

  /// Answers a call; with `continues`, more answers to it follow.
  package func send(_ reply: [UInt8], to token: CallToken, continues: Bool = false) {
    guard let connection = connection(token) else { return }
    if !continues { connection.open = nil }
    connection.send(reply)
    arm(connection)
  }

  /// Continues with a state that replaces any earlier one the client has not begun to take.
  package func sendLatest(_ reply: [UInt8], to token: CallToken) {
    guard let connection = connection(token) else { return }
    connection.sendLatest(reply)
    arm(connection)
  }

  /// Drops the client of an unanswered call.
  package func close(_ token: CallToken) {
    connection(token)?.abandon()
  }

  /// False while a client has not taken what it was sent, or is gone.
  package func hasRoom(for token: CallToken) -> Bool {
    connection(token)?.hasRoom ?? false
  }

  /// The process at the other end, as it was when it connected.
  package func process(of token: CallToken) -> Int32? {
    connection(key: token.connection)?.process
  }

  private func connection(_ token: CallToken) -> Connection? {
    guard let connection = connection(key: token.connection), connection.call == token.call,
      connection.open != nil
    else { return nil }
    return connection
  }

  // MARK: Turns

  /// Does a bounded part of what there is to do.
  ///
  /// A call that takes long may have a turn of its own for the other clients.
  package func turn() {
    now = clock()
    entrance.reopen(poller)
    for _ in 0..<Self.roundsPerTurn {
      let count = poller.poll()
      guard count > 0 else { return }
      turns += 1
      let turn = turns
      // After a turn within this one the list is that one's; what is left is told again.
      for index in 0..<count where turn == turns { take(poller.event(index)) }
    }
  }

  private func take(_ event: (key: UInt64, interest: Poller.Interest)) {
    if let connection = connection(key: event.key) {
      if !connection.isDelivering { handle(event.interest, of: connection) }
    } else {
      entrance.accept(at: event.key, poller, admit)
    }
  }

  private func connection(key: UInt64) -> Connection? {
    let connection = connections[Int(key % UInt64(Self.connectionLimit))]
    return connection?.key == key ? connection : nil
  }

  private func handle(_ events: Poller.Interest, of connection: Connection) {
    if connection.interest == .input {
      connection.receive(into: &scratch)
    } else if events.isDisjoint(with: .end) {
      connection.flush()
      if connection.open == .stream, connection.hasRoom { onDrained(connection.token) }
    } else if !connection.isReady {
      return end(connection)
    }
    deliver(connection)
    if connection.isOver { end(connection) } else { arm(connection) }
  }

  private func deliver(_ connection: Connection) {
    connection.isDelivering = true
    defer { connection.isDelivering = false }
    for _ in 0..<Self.callsAtOnce {
      guard let call = connection.nextCall() else { return }
      connection.call += 1
      connection.heard = now
      if !call.oneway { connection.open = call.more ? .stream : .single }
      onCall(connection.token, call)
    }
  }

  /// Lets the poller tell what the connection waits for next.
  private func arm(_ connection: Connection) {
    let wanted = connection.wanted
    guard !connection.isDelivering, wanted != connection.interest else { return }
    connection.interest = wanted
    do { try poller.change(connection.number, key: connection.key, wanted) } catch {
      connection.abandon()
    }
  }

  // MARK: Coming and going

  private func admit(_ descriptor: consuming Descriptor) {
    guard let peer = try? descriptor.peer(), peer.uid == user else { return }
    if freePlaces.isEmpty, let silent = longestSilent { end(silent) }
    guard let place = freePlaces.popLast() else { return Entrance.turnAway(descriptor) }
    newestSerial += 1
    let key = newestSerial * UInt64(Self.connectionLimit) + UInt64(place)
    do { try poller.add(descriptor.number, key: key, .input) } catch {
      return freePlaces.append(place)
    }
    connections[place] = Connection(descriptor, key: key, process: peer.pid, at: now)
  }

  /// The client that has been silent longest; one that never asked anything comes first.
  private var longestSilent: Connection? {
    connections.lazy.compactMap(\.self)
      .filter { $0.open == nil && self.now - $0.heard >= Self.patience }
      .min { ($0.call > 0 ? 1 : 0, $0.heard) < ($1.call > 0 ? 1 : 0, $1.heard) }
  }

  private func end(_ connection: Connection) {
    let place = Int(connection.key % UInt64(Self.connectionLimit))
    let open = connection.open
    connection.close()
    connections[place] = nil
    freePlaces.append(place)
    if open != nil { onClose(connection.token) }
    onEnd(connection.key)
  }
}
