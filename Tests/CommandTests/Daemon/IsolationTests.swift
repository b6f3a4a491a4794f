import Control
import Foundation
import Glibc
import Nouns
import Testing
import TestProcesses
import Wire

@Suite struct `Clients do not disturb each other` {
  private static let get = Call.encode(StatusCalls.Get.self, StatusQuestion())

  @Test func `64 are served beside one that does not read, one that stops and one that floods`()
    async throws
  {
    let person = try Person()
    let daemon = try await person.daemon()
    // What it opens once: the first goal a timer, the first question the thread for notifications.
    try person.start()
    try person.call(FastCalls.Cancel.self, NoFields())
    #expect(try person.health().connections == 1)
    let descriptors = daemon.descriptorCount()
    do {
      var clients = Crowd()
      for _ in 0..<64 { clients.add(try person.client()) }
      let half = try person.client()
      try half.send(Array(Self.get.prefix(10)), milliseconds: 1000)
      var slow = try person.client()
      try slow.open(StatusCalls.Subscribe.self, StatusQuestion(), milliseconds: 1000)
      let flood = try person.client()
      try flood.sendUntilStuck(Self.get)
      for index in 0..<20 {
        let reply = try clients.askAll(Self.get)
        #expect(reply.count == 64)
        try person.call(FastCalls.Start.self, StartOrder(note: "\(index)"))
        try person.call(FastCalls.Cancel.self, NoFields())
      }
      let newest = try person.status()
      let seen = try slow.newestState()
      #expect(seen.state == newest.state && seen.last == newest.last)
      #expect(try person.health().connections == 64 + 4)
    }
    // The last of those before may have been counted, too.
    try await until(itIsSo: { daemon.descriptorCount() <= descriptors })
    #expect(try person.health().connections == 1)
  }

  @Test func `a follower that does not read for long gets everything in the end`() async throws {
    let person = try Person(inMemory: true)
    try await person.daemon()
    var follower = try person.client()
    try follower.open(ChangeCalls.Follow.self, FollowQuestion(), milliseconds: 1000)
    for index in 0..<600 {
      try person.call(FastCalls.Start.self, StartOrder(note: String(repeating: "n", count: 2000)))
      try person.call(FastCalls.Cancel.self, NoFields())
      if index % 100 == 0 { #expect(try person.status().state == .idle) }
    }
    var numbers: [Int64] = []
    while numbers.last != 1200 {
      let reply = try follower.next(milliseconds: Person.patience)
      let event = try ControlClient.output(of: ChangeCalls.Follow.self, in: reply)
      numbers.append(event.seq)
    }
    #expect(numbers == Array(0...1200))
  }

  @Test func `memory does not grow over 20,000 calls`() async throws {
    let person = try Person()
    let daemon = try await person.daemon()
    var client = try person.client()
    func ask(_ count: Int) throws {
      for _ in 0..<count {
        _ = try client.call(StatusCalls.Get.self, StatusQuestion(), milliseconds: Person.patience)
      }
    }
    try ask(2000)
    let before = daemon.residentMemory()
    try ask(20_000)
    #expect(before > 0)
    #expect(daemon.residentMemory() - before < 512)
  }

  @Test func `a frame that is too long, or none at all, ends that client only`() async throws {
    let person = try Person()
    try await person.daemon()
    var steady = try person.client()
    for bytes in [[UInt8](repeating: 0x20, count: 163_841), Array("{}\0".utf8), [0], [0xff, 0]] {
      var client = try person.client()
      try client.send(bytes, milliseconds: Person.patience)
      #expect(throws: ControlError.lost) { try client.next(milliseconds: Person.patience) }
      _ = try steady.call(StatusCalls.Get.self, StatusQuestion(), milliseconds: Person.patience)
    }
  }

  @Test func `more clients than there is room for are turned away, and the others stay`()
    async throws
  {
    let person = try Person()
    try await person.daemon()
    var clients = Crowd()
    for _ in 0..<ControlServer.connectionLimit { clients.add(try person.client()) }
    #expect(try clients.askAll(Self.get).count == ControlServer.connectionLimit)
    var late = try person.client()
    #expect(throws: ControlError.self) {
      try late.call(StatusCalls.Get.self, StatusQuestion(), milliseconds: Person.patience)
    }
    #expect(try clients.askAll(Self.get).count == ControlServer.connectionLimit)
  }
}

/// Many clients at once.
struct Crowd: ~Copyable {
  private var first: Link?

  private final class Link {
    var client: ControlClient
    let next: Link?

    init(_ client: consuming ControlClient, next: Link?) {
      self.client = client
      self.next = next
    }
  }

  mutating func add(_ client: consuming ControlClient) {
    first = Link(client, next: first)
  }

  /// All ask before the first answer is read.
  func askAll(_ frame: [UInt8]) throws -> [Reply] {
    for link in sequence(first: first, next: { $0?.next }) {
      try link?.client.send(frame, milliseconds: Person.patience)
    }
    var replies: [Reply] = []
    var link = first
    while let current = link {
      replies.append(try current.client.next(milliseconds: Person.patience))
      link = current.next
    }
    return replies
  }
}

extension ControlClient {
  /// Sends for as long as the other end takes it, and reads nothing.
  func sendUntilStuck(_ frame: [UInt8]) throws {
    for _ in 0..<100_000 {
      do { try send(frame, milliseconds: 0) } catch ControlError.notSent { return }
    }
    Issue.record("the daemon takes calls without end")
  }

  /// Reads a subscription to where it is now.
  mutating func newestState() throws -> Snapshot {
    var newest: Snapshot?
    while let reply = try? next(milliseconds: newest == nil ? Person.patience : 200) {
      newest = try Self.output(of: StatusCalls.Subscribe.self, in: reply).state
    }
    return try #require(newest)
  }
}
