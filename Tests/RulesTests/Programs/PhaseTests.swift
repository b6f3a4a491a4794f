import Nouns
import Rules
import TestSupport
import Testing
import Time

/// A program as the examples write it.
struct ProgramRow: Decodable {
  let start: String
  let lead_in: Int
  let pauses: [[String?]]?
  let end: String?

  func program() throws -> DietProgram {
    DietProgram(
      id: .sample, start: try Day(iso: start), leadIn: lead_in,
      pauses: try (pauses ?? []).map { pause in
        .init(from: try Day(iso: try #require(pause[0])), to: try pause[1].map(Day.init(iso:)))
      }, end: try end.map(Day.init(iso:)))
  }
}

@Suite struct `The phase of a date` {
  private struct Expected: Decodable {
    let kind: String
    let day: Int64?
    let of: Int64?
    let cycle: Int64?
    let dayInCycle: Int64?
    let daysLeft: Int64?
    let startsIn: Int64?
    let next: String?
    let localDate: String?
  }

  @Test(arguments: try vectors(fn: "phase"))
  func `is as in the domain's examples`(vector: Vector) throws {
    struct Input: Decodable { let program: ProgramRow, date: String }
    let input = try vector.input(as: Input.self)
    let expected = try vector.expect(as: Expected.self)
    let program = try input.program.program()
    let date = try Day(iso: input.date)
    let phase = program.phase(on: date)
    #expect(phase.kind.rawValue == expected.kind)
    #expect(phase.day == expected.day)
    #expect(phase.length == expected.of)
    #expect(phase.cycle ?? 0 == expected.cycle ?? 0)
    #expect(phase.daysLeft == expected.daysLeft)
    #expect(phase.startsIn == expected.startsIn)
    if let next = expected.next {
      #expect(program.nextSwitch(after: date) == (try Day(iso: next)))
    }
    if let day = phase.day, let inCycle = expected.dayInCycle {
      #expect(day + (phase.kind == .maintenance ? DietProgram.block : 0) == inCycle)
    }
  }

  @Test(arguments: try vectors(fn: "phaseAt"))
  func `goes by the civil date of the zone`(vector: Vector) throws {
    struct Input: Decodable { let instant: String, zone: String, program: ProgramRow }
    let input = try vector.input(as: Input.self)
    let expected = try vector.expect(as: Expected.self)
    let zone = try Zone(installed: input.zone)
    let date = zone.day(of: try Instant(iso: input.instant))
    #expect(date.iso == expected.localDate)
    let phase = try input.program.program().phase(on: date)
    #expect(phase.kind.rawValue == expected.kind)
    #expect(phase.day == expected.day)
  }

  @Test(arguments: try vectors(fn: "startOfDay"))
  func `is announced at the first instant of its date`(vector: Vector) throws {
    struct Input: Decodable { let date: String, zone: String }
    struct Wanted: Decodable { let fireAt: String }
    let input = try vector.input(as: Input.self)
    let begins = try Instant(iso: vector.expect(as: Wanted.self).fireAt)
    let date = try Day(iso: input.date)
    // The lead-in of a week begins on it, however late a person's own days begin.
    var wishes = Wishes()
    wishes.dayStart = try #require(ClockTime(hour: 4, minute: 0))
    let zone = try Zone(installed: input.zone)
    var scene = Scene(at: begins - .hours(40), in: zone, wishes: wishes)
    try scene.knowBody()
    try scene.program(.start(on: date))
    #expect(scene.engine.holdsUntil(after: scene.moment) <= begins)
    scene.pass(begins - scene.now - Span(milliseconds: 1))
    #expect(!scene.told.contains { $0.kind == .phaseSwitched })
    scene.pass(Span(milliseconds: 1))
    #expect(scene.told.last?.kind == .phaseSwitched)
    #expect(scene.told.last?.at == begins)
  }
}
