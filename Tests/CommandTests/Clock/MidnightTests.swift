import Foundation
import Glibc
import Nouns
import Testing
import TestProcesses
import Time
import Wire

/// One after the other: each waits for its midnight, and all together would wait for each other.
@Suite(.serialized) struct `A midnight` {
  @Test(.enabled(if: MovedClock.isPossible, "needs a C compiler"))
  func `anywhere begins the day on time`() async throws {
    let clock = MovedClock()
    let zone = clock.rule(untilMidnight: .hour)
    let person = try Person(clock.variables.merging(["TZ": zone]) { $1 })
    try await person.daemon()
    let midnight = try #require(try person.health().nextWake)
    var states = try person.states()
    let before = try await states.next()
    #expect(midnight > before.now && midnight <= before.now + Span.hour.milliseconds)
    #expect((midnight + before.offset * 1000) % Span.hours(24).milliseconds == 0)
    clock.step(Instant(milliseconds: midnight) - .second - clock.now)
    let after = try await states.next { $0.now >= midnight }
    #expect(after.now <= midnight + 1000 * Int64(slowness))
    let next = try #require(try person.health().nextWake)
    #expect(next == midnight + Span.hours(24).milliseconds)
  }

  /// In UTC, when a day begins where its midnight is left out, comes twice or is far away.
  static let days = [
    ("America/Sao_Paulo", "2018-11-04T03:00:00Z"), ("Asia/Beirut", "2023-03-25T22:00:00Z"),
    ("Africa/Cairo", "2023-04-27T22:00:00Z"), ("America/Santiago", "2023-09-03T04:00:00Z"),
    ("America/Havana", "2018-11-04T04:00:00Z"), ("Pacific/Apia", "2011-12-30T10:00:00Z"),
    ("Europe/Berlin", "2026-03-28T23:00:00Z"), ("Antarctica/Troll", "2026-03-29T00:00:00Z"),
    ("America/Godthab", "2023-03-26T02:00:00Z"), ("Asia/Kathmandu", "2026-01-01T18:15:00Z"),
  ]

  @Test(.enabled(if: MovedClock.isPossible, "needs a C compiler"), arguments: days)
  func `in a zone with days of its own begins the day on time`(
    zone: String, begins: String
  ) async throws {
    let seconds = try Date(begins, strategy: .iso8601).timeIntervalSince1970
    let midnight = Instant(seconds: Int64(seconds))
    let clock = MovedClock()
    clock.step(midnight - .hour - clock.now)
    let person = try Person(clock.variables.merging(["TZ": zone]) { $1 })
    try await person.daemon()
    #expect(try person.health().nextWake == midnight.milliseconds)
    var states = try person.states()
    _ = try await states.next()
    clock.step(midnight - .second - clock.now)
    let after = try await states.next { $0.now >= midnight.milliseconds }
    #expect(after.now <= midnight.milliseconds + 1000 * Int64(slowness))
    #expect(try #require(try person.health().nextWake) > after.now)
  }

  @Test(.enabled(if: MovedClock.isPossible, "needs a C compiler"))
  func `that was slept through with many others is caught up with once`() async throws {
    let clock = MovedClock()
    let person = try Person(clock.variables)
    try await person.daemon()
    var states = try person.states()
    let before = try await states.next().now
    clock.sleep(.hours(24 * 10))
    let after = try await states.next()
    #expect(after.now > before + Span.hours(24 * 10).milliseconds - 1)
    let next = try #require(try person.health().nextWake)
    #expect(next % Span.hours(24).milliseconds == 0)
    #expect(next > after.now && next <= after.now + Span.hours(24).milliseconds)
  }
}
