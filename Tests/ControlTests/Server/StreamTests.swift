import Testing
import Wire

@testable import Control

@Suite struct `Streams` {
  private let stage: Stage

  init() throws {
    stage = try Stage()
    stage.answer = { _ in [] }
  }

  private func stream() throws -> (RawClient, CallToken) {
    let client = try stage.client()
    client.call("x.y.Follow", ",\"more\":true")
    stage.settle()
    return (client, try #require(stage.open.last).token)
  }

  private func frame(_ number: Int, padding: Int = 0) -> [UInt8] {
    let text = JSON.string(String(repeating: "x", count: padding))
    return Reply(parameters: ["n": .int(Int64(number)), "x": text], continues: true).frame
  }

  /// The numbers of the replies in a text.
  private func numbers(_ text: String) throws -> [Int64] {
    try text.split(separator: "|").map {
      guard case .int(let number)? = try Reply(frame: Array($0.utf8)).parameters["n"] else {
        return -1
      }
      return number
    }
  }

  @Test func `replies go on until the last`() throws {
    let (client, token) = try stream()
    for number in 0..<3 { stage.server.send(frame(number), to: token, continues: true) }
    #expect(try numbers(client.receiveAll()) == [0, 1, 2])
    stage.server.send(Reply().frame, to: token)
    stage.server.send(frame(9), to: token, continues: true)
    #expect(client.receiveAll() == "{\"parameters\":{}}|")
    client.call("x.y.Next")
    stage.settle()
    #expect(stage.open.last?.call.method == "x.y.Next")
  }

  @Test func `a client that leaves ends its stream`() throws {
    let (client, token) = try stream()
    client.close()
    stage.settle()
    #expect(stage.closed == [token])
    stage.server.send(frame(0), to: token, continues: true)
    #expect(stage.server.connectionCount == 0)
  }

  @Test func `so does one that only stops sending`() throws {
    let (client, token) = try stream()
    client.finishSending()
    stage.settle()
    #expect(stage.closed == [token])
    #expect(client.awaited() == .end)
  }

  @Test func `the owner can end it`() throws {
    let (client, token) = try stream()
    stage.server.close(token)
    #expect(stage.closed == [])
    stage.settle()
    #expect(stage.closed == [token])
    #expect(client.awaited() == .end)
  }

  @Test func `who does not read is dropped when too much waits, and holds up nobody`() throws {
    let (slow, token) = try stream()
    let (quick, other) = try stream()
    for number in 0..<200 {
      stage.server.send(frame(number, padding: 8000), to: token, continues: true)
      stage.server.send(frame(number), to: other, continues: true)
    }
    #expect(stage.closed == [])
    #expect(try numbers(quick.receiveAll()) == Array(0..<200))
    stage.settle()
    #expect(stage.closed == [token])
    #expect(stage.server.connectionCount == 1)
    slow.close()
  }

  @Test func `who reads late gets all that waited`() throws {
    let (client, token) = try stream()
    for number in 0..<40 {
      stage.server.send(frame(number, padding: 8000), to: token, continues: true)
    }
    #expect(!stage.server.hasRoom(for: token))
    var drained: [CallToken] = []
    stage.server.onDrained = { drained.append($0) }
    var text = ""
    while text.filter({ $0 == "|" }).count < 40 {
      text += client.receiveAll()
      stage.settle()
    }
    #expect(try numbers(text) == Array(0..<40))
    #expect(drained == [token])
    #expect(stage.server.hasRoom(for: token))
  }

  @Test func `who reads as fast as is sent gives way to the others`() throws {
    let (quick, token) = try stream()
    let other = try stage.client()
    var sent = 0
    func send(_ token: CallToken) {
      while sent < 200, stage.server.hasRoom(for: token) {
        stage.server.send(frame(sent, padding: 4000), to: token, continues: true)
        sent += 1
      }
    }
    stage.server.onDrained = send
    send(token)
    #expect((1...20).contains(sent))
    stage.answer = { _ in [Reply()] }
    other.call("x.y.Quick")
    stage.server.turn()
    #expect(other.receiveAll() == "{\"parameters\":{}}|")
    #expect(sent < 200)
    var text = ""
    while text.filter({ $0 == "|" }).count < 200 {
      text += quick.receiveAll()
      stage.settle()
    }
    #expect(try numbers(text) == Array(0..<200))
  }

  @Test func `of states that wait only the newest is sent`() throws {
    let (client, token) = try stream()
    for number in 0..<1000 { stage.server.sendLatest(frame(number, padding: 8000), to: token) }
    stage.server.send(frame(1000), to: token, continues: true)
    var text = ""
    repeat {
      text += client.receiveAll()
      stage.settle()
    } while !text.contains("1000")
    let found = try numbers(text)
    #expect(found.first == 0)
    #expect(found.suffix(2) == [999, 1000])
    #expect(found.count < 60)
    #expect(stage.closed == [])
  }

  @Test func `who sends ahead in a stream is not read beyond a limit`() throws {
    let (client, token) = try stream()
    var sent = 0
    while true {
      let count = client.send("{\"method\":\"x.y.\(String(repeating: "a", count: 4000))\"}|")
      stage.settle()
      if count <= 0 { break }
      sent += count
    }
    #expect(sent < 1 << 20)
    stage.server.send(frame(1), to: token, continues: true)
    #expect(try numbers(client.receiveAll()) == [1])
    client.close()
    stage.settle()
    #expect(stage.closed == [token])
  }
}
