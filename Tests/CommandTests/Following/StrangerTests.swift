import Foundation
import Glibc
import Testing
import TestProcesses
import Time
import Wire

/// A bar's module where something else than a good daemon answers.
@Suite(.serialized) struct `A bar that follows a stranger` {
  private func snapshot(holdsUntil end: Instant, at now: Instant) -> Snapshot {
    Snapshot(
      state: .idle, now: now.milliseconds, streak: Streak(current: 0, longest: 0), zone: "UTC",
      offset: 0, notices: [], glance: Glance(recent: [], holdsUntil: end.milliseconds))
  }

  @Test func `that hangs up is asked less and less often`() async throws {
    let person = try Person()
    let stranger = try StandIn(at: person.socket, .hangsUp)
    defer { stranger.end() }
    let bar = try person.module()
    #expect(try await bar.text() == Shown.away)
    try await until(itIsSo: { stranger.times.count >= 7 })
    let gaps = zip(stranger.times, stranger.times.dropFirst()).map { $1 - $0 }
    for (index, gap) in gaps.dropFirst().enumerated() {
      #expect(gap >= .milliseconds(45 << index), "\(gaps)")
    }
  }

  @Test(arguments: [StandIn.Manner.saysNothing, .talksNonsense])
  func `that says nothing of use is shown as away, until a daemon is there`(
    manner: StandIn.Manner
  ) async throws {
    let person = try Person()
    let stranger = try StandIn(at: person.socket, manner)
    let bar = try person.module()
    #expect(try await bar.text() == Shown.away)
    stranger.end()
    unlink(person.socket)
    let daemon = try await person.daemon()
    #expect(try await bar.text() == Shown.idle)
    _ = daemon
  }

  /// Its clock may be another than ours.
  @Test(.enabled(if: MovedClock.isPossible, "needs a C compiler"))
  func `whose word is over before it comes is asked once a minute`() async throws {
    let clock = MovedClock()
    let person = try Person()
    let state = snapshot(holdsUntil: Instant(milliseconds: 1000), at: clock.now)
    let stranger = try StandIn(at: person.socket, .says(state))
    defer { stranger.end() }
    let bar = try person.module("plain", clock.variables(of: "bar"))
    #expect(try await bar.text() == Shown.idle)
    let began = clock.now
    for minute in 1...5 {
      // It also rests before it has heard the answer: then it has not looked at the clock yet.
      try await until(itIsSo: { bar.isResting && bar.wakesLater })
      clock.pass(until: began + .seconds(Int64(minute) * 70))
      try await until(itIsSo: { stranger.times.count > minute })
      #expect(stranger.times.count == minute + 1)
    }
  }
}

extension Child {
  /// Whether one of its timers has most of a minute to go.
  fileprivate var wakesLater: Bool {
    let place = "/proc/\(id)/fdinfo"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return files.contains { file in
      let text = (try? String(contentsOfFile: "\(place)/\(file)", encoding: .utf8)) ?? ""
      guard let value = text.split(separator: "\n").first(where: { $0.hasPrefix("it_value: (") })
      else { return false }
      return (Int(value.dropFirst(11).prefix(while: \.isNumber)) ?? 0) > 30
    }
  }
}
