import Glibc
import Testing
import Wire

@testable import Control

@Suite struct `Serving` {
  private let stage: Stage

  init() throws { stage = try Stage() }

  @Test func `calls that were sent ahead are answered in their order`() throws {
    let client = try stage.client()
    client.send((0..<500).map { "{\"method\":\"x.y.\($0)\"}|" }.joined())
    var text = ""
    // The kernel takes only so many replies that are not read.
    for _ in 0..<500 where text.filter({ $0 == "|" }).count < 500 {
      stage.settle()
      text += client.receiveAll()
    }
    #expect(text == (0..<500).map { stage.reply($0) }.joined())
  }

  @Test func `a call that comes in pieces is one call`() throws {
    let client = try stage.client()
    for piece in ["{\"meth", "od\":\"x.y.a\"", "}", "|{\"method\":\"x.y.b\"}|"] {
      #expect(client.receive() == .nothing)
      client.send(piece)
      stage.settle()
    }
    #expect(client.receiveAll() == stage.reply("a") + stage.reply("b"))
  }

  @Test func `the next call waits until the last is answered`() throws {
    stage.answer = { _ in [] }
    let client = try stage.client()
    client.call("x.y.a")
    client.call("x.y.b")
    stage.settle()
    #expect(stage.open.map(\.call.method) == ["x.y.a"])
    stage.server.send(Reply().frame, to: stage.open[0].token)
    stage.settle()
    #expect(stage.open.map(\.call.method) == ["x.y.a", "x.y.b"])
    #expect(client.receiveAll() == "{\"parameters\":{}}|")
  }

  @Test func `a call that takes long can let the others have a turn, and its own client go`() throws
  {
    let (slow, quick) = (try stage.client(), try stage.client())
    var depth = 0
    stage.answer = { [stage, path = stage.path] call in
      let name = call.method.split(separator: ".").last ?? ""
      if name == "slow", depth == 0 {
        depth += 1
        quick.call("x.y.quick")
        // More come, and the one who waits has had enough.
        for _ in 0..<20 { try? RawClient(path).call("x.y.another") }
        slow.close()
        for _ in 0..<30 { stage.server.turn() }
        #expect(quick.receiveAll() == stage.reply("quick"))
      }
      return [Reply(parameters: ["to": .string(String(name))])]
    }
    slow.call("x.y.slow")
    stage.settle()
    #expect(depth == 1)
    #expect(stage.server.connectionCount == 1)
    quick.call("x.y.again")
    stage.settle()
    #expect(quick.receiveAll() == stage.reply("again"))
  }

  @Test func `a second answer to a call does not go to the next one`() throws {
    stage.answer = { _ in [] }
    let client = try stage.client()
    client.call("x.y.a")
    client.call("x.y.b")
    stage.settle()
    let first = stage.open[0].token
    stage.server.send(Reply().frame, to: first)
    stage.settle()
    stage.server.send(Reply(error: "x.y.Wrong").frame, to: first)
    stage.server.sendLatest(Reply(error: "x.y.Wrong").frame, to: first)
    stage.server.close(first)
    stage.settle()
    #expect(client.receiveAll() == "{\"parameters\":{}}|")
    #expect(stage.closed == [])
  }

  @Test func `an answer to a client that is gone does not go to its successor`() throws {
    stage.answer = { _ in [] }
    let first = try stage.client()
    first.call("x.y.a")
    stage.settle()
    first.close()
    stage.settle()
    #expect(stage.closed == stage.open.map(\.token))
    let second = try stage.client()
    second.call("x.y.b")
    stage.settle()
    stage.server.send(Reply().frame, to: stage.open[0].token)
    #expect(second.receive() == .nothing)
  }

  @Test func `a call that wants no answer gets none`() throws {
    let client = try stage.client()
    client.call("x.y.a", ",\"oneway\":true")
    client.call("x.y.b")
    stage.settle()
    #expect(client.receiveAll() == stage.reply("b"))
  }

  @Test func `calls that want no answer are done though their client has gone`() throws {
    var methods: [String] = []
    stage.answer = { call in
      methods.append(call.method)
      return []
    }
    let client = try stage.client()
    client.send((0..<500).map { "{\"method\":\"x.y.\($0)\",\"oneway\":true}|" }.joined())
    client.close()
    stage.settle()
    #expect(methods == (0..<500).map { "x.y.\($0)" })
    #expect(stage.server.connectionCount == 0)
  }

  @Test func `a client that has said all still gets its answers`() throws {
    let client = try stage.client()
    for number in 0..<40 { client.call("x.y.\(number)") }
    client.finishSending()
    stage.settle()
    #expect(client.receiveAll() == (0..<40).map { stage.reply($0) }.joined())
    #expect(client.awaited() == .end)
  }

  @Test func `it gets a late answer as well`() throws {
    stage.answer = { _ in [] }
    let client = try stage.client()
    client.call("x.y.a")
    client.finishSending()
    stage.settle()
    #expect(client.receive() == .nothing)
    stage.server.send(Reply().frame, to: stage.open[0].token)
    stage.settle()
    #expect(client.receiveAll() == "{\"parameters\":{}}|")
    #expect(client.awaited() == .end)
    #expect(stage.closed == [])
  }

  @Test(arguments: ["nonsense|", "|", "{}|", "{\"method\":\"x.y.a\",\"id\":1}|", "\u{FF}|"])
  func `who sends what is no call is left without a word`(text: String) throws {
    let rude = try stage.client()
    let other = try stage.client()
    other.call("x.y.a")
    rude.send("{\"method\":\"x.y.a\"}|" + text + "{\"method\":\"x.y.b\"}|")
    stage.settle()
    #expect(rude.receiveAll() == stage.reply("a"))
    #expect(rude.awaited() == .end)
    #expect(other.receiveAll() == stage.reply("a"))
  }

  @Test func `a client that leaves in the middle of a call leaves nothing behind`() throws {
    for _ in 0..<300 {
      let client = try stage.client()
      client.send("{\"method\":\"x.")
      stage.settle()
      client.close()
      stage.settle()
    }
    #expect(stage.server.connectionCount == 0)
  }

  @Test func `shutting down ends everybody`() throws {
    let client = try stage.client()
    client.call("x.y.a")
    stage.settle()
    _ = client.receiveAll()
    stage.server.shutDown()
    #expect(client.awaited() == .end)
    #expect(throws: (any Error).self) { try stage.client() }
  }
}
