import Control
import Foundation
import Glibc
import Nouns
import Testing
import TestProcesses
import Wire

/// Somebody who is told each state: a socket in this process, or the real program in one of its own.
private final class Viewer {
  private var client: ControlClient?
  private var bar: Child?
  let descriptor: Int32

  init(_ person: Person, asProgram: Bool) throws {
    if asProgram {
      let bar = try person.module()
      descriptor = bar.outputDescriptor
      self.bar = bar
    } else {
      var client = try person.client()
      try client.open(
        StatusCalls.Subscribe.self, StatusQuestion(glance: true), milliseconds: Person.patience)
      descriptor = client.descriptor
      self.client = consume client
    }
  }

  /// Takes what was said; whether it is of a fast.
  func sees(_ isFasting: Bool) async throws {
    if let bar {
      _ = try await bar.lines { $0.contains("left") == isFasting }
      return
    }
    var state: FastState?
    while state != (isFasting ? .fasting : .idle) {
      guard let reply = try client?.next(milliseconds: Person.patience) else { return }
      state = try ControlClient.output(of: StatusCalls.Subscribe.self, in: reply).state.state
    }
  }

  /// Without a word.
  func end() {
    client = nil
    bar?.end(by: SIGKILL)
  }
}

@Suite(.serialized) struct `Two hundred bars on one daemon` {
  private struct Late: Error {
    let missing: Int
  }

  private func join(_ person: Person) throws -> [Viewer] {
    // Every tenth is a process.
    try (0..<200).map { try Viewer(person, asProgram: $0.isMultiple(of: 10)) }
  }

  /// How long after the change each hears of it.
  private func arrivals(
    at followers: [Viewer], of change: () throws -> Void
  ) throws -> [Duration] {
    var waits = followers.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    var times: [Duration] = []
    let begin = ContinuousClock.now
    try change()
    while times.count < waits.count {
      guard poll(&waits, nfds_t(waits.count), Person.patience) > 0 else {
        throw Late(missing: waits.count - times.count)
      }
      for index in waits.indices where waits[index].revents != 0 {
        times.append(ContinuousClock.now - begin)
        waits[index].fd = -1
      }
    }
    return times.sorted()
  }

  @Test func `all hear of each change within 50 ms, and leave nothing behind when they are killed`()
    async throws
  {
    let person = try Person(inMemory: true)
    let daemon = try await person.daemon()
    let alone = daemon.descriptorCount()
    var followers = try join(person)
    for follower in followers { try await follower.sees(false) }
    // What it opens for itself late, such as its way to the screen, comes on top of theirs; whoever
    // asked whether it was there may still have been counted before.
    #expect(daemon.descriptorCount() >= alone + 199)
    func change(_ isFasting: Bool) async throws -> [Duration] {
      let times = try arrivals(at: followers) {
        if isFasting {
          try person.start()
        } else {
          try person.call(FastCalls.Cancel.self, NoFields())
        }
      }
      for follower in followers { try await follower.sees(isFasting) }
      return times
    }
    var medians: [Duration] = []
    for round in 0..<10 {
      let times = try await change(round.isMultiple(of: 2))
      medians.append(times[times.count / 2])
    }
    medians.sort()
    #expect(medians[5] <= .milliseconds(50) * slowness, "\(medians)")
    let all = daemon.descriptorCount()
    for follower in followers[..<100] { follower.end() }
    followers.removeFirst(100)
    try await until(itIsSo: { daemon.descriptorCount() == all - 100 })
    #expect(try await change(true).count == 100)
    for follower in followers { follower.end() }
    followers = []
    try await until(itIsSo: { daemon.descriptorCount() == all - 200 })
    #expect(try person.status().state == .fasting)
  }

  @Test func `all are back after the daemon was killed`() async throws {
    let person = try Person(inMemory: true)
    let first = try await person.daemon()
    let bars = try (0..<24).map { _ in try person.module() }
    for bar in bars { #expect(try await bar.text() == Shown.idle) }
    first.end(by: SIGKILL)
    for bar in bars { #expect(try await bar.text() == Shown.away) }
    let second = try await person.daemon()
    for bar in bars { #expect(try await bar.text() == Shown.idle) }
    _ = second
  }
}
