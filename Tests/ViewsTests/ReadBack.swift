import Foundation
import Fuzz
import Time
import Wire

@testable import Views

/// A function that prints a value, and what reads it.
struct ReadBack {
  let function: String
  /// Prints a random value and reads the text.
  let again: (Wording, inout Chance) -> (text: String, isSame: Bool)

  static var all: [Self] { lengths + goals + clocks + days + moments + quantities }

  /// One that prints what `draw` makes; `shown` is what is left of it.
  private init<Value, Shown: Equatable>(
    _ function: String, of draw: @escaping (inout Chance) -> Value,
    shows shown: @escaping (Value) -> Shown, print: @escaping (Wording, Value) -> String,
    read: @escaping (Wording, String) throws -> Shown
  ) {
    self.function = function
    again = { wording, chance in
      let value = draw(&chance)
      let text = print(wording, value)
      return (text, (try? read(wording, text)) == shown(value))
    }
  }
}

extension Chance {
  /// In the years 2000 to 2060, on a whole minute.
  fileprivate mutating func moment() -> Instant {
    Instant(seconds: 946_684_800) + .minutes(Int64(below(60 * 365 * 1440)))
  }

  fileprivate mutating func seconds(days: Int) -> Int64 {
    // As many short ones as long ones.
    let most = isTrue(oneIn: 2) ? days * 86_400 : min(3, days) * 86_400
    return 60 + Int64(below(most - 60))
  }

  fileprivate mutating func weekdays() -> Set<Weekday> {
    let days = Set(Weekday.allCases.filter { _ in isTrue(oneIn: 2) })
    return days.isEmpty ? [.monday] : days
  }
}

/// A moment to be read, and when it is read.
private struct Said {
  let instant: Instant
  let now: Instant
  var local: LocalTime { Zone.utc.local(instant) }
  var day: Day { local.day }
}

// MARK: Lengths

extension ReadBack {
  /// From two days on hours, and from a hundred days.
  private static func shown(_ seconds: Int64) -> Span {
    let unit: Int64 = seconds < 172_800 ? 60 : seconds < 8_640_000 ? 3600 : 86_400
    return .seconds(seconds / unit * unit)
  }

  private static func minutes(_ seconds: Int64) -> Span { .seconds(seconds / 60 * 60) }

  private static func up(_ seconds: Int64) -> Int64 { (seconds + 59) / 60 * 60 }

  private static func length(
    _ function: String, days: Int = 41, shows: @escaping (Int64) -> Span = minutes,
    _ print: @escaping (Wording, Int64) -> String
  ) -> Self {
    Self(
      function, of: { $0.seconds(days: days) }, shows: shows, print: print,
      read: { _, text in try Span(text) })
  }

  /// A thousand hours and a thousand days have a point or a comma that could be a fraction's.
  fileprivate static var lengths: [Self] {
    [
      length("span(seconds:)", days: 999, shows: shown) { $0.span(seconds: $1) },
      length("hours(seconds:)") { $0.hours(seconds: $1) },
      length("wait(seconds:)", days: 999, shows: { shown(up($0)) }) { $0.wait(seconds: $1) },
      length("shortSpan(seconds:)") { $0.shortSpan(seconds: $1) },
      length("shortWait(seconds:)", shows: { .seconds(up($0)) }) { $0.shortWait(seconds: $1) },
      length("clockSpan(seconds:)", shows: { .seconds($0) }) { $0.clockSpan(seconds: $1) },
      length("spoken(seconds:)") { $0.spoken(seconds: $1) },
      length("spoken(wait:)", shows: { .seconds(up($0)) }) { $0.spoken(wait: $1) },
      length("spoken(since:)") { wording, seconds in
        // "for 13 hours", "seit 13 Stunden".
        wording.spoken(since: seconds).map { $0.split(separator: " ").dropFirst() }
          .map { $0.joined(separator: " ") } ?? ""
      },
    ]
  }

  fileprivate static var goals: [Self] {
    [
      Self(
        "goal(seconds:)", of: { $0.seconds(days: 41) }, shows: { GoalText.span(.seconds(up($0))) },
        print: { $0.goal(seconds: $1) }, read: { _, text in try GoalText(text) }),
      Self(
        "goal(schedule:seconds:)", of: { 1 + $0.below(23) },
        shows: { GoalText.schedule("\($0):\(24 - $0)") },
        print: { $0.goal(schedule: "\($1):\(24 - $1)", seconds: nil) ?? "" },
        read: { _, text in try GoalText(text) }),
    ]
  }
}

// MARK: Clocks and days

extension ReadBack {
  private static func clock(_ chance: inout Chance) -> ClockTime {
    ClockTime(hour: chance.below(24), minute: chance.isTrue(oneIn: 3) ? 0 : chance.below(60))
      ?? .midnight
  }

  fileprivate static var clocks: [Self] {
    [
      Self(
        "clock(_:)", of: { clock(&$0) }, shows: { $0 }, print: { $0.clock($1) },
        read: { _, text in try ClockTime(text) }),
      Self(
        "WindowMessage.fixed", of: { (clock(&$0), clock(&$0)) }, shows: { [$0.0, $0.1] },
        print: { $0.clock($1.0) + " – " + $0.clock($1.1) },
        read: { _, text in
          let range = try ClockRange(text)
          return [range.from, range.to]
        }),
      Self(
        "names(of:)", of: { $0.weekdays() }, shows: { $0 }, print: { $0.names(of: $1) },
        read: { _, text in try Weekday.set(text) }),
    ]
  }

  private static func reader(_ wording: Wording, _ now: Instant) -> TimeReader {
    TimeReader(
      now: now, zone: wording.zone, isMonthFirst: wording.customs.dateOrder == .monthFirst)
  }

  /// The value is read at the time it was printed for, and so both are drawn together.
  private static func said(
    _ function: String, past: Int, future: Int = 0, least: Int64 = 0,
    _ print: @escaping (Wording, Said) -> String,
    read: @escaping (TimeReader, String, Said) throws -> Bool
  ) -> Self {
    Self(function: function) { wording, chance in
      let now = chance.moment()
      let isPast = future == 0 || past > 0 && chance.isTrue(oneIn: 2)
      let days = isPast ? past : future
      let near = chance.isTrue(oneIn: 2) ? min(days, 8) : days
      let distance = Span.minutes(least + Int64(chance.below(near * 1440)))
      let said = Said(instant: isPast ? now - distance : now + distance, now: now)
      let text = print(wording, said)
      return (text, (try? read(reader(wording, now), text, said)) == true)
    }
  }

  private init(
    function: String, again: @escaping (Wording, inout Chance) -> (text: String, isSame: Bool)
  ) {
    self.function = function
    self.again = again
  }

  private static func day(
    _ function: String, past: Int, _ print: @escaping (Wording, Said) -> String
  ) -> Self {
    said(function, past: past, print) { try $0.day($1) == $2.day }
  }

  fileprivate static var days: [Self] {
    [
      day("date(_:)", past: 20_000) { $0.date($1.day) },
      day("Wording.date(iso:)", past: 20_000) { $0.date(iso: $1.day.iso) },
      day("dated(_:)", past: 20_000) { $0.dated($1.day) },
      day("longDate(_:)", past: 20_000) { $0.longDate($1.day) },
      day("shortDate(_:)", past: 364) { $0.shortDate($1.day) },
      day("weekday(_:)", past: 6) { $0.weekday($1.day) },
      day("day(_:today:)", past: 2000) { $0.day($1.day, today: Zone.utc.day(of: $1.now)) },
      day("day(_:now:)", past: 2000) { $0.day($1.day, now: $1.now) },
      said("spoken(through:now:)", past: 0, future: 360, least: 1440) { wording, said in
        Self.rest(of: wording.spoken(through: said.day, now: said.now))
      } read: {
        try $0.day($1, isToCome: true) == $2.day
      },
      said("title(of:)", past: 20_000) { wording, said in
        wording.title(of: Month(of: said.day))
      } read: {
        try $0.page($1) == .month(Month(of: $2.day))
      },
      said("Wording.shortName", past: 330) { wording, said in
        wording.shortName(ofMonth: said.day.civil.month)
      } read: { reader, text, said in
        guard case .month(let month) = try reader.page(text) else { return false }
        return month.number == said.day.civil.month
      },
    ]
  }

  /// Without "until", "bis" and "zum".
  private static func rest(of text: String) -> String {
    text.split(separator: " ").drop { ["until", "bis", "zum"].contains($0) }
      .joined(separator: " ")
  }
}

// MARK: Moments

extension ReadBack {
  private static func moment(
    _ function: String, past: Int, future: Int = 0,
    _ print: @escaping (Wording, Said) -> String
  ) -> Self {
    said(function, past: past, future: future, least: future > 0 ? 1 : 0, print) {
      let sense: TimeSense = $2.instant > $2.now ? .firstAfter($2.now) : .latest
      return try $0.time($1, sense).instant == $2.instant
    }
  }

  fileprivate static var moments: [Self] {
    [
      moment("fullMoment(_:)", past: 20_000) { $0.fullMoment($1.local) },
      moment("moment(_:now:)", past: 2000, future: 2000) { $0.moment($1.instant, now: $1.now) },
      moment("soon(_:now:)", past: 2000, future: 2000) { $0.soon($1.instant, now: $1.now) },
      moment("typed(_:)", past: 20_000) { $0.typed($1.instant) },
      moment("spoken(at:now:)", past: 0, future: 360) { $0.spoken(at: $1.instant, now: $1.now) },
      moment("spoken(until:now:)", past: 0, future: 360) {
        rest(of: $0.spoken(until: $1.instant, now: $1.now))
      },
      moment("RecordedTimes.shortStartText", past: 350) {
        $0.shortDate($1.day) + " " + $0.clock($1.local.clock)
      },
    ]
  }
}

// MARK: Quantities

extension ReadBack {
  private static func quantity(
    _ function: String, from least: Int, to most: Int,
    _ print: @escaping (Wording, Int64) -> String,
    again: @escaping (Wording, String) throws -> Int64
  ) -> Self {
    Self(function: function) { wording, chance in
      var customs = wording.customs
      customs.units = Units(
        weight: chance.pick(WeightUnit.allCases), height: chance.pick(HeightUnit.allCases),
        energy: chance.pick(EnergyUnit.allCases))
      let wording = Wording(phrases: wording.phrases, customs: customs, zone: wording.zone)
      let text = print(wording, Int64(least + chance.below(most - least)))
      // What is read is shown as the same again.
      return (text, (try? again(wording, text)).map { print(wording, $0) } == text)
    }
  }

  fileprivate static var quantities: [Self] {
    [
      quantity("weight(grams:)", from: 20_100, to: 399_000) {
        $0.weight(grams: $1)
      } again: {
        try Mass($1, in: $0.customs.units.weight).grams
      },
      quantity("typed(grams:)", from: 20_100, to: 399_000) {
        $0.typed(grams: $1)
      } again: {
        try Mass(
          $1.trimmingCharacters(in: CharacterSet(charactersIn: "\"")), in: $0.customs.units.weight
        ).grams
      },
      quantity("height(millimetres:)", from: 1020, to: 2480) {
        $0.height(millimetres: $1)
      } again: {
        try Length($1, in: $0.customs.units.height).millimetres
      },
      quantity("energy(_:)", from: 0, to: 20_000) {
        $0.energy($1)
      } again: {
        try FoodEnergy($1, in: $0.customs.units.energy).kilocalories
      },
    ]
  }
}
