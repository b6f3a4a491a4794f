import Glibc
import Host
import TestSupport
import Testing
import Wire

@testable import Control

/// The daemon's part is played by bytes that are there before the client asks.
@Suite struct `The client` {
  private let scratch = Scratch()
  private let path: SocketPath
  private let listener: Listener

  init() throws {
    path = try scratch.socket()
    listener = try Listener(binding: path)
  }

  private struct Talk: ~Copyable {
    var client: ControlClient
    let daemon: RawClient
  }

  /// A client, and the daemon's end of its connection with something said already.
  private func connection(_ said: String = "") throws -> Talk {
    let client = try ControlClient(connecting: path)
    let daemon = RawClient(try accepted())
    daemon.send(said)
    return Talk(client: client, daemon: daemon)
  }

  private func accepted() throws(SystemError) -> Descriptor {
    try Descriptor("accept") {
      let number = accept(listener.descriptor.number, nil, nil)
      if number >= 0 { _ = fcntl(number, F_SETFL, O_NONBLOCK) }
      return number
    }
  }

  @Test func `a program of another user is told nothing`() throws {
    let another = geteuid() + 1
    #expect(throws: ControlError.notOurs(path: path.path, user: geteuid())) {
      _ = try ControlClient(connecting: path, user: another)
    }
    let heard = RawClient(try accepted())
    #expect(heard.awaited() == .end)
  }

  private let info = #"{"vendor":"v","product":"p","version":"1","url":"u","interfaces":["a.b"]}"#

  @Test func `a call gives what was answered`() throws {
    var talk = try connection("{\"parameters\":\(info)}|")
    let answer = try talk.client.call(GetInfo.self, NoFields(), milliseconds: 1000)
    #expect(answer.interfaces == ["a.b"])
    let sent = #"{"method":"org.varlink.service.GetInfo","parameters":{}}|"#
    #expect(talk.daemon.receive() == .bytes(sent))
  }

  @Test func `an answer longer than one read is put together`() throws {
    let text = String(repeating: "é", count: 60_000)
    var talk = try connection("{\"parameters\":{\"description\":\"\(text)\"}}|")
    let answer = try talk.client.call(
      GetInterfaceDescription.self, .init(interface: "a.b"), milliseconds: 1000)
    #expect(answer.description == text)
    withExtendedLifetime(talk.daemon) {}
  }

  private func failure(_ said: String, hangUp: Bool = false, wait: Int32 = 1000) throws
    -> ControlError?
  {
    var talk = try connection(said)
    // It had read what it was sent: only its going is seen.
    if hangUp { talk.daemon.finishSending() }
    defer { withExtendedLifetime(talk.daemon) {} }
    do throws(ControlError) {
      _ = try talk.client.call(GetInfo.self, NoFields(), milliseconds: wait)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a refusal comes as it was typed`() throws {
    let said = #"{"error":"org.varlink.service.ExpectedMore","parameters":{}}|"#
    guard case .refused(let reply)? = try failure(said) else {
      Issue.record("not refused")
      return
    }
    #expect(ServiceError(reply) == .expectedMore)
  }

  @Test func `a connection lost after the call may have done it`() throws {
    #expect(try failure("", hangUp: true) == .lost)
    #expect(try failure("{\"param", hangUp: true) == .lost)
  }

  @Test func `no answer in time may have done it`() throws {
    #expect(try failure("{\"param", wait: 1) == .timedOut)
  }

  @Test func `other answers than the method's are refused`() throws {
    #expect(try failure("{\"parameters\":{}}|") == .unexpectedReply(.missing("vendor")))
    #expect(try failure("hello|") == .notAMessage(.notJSON(.unexpected(at: 0))))
  }

  @Test func `a connection lost before the call has not done it`() throws {
    var talk = try connection()
    talk.daemon.close()
    #expect(throws: ControlError.notSent(SystemError("send", EPIPE))) {
      try talk.client.call(GetInfo.self, NoFields(), milliseconds: 1000)
    }
  }

  @Test func `a daemon that does not read has not done it`() throws {
    let talk = try connection()
    let error = try #require(throws: ControlError.self) {
      let frame = [UInt8](repeating: 0x20, count: 100_000)
      while true { try talk.client.send(frame, milliseconds: 1) }
    }
    #expect(error == .notSent(SystemError("send", EAGAIN)))
    withExtendedLifetime(talk.daemon) {}
  }

  @Test func `where nobody listens it says so`() throws {
    #expect(throws: ControlError.unreachable(SystemError("connect", ENOENT))) {
      try ControlClient.connected(to: scratch.socket("none"))
    }
    // The directory of a temporary socket may simply not be there.
    let none = try SocketPath(scratch.path + "/none/s", origin: .temporary)
    #expect(throws: ControlError.unreachable(SystemError("connect", ENOENT))) {
      try ControlClient.connected(to: none)
    }
  }

  @Test func `a stream gives one reply after another, waiting or not`() throws {
    let (first, second) = ("{\"continues\":true}|", "{\"error\":\"x.y.Over\"}|")
    var talk = try connection()
    try talk.client.open(GetInfo.self, NoFields(), milliseconds: 1000)
    #expect(talk.daemon.receive() != .nothing)
    #expect(try talk.client.receive() == nil)
    talk.daemon.send(first + first + second.dropLast(4))
    #expect(try talk.client.next(milliseconds: 1000).continues)
    #expect(try talk.client.receive()?.continues == true)
    #expect(try talk.client.receive() == nil)
    talk.daemon.send(String(second.suffix(4)))
    #expect(try talk.client.receive()?.error == "x.y.Over")
    talk.daemon.close()
    #expect(throws: ControlError.lost) { try talk.client.receive() }
  }

  @Test func `client and server understand each other`() throws {
    let server = try CertificationProcess()
    var client = try ControlClient(connecting: server.path)
    let answer = try client.call(GetInfo.self, NoFields(), milliseconds: 10_000)
    #expect(answer.product == "certification")
    let error = try #require(throws: ControlError.self) {
      try client.call(
        GetInterfaceDescription.self, .init(interface: "x.y"), milliseconds: 10_000)
    }
    guard case .refused(let reply) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(ServiceError(reply) == .interfaceNotFound("x.y"))
  }
}
