import TestSupport
import Testing

@testable import Time

@Suite struct `Times at random` {
  @Test(arguments: [UInt64.random(in: 0 ... .max), 5])
  func `whatever is typed, the answer keeps its sense and nothing traps`(seed: UInt64) throws {
    var random = Seeded(seed)
    let pieces = [
      "20", ":", "00", "8", "pm", "am", " ", "ago", "vor", "mon", "2026-03-29", "2:30", "T", "Z",
      "+0100", "-", "@", "999999999999", "h", "m", "1.5", ",", "ü", "\u{0}", "now", "d", "9", ".",
      "/", "22.11.", "Nov", "last", "night", "Uhr", "Abend", "half", "eine", "and", "\u{a0}", "–",
      "om",
    ]
    let zones = try ["Europe/Berlin", "Pacific/Apia", "America/Havana"].map(Zone.init(installed:))
    var understood = 0
    for _ in 0..<Wish.times(20_000, short: 4000) {
      let text = (0..<Int.random(in: 1...5, using: &random))
        .compactMap { _ in pieces.randomElement(using: &random) }.joined()
      let now = Instant(seconds: Int64.random(in: 0...4_000_000_000, using: &random))
      guard let zone = zones.randomElement(using: &random) else { continue }
      let reader = TimeReader(now: now, zone: zone)
      if (try? reader.time(text, .latest)) != nil { understood += 1 }
      _ = try? reader.day(text)
      _ = try? Span(text)
      _ = try? Span(change: text)
      _ = try? GoalText(text)
      _ = try? Instant(iso: text)
      _ = try? reader.page(text)
      _ = try? ClockRange(text)
      _ = try? Weekday.set(text)
    }
    #expect(understood > Wish.times(100, short: 20))
  }

  @Test(arguments: [UInt64.random(in: 0 ... .max), 6])
  func `a bare clock time is the nearest on its side of now`(seed: UInt64) throws {
    var random = Seeded(seed)
    let zones = try ["Europe/Berlin", "Pacific/Apia", "Africa/Casablanca"].map(
      Zone.init(installed:))
    for _ in 0..<3000 {
      guard let zone = zones.randomElement(using: &random) else { continue }
      let now = Instant(
        milliseconds: Int64.random(in: 0...4_000_000_000_000, using: &random))
      let reader = TimeReader(now: now, zone: zone)
      let hour = Int.random(in: 0...23, using: &random)
      let minute = Int.random(in: 10...59, using: &random)
      let text = "\(hour):\(minute)"
      let latest = try reader.time(text, .latest)
      let next = try reader.time(text, .firstAfter(now))
      #expect(latest.instant <= now && now < next.instant, "\(text) at \(now.iso) in \(zone.name)")
      // One round of the clock, an hour of change, a day that was left out.
      #expect(next.instant - latest.instant <= .hours(26), "\(text) at \(now.iso) in \(zone.name)")
      for time in [latest, next] where time.note != .afterGap {
        let clock = zone.local(time.instant).clock
        #expect(clock.hour == hour && clock.minute == minute && clock.second == 0)
      }
    }
  }
}
