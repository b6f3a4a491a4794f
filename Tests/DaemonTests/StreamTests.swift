import Nouns
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `Streams` {
  @Test func `a subscriber gets the state first and then every change`() throws {
    let scene = try Scene()
    let client = try scene.open(StatusCalls.Subscribe.self, StatusQuestion())
    try scene.start()
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    let states = try scene.received(StatusCalls.Subscribe.self, by: client)
    #expect(states.map(\.ready) == [true, false, false])
    #expect(states.map(\.state.state) == [.idle, .fasting, .idle])
  }

  @Test func `a subscriber learns that a goal was reached`() throws {
    let scene = try Scene()
    try scene.start()
    let client = try scene.open(StatusCalls.Subscribe.self, StatusQuestion())
    scene.pass(.hours(16))
    let last = try scene.received(StatusCalls.Subscribe.self, by: client).last
    #expect(last?.state.fast?.goalReached == true)
  }

  @Test func `a follower gets every change in order, and no number twice`() throws {
    let scene = try Scene()
    let client = try scene.open(ChangeCalls.Follow.self, FollowQuestion())
    for _ in 0..<3 { try scene.live(16) }
    let events = try scene.received(ChangeCalls.Follow.self, by: client)
    #expect(events.first?.event == nil)
    #expect(events.first?.seq == 0)
    #expect(events.dropFirst().map(\.seq) == Array(1...Int64(events.count - 1)))
    let told = Array(repeating: ["start", "goalReached", "stop"], count: 3).flatMap(\.self)
    #expect(events.dropFirst().map(\.event?.verb) == told)
    #expect(events.dropFirst().allSatisfy { $0.event?.seq == $0.seq })
  }

  @Test func `who follows from a number gets all that came after it`() throws {
    let scene = try Scene()
    for _ in 0..<60 { try scene.live(16) }
    let client = try scene.open(ChangeCalls.Follow.self, FollowQuestion(since: 17))
    let events = try scene.received(ChangeCalls.Follow.self, by: client)
    #expect(events.map(\.seq) == [17] + Array(18...180))
  }

  @Test(arguments: [(Int64.min, Int64(0)), (-1, 0), (1, 1), (.max, 1)])
  func `a number out of range is the nearest that there is`(
    since: Int64, reached: Int64
  ) throws {
    let scene = try Scene()
    try scene.start()
    let client = try scene.open(ChangeCalls.Follow.self, FollowQuestion(since: since))
    let events = try scene.received(ChangeCalls.Follow.self, by: client)
    #expect(events.first?.seq == reached)
    #expect(events.count == (reached == 0 ? 2 : 1))
  }

  @Test func `a follower that does not read goes on where it stopped`() throws {
    let scene = try Scene()
    let client = try scene.open(ChangeCalls.Follow.self, FollowQuestion())
    scene.busy = [client]
    for _ in 0..<40 { try scene.live(16) }
    #expect(try scene.received(ChangeCalls.Follow.self, by: client).count == 1)
    scene.busy = []
    scene.keeper.drained(client)
    let events = try scene.received(ChangeCalls.Follow.self, by: client)
    #expect(events.map(\.seq) == Array(0...120))
  }

  @Test func `a follower is sent no more than it has room for`() throws {
    let scene = try Scene()
    for _ in 0..<10 { try scene.live(16) }
    scene.room = 3
    let client = try scene.open(ChangeCalls.Follow.self, FollowQuestion(since: 0))
    #expect(try scene.received(ChangeCalls.Follow.self, by: client).map(\.seq) == [0, 1, 2])
    scene.room = nil
    scene.keeper.drained(client)
    let events = try scene.received(ChangeCalls.Follow.self, by: client)
    #expect(events.map(\.seq) == Array(0...30))
  }

  @Test func `nothing is sent to who has gone`() throws {
    let scene = try Scene()
    let subscriber = try scene.open(StatusCalls.Subscribe.self, StatusQuestion())
    let follower = try scene.open(ChangeCalls.Follow.self, FollowQuestion())
    scene.keeper.closed(subscriber)
    scene.keeper.closed(follower)
    scene.forget()
    try scene.start()
    scene.keeper.drained(follower)
    #expect(scene.replies[subscriber] == nil)
    #expect(scene.replies[follower] == nil)
  }

  @Test(arguments: [StatusCalls.Subscribe.name, ChangeCalls.Follow.name])
  func `a stream must be asked for with more`(method: String) throws {
    let scene = try Scene()
    let replies = try scene.raw(#"{"method": "\#(method)"}"#)
    #expect(replies.compactMap(ServiceError.init) == [.expectedMore])
    scene.forget()
    try scene.start()
    #expect(scene.replies.count == 1, "the refused client hears nothing more")
  }
}
