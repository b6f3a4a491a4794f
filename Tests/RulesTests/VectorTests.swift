import Nouns
import Foundation
import Rules
import TestSupport
import Testing
import Time

@Suite struct `The domain's examples` {
  @Test(arguments: try vectors(fn: "goalTime"))
  func `a goal is reached after real hours`(vector: Vector) throws {
    struct Input: Decodable { let startLocal: String, zone: String, goalHours: Int64 }
    struct Expected: Decodable { let startUTC: String, goalUTC: String, goalLocal: String }
    let input = try vector.input(as: Input.self)
    let expected = try vector.expect(as: Expected.self)
    let zone = try Zone(installed: input.zone)
    let start = zone.instants(of: try LocalTime(written: input.startLocal)).first
    #expect(start == (try Instant(iso: expected.startUTC)))
    let fast = Fast(
      id: .sample, start: Mark(start, in: zone), goal: .hours(input.goalHours))
    let goalAt = try #require(fast.goalAt)
    #expect(goalAt == (try Instant(iso: expected.goalUTC)))
    #expect(zone.local(goalAt) == (try LocalTime(written: expected.goalLocal)))
  }

  @Test(arguments: try vectors(fn: "goalLevel"))
  func `a goal has its level`(vector: Vector) throws {
    struct Input: Decodable { let goalMinutes: Int64 }
    let goal = Span.minutes(try vector.input(as: Input.self).goalMinutes)
    #expect(GoalLevel(of: goal).rawValue == (try vector.expect(as: String.self)))
  }

  @Test(arguments: try vectors(fn: "progress"))
  func `progress is told in real time`(vector: Vector) throws {
    struct Input: Decodable { let elapsed_s: Int64, target_s: Int64 }
    struct Expected: Decodable {
      let progressPermille: Int, remaining_s: Int64, over_s: Int64, reached: Bool
    }
    let input = try vector.input(as: Input.self)
    let expected = try vector.expect(as: Expected.self)
    let progress = Progress(elapsed: .seconds(input.elapsed_s), goal: .seconds(input.target_s))
    #expect(progress.permille == expected.progressPermille)
    #expect(progress.remaining == .seconds(expected.remaining_s))
    #expect(progress.over == .seconds(expected.over_s))
    #expect(progress.isReached == expected.reached)
  }

  @Test(arguments: try vectors(fn: "stage"))
  func `a stage begins at its hour`(vector: Vector) throws {
    struct Input: Decodable { let elapsed_s: Int64 }
    let elapsed = Span.seconds(try vector.input(as: Input.self).elapsed_s)
    #expect(Stage(elapsed: elapsed).rawValue == (try vector.expect(as: String.self)))
  }

  @Test(arguments: try vectors(fn: "creditedDays"))
  func `a fast credits its days`(vector: Vector) throws {
    struct Input: Decodable { let start: String, end: String, zone: String }
    struct Expected: Decodable { let end: [String], start: [String] }
    let input = try vector.input(as: Input.self)
    let expected = try vector.expect(as: Expected.self)
    let zone = try Zone(installed: input.zone)
    let days = try [input.start, input.end].map {
      zone.day(of: zone.instants(of: try LocalTime(written: $0)).first)
    }
    let span = DaySpan(start: days[0], end: days[1])
    #expect(span.credited(.end) == (try Day.range(expected.end)))
    #expect(span.credited(.start) == (try Day.range(expected.start)))
  }

  @Test(arguments: try vectors(fn: "streak"))
  func `a streak is the run of credited days`(vector: Vector) throws {
    struct Input: Decodable {
      struct Entry: Decodable {
        let start: String, end: String, target: Int64
        let cancelled: Bool?
      }
      let fasts: [Entry]
      let zone: String, today: String, mode: String
      let activeStart: String?
    }
    struct Expected: Decodable { let current: Int64, longest: Int64, alive: Bool }
    let input = try vector.input(as: Input.self)
    let expected = try vector.expect(as: Expected.self)
    let zone = try Zone(installed: input.zone)
    let fasts = try input.fasts.map {
      Fast(
        id: .sample, start: Mark(try Instant(iso: $0.start), in: zone),
        end: Mark(try Instant(iso: $0.end), in: zone), goal: .seconds($0.target),
        isCancelled: $0.cancelled ?? false)
    }
    let mode = try #require(CreditMode(rawValue: input.mode))
    let streaks = Streaks(fasts.compactMap(\.creditSpan), mode: mode)
    let today = try Day(iso: input.today)
    let running = try input.activeStart.map { zone.day(of: try Instant(iso: $0)) }
    #expect(streaks.current(today: today, runningSince: running) == expected.current)
    #expect(streaks.longest == expected.longest)
    #expect(streaks.isAlive(today: today, runningSince: running) == expected.alive)
  }
}

extension RowID {
  static let sample = RowID(bits: 0x0123_4567_89ab_cdef, 0xfedc_ba98_7654_3210)
}

extension LocalTime {
  /// From `2026-03-10T20:00`, with a blank or a T.
  init(written text: String) throws {
    let parts = text.split { $0 == "T" || $0 == " " }
    let clock = try #require(parts.last).split(separator: ":").compactMap { Int($0) }
    try #require(parts.count == 2 && clock.count == 2)
    self.init(
      day: try Day(iso: String(parts[0])),
      clock: try #require(ClockTime(hour: clock[0], minute: clock[1])))
  }
}

extension Day {
  fileprivate static func range(_ days: [String]) throws -> ClosedRange<Day> {
    let days = try days.map { try Day(iso: $0) }
    for (day, next) in zip(days, days.dropFirst()) { #expect(next == day + 1) }
    return try #require(days.first)...(try #require(days.last))
  }
}
