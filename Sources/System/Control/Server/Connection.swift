import Glibc
import Host
import Time
import Wire

/// One client: its bytes in both directions and the one call that is being answered.
final class Connection {
  enum Open {
    case single, stream
  }

  /// Unique for ever; its low bits are the place in the server's table.
  let key: UInt64
  let process: pid_t
  /// Nil when closed.
  private(set) var descriptor: Descriptor?
  var interest = Poller.Interest.input
  var open: Open?
  /// The number of the newest call, so that a late answer cannot go to the next one.
  var call: UInt64 = 0
  /// When it came, or sent its newest call.
  var heard: Span
  /// Calls are being handed out: whoever answers need not see to the rest.
  var isDelivering = false
  private var reader = FrameReader()
  private var output = OutQueue()
  /// The client has said all it will say.
  private var hasEnded = false
  private var isBroken = false
  /// Bytes that were sent since the poller last told of room.
  private var sent = 0
  /// A client that reads as fast as it is sent gives way to the others after so many.
  private static let atOnce = 1 << 16

  init(_ descriptor: consuming Descriptor, key: UInt64, process: pid_t, at now: Span) {
    heard = now
    self.process = process
    self.descriptor = consume descriptor
    self.key = key
  }

  /// The right to answer the newest call.
  var token: CallToken { CallToken(connection: key, call: call) }
  /// Nothing waits to be taken, and others have had their turn.
  var hasRoom: Bool { output.isEmpty && !isBroken && sent < Self.atOnce }

  var number: Int32 { descriptor?.number ?? -1 }
  var isClosed: Bool { descriptor == nil }

  func close() {
    descriptor = nil
    reader = FrameReader()
    output = OutQueue()
  }

  // MARK: Input

  func receive(into scratch: inout [UInt8]) {
    let number = number
    do throws(SystemError) {
      let count = try retrying("recv") { recv(number, &scratch, scratch.count, 0) }
      hasEnded = count == 0
      reader.append(scratch[..<count])
    } catch {
      if error.code != EAGAIN { isBroken = true }
    }
  }

  /// Nothing stands between the client's next call and its answer.
  var isReady: Bool { open == nil && output.isEmpty && !isBroken }

  /// The next call if its turn has come; nil also where the connection must be closed.
  func nextCall() -> Call? {
    guard isReady else { return nil }
    do {
      guard let frame = try reader.next() else { return nil }
      return try Call(frame: frame)
    } catch {
      isBroken = true
      return nil
    }
  }

  // MARK: Output

  func send(_ bytes: [UInt8]) {
    sent += bytes.count
    attempt { (queue, number) throws(OutQueue.Failure) in try queue.send(bytes, to: number) }
  }

  func sendLatest(_ bytes: [UInt8]) {
    attempt { (queue, number) throws(OutQueue.Failure) in
      try queue.sendLatest(bytes, to: number)
    }
  }

  func flush() {
    sent = 0
    attempt { (queue, number) throws(OutQueue.Failure) in try queue.flush(to: number) }
  }

  private func attempt(_ body: (inout OutQueue, Int32) throws(OutQueue.Failure) -> Void) {
    guard !isBroken, !isClosed else { return }
    do { try body(&output, number) } catch { abandon() }
  }

  /// Gives the client up; the poller tells of the end, and there it is closed.
  func abandon() {
    isBroken = true
    output = OutQueue()
    shutdown(number, Int32(SHUT_RDWR))
  }

  // MARK: The next event

  /// Nobody will read another reply, or nothing is left to say.
  var isOver: Bool {
    if isBroken { return true }
    guard hasEnded, output.isEmpty else { return false }
    return open == .stream || (open == nil && !reader.holdsFrame)
  }

  /// The events that the poller shall report next.
  var wanted: Poller.Interest {
    if isBroken { return [] }
    if !output.isEmpty || (open == .stream && sent >= Self.atOnce) { return .output }
    // Frames that wait here, or the end, are no event of the kernel's any more; that the
    // socket takes bytes is one, at once or when the client has read some of its answers.
    if open == nil, hasEnded || reader.holdsFrame { return .output }
    // A client that keeps sending while a call is open waits in the kernel's buffer.
    if open != nil, reader.count >= FrameReader.callLimit { return [] }
    return hasEnded ? [] : .input
  }
}
