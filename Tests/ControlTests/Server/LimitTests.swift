import Glibc
import Host
import TestSupport
import Testing
import Time
import Wire

@testable import Control

@Suite struct `Limits` {
  @Test func `the two hundred and fifty-seventh client is turned away`() throws {
    let stage = try Stage()
    let clients = try (0..<256).map { _ in try stage.client() }
    stage.settle()
    #expect(stage.server.connectionCount == 256)
    let late = try stage.client()
    late.call("x.y.a")
    stage.settle()
    #expect(late.receiveAll().contains("io.github.fastd.TooManyConnections"))
    #expect(late.awaited() == .end)
    clients[100].call("x.y.a")
    stage.settle()
    #expect(clients[100].receiveAll() == stage.reply("a"))
    clients[7].close()
    stage.settle()
    let next = try stage.client()
    next.call("x.y.b")
    stage.settle()
    #expect(next.receiveAll() == stage.reply("b"))
  }

  @Test func `who asks nothing for long gives its place to who comes`() throws {
    let stage = try Stage()
    stage.answer = { call in
      call.more ? [] : [Reply(parameters: ["to": .string("a")])]
    }
    let follower = try stage.client()
    follower.call("x.y.f", ",\"more\":true")
    stage.settle()
    stage.now = .seconds(1)
    let asker = try stage.client()
    asker.call("x.y.a")
    let half = try stage.client()
    half.send("{\"method\"")
    let silent = try (0..<253).map { _ in try stage.client() }
    stage.settle()
    #expect(stage.server.connectionCount == 256)

    func newcomer() throws -> RawClient {
      let client = try stage.client()
      client.call("x.y.a")
      stage.settle()
      return client
    }
    stage.now = .seconds(10)
    #expect(try newcomer().receiveAll().contains("io.github.fastd.TooManyConnections"))
    stage.now = .seconds(11)
    let first = try newcomer()
    #expect(first.receiveAll() == stage.reply("a"))
    #expect(half.awaited() == .end)
    let others = try silent.map { _ in try newcomer() }
    #expect(others.allSatisfy { $0.receiveAll() == stage.reply("a") })
    #expect(silent.allSatisfy { $0.awaited() == .end })
    // Then whoever asked longest ago; who waits for answers stays.
    #expect(try newcomer().receiveAll() == stage.reply("a"))
    #expect(asker.receiveAll().hasSuffix(stage.reply("a")))
    stage.now = .seconds(100)
    let more = try (0..<255).map { _ in try newcomer() }
    #expect(more.allSatisfy { $0.receiveAll() == stage.reply("a") })
    #expect(stage.closed.isEmpty)
    #expect(follower.receive() == .nothing)
  }

  @Test func `a call of 160 KiB is served, a longer one is not`() throws {
    let stage = try Stage()
    func call(_ length: Int) -> String {
      let start = "{\"method\":\"x.y.a\",\"parameters\":{\"x\":\""
      return start + String(repeating: "x", count: length - start.utf8.count - 3) + "\"}}|"
    }
    let client = try stage.client()
    client.send(call(160 << 10))
    stage.settle()
    #expect(client.receiveAll() == stage.reply("a"))
    client.send(call(160 << 10 + 1))
    stage.settle()
    #expect(client.awaited() == .end)
  }

  @Test func `a frame without end is given up`() throws {
    let stage = try Stage()
    let client = try stage.client()
    while client.send(String(repeating: " ", count: 8192)) > 0 { stage.settle() }
    #expect(client.awaited() == .end)
    #expect(stage.server.connectionCount == 0)
  }

  @Test func `who calls without reading is not called on until it reads`() throws {
    let stage = try Stage()
    var answered = 0
    stage.answer = { call in
      answered += 1
      return [Reply(parameters: ["x": .string(String(repeating: "x", count: 20_000))])]
    }
    let client = try stage.client()
    for _ in 0..<100 { client.call("x.y.a") }
    stage.settle()
    #expect(answered < 30)
    var replies = 0
    while replies < 100 {
      let text = client.receiveAll()
      try #require(!text.isEmpty)
      replies += text.filter { $0 == "|" }.count
      stage.settle()
    }
    #expect(answered == 100)
  }

  @Test func `another user's client is turned away`() throws {
    let stage = try Stage(user: geteuid() + 1)
    let client = try stage.client()
    client.call("x.y.a")
    stage.settle()
    #expect(client.awaited() == .end)
    #expect(stage.server.connectionCount == 0)
  }
}

@Suite struct `Sockets from elsewhere` {
  @Test func `a listening one is listened on and left in its place`() throws {
    let scratch = Scratch()
    let path = try scratch.socket()
    let stage = try Stage()
    let socket = try Descriptor.socket()
    try SocketAddress(path).with("bind") { bind(socket.number, $0, $1) }
    listen(socket.number, 8)
    try stage.server.adopt(socket)
    let client = try RawClient(path)
    client.call("x.y.a")
    stage.settle()
    #expect(client.receiveAll() == stage.reply("a"))
    stage.server.shutDown()
    #expect(scratch.exists())
  }

  @Test func `a connected one is served at once`() throws {
    let stage = try Stage()
    var pair: [Int32] = [0, 0]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
    _ = fcntl(pair[0], F_SETFL, O_NONBLOCK)
    let client = RawClient(Descriptor(owning: pair[0]))
    client.call("x.y.a")
    try stage.server.adopt(Descriptor(owning: pair[1]))
    stage.settle()
    #expect(client.receiveAll() == stage.reply("a"))
  }

  @Test func `what is no socket is refused`() throws {
    let stage = try Stage()
    #expect(throws: SystemError("getsockopt", ENOTSOCK)) {
      try stage.server.adopt(Descriptor(owning: open("/dev/null", O_RDONLY)))
    }
  }
}
