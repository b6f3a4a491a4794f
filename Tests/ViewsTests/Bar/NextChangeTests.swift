import Fuzz
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct NextChangeTests {
  /// Seconds after the start, which lies between two seconds of the clock.
  private static let start = Examples.at(20) + 250

  private func reading(_ seconds: Int64, goal: Int64? = 57_600, holds: Int64 = 999_999)
    -> BarReading
  {
    let now = Self.start + seconds * 1000 + 500
    var snapshot = Examples.fasting(now: now, goal: goal)
    snapshot.fast?.start = Self.start
    snapshot.fast?.goalAt = goal.map { Self.start + $0 * 1000 }
    snapshot.glance = Glance(recent: [], holdsUntil: Self.start + holds * 1000)
    return BarReading(snapshot, at: Instant(milliseconds: now), Way.english)
  }

  private func next(_ text: String, _ reading: BarReading) throws -> Int64? {
    try Template(text).nextChange(after: reading).map { ($0.milliseconds - Self.start) / 1000 }
  }

  @Test(
    arguments: [
      ("{elapsed}", 100, 120), ("{elapsed:hm}", 120, 180), ("{elapsed:timer}", 100, 101),
      ("{elapsed:h}", 100, 3600), ("{elapsed:s}", 3600, 3601), ("{elapsed}", -100, 60),
      ("{remaining}", 0, 60), ("{remaining:hms}", 0, 1), ("{remaining:h}", 100, 3600),
      ("{remaining}", 57_599, 57_600), ("{over}", 100, 57_660), ("{over}", 57_660, 57_720),
      ("{percent}", 0, 288), ("{percent}", 57_000, 57_600), ("{permille}", 0, 58),
      ("{ring}", 0, 7200), ("{ring}", 55_000, 57_600), ("{bar:10}", 0, 2880),
      ("{bar}", 55_000, 57_600),
      ("{state}", 0, 54_000), ("{state}", 54_000, 57_600), ("{icon}", 57_600, 57_660),
      ("{?state=fasting:A|B}", 0, 57_600), ("{?state!=near:A|B}", 0, 54_000),
      ("{?over:x}", 0, 57_660), ("{!remaining:x}", 0, 57_600), ("{?percent>=50:A|B}", 0, 28_512),
      ("{?percent=50:A|B}", 28_600, 29_088), ("{?elapsed>=12h:A|B}", 0, 43_200),
      ("{?elapsed>12h:A|B}", 0, 43_201), ("{?remaining<1h:A|B}", 0, 54_001),
      ("{?remaining<=1h:A|B}", 0, 54_000), ("{?elapsed=1h:A|B}", 3600, 3601),
      ("{stage}", 0, 999_999), ("{text}", 0, 60), ("{text}", 57_600, 57_660),
      ("{?over:{elapsed:s}}", 0, 57_660), ("{?over:A|A}{elapsed:h}", 57_000, 57_600),
    ] as [(String, Int64, Int64)])
  func `it is exactly when the text is another`(
    template: String, now: Int64, next: Int64
  ) throws {
    #expect(try self.next(template, reading(now)) == next)
  }

  @Test(arguments: [
    "", "text", "{goal}", "{schedule}", "{goalAt:%H:%M}", "{?goal:x}", "{streak}", "{note}",
    "{last}",
    "{?over:A|A}", "{icon:quiet}", "{dot}", "{?percent>100:x}",
  ])
  func `what stays has none`(template: String) throws {
    #expect(try next(template, reading(100)) == nil)
  }

  @Test func `when a fast begun now would be done changes four times an hour`() throws {
    let idle = Examples.idle(now: Examples.at(18, 40, day: 1))
    var reading = BarReading(idle, at: Instant(milliseconds: idle.now), Way.english)
    let template = try Template("{planEnd:%H:%M}")
    #expect(template.text(of: reading, .none) == "10:45")
    var moments: [Int64] = []
    for _ in 0..<4 {
      let next = try #require(template.nextChange(after: reading))
      let before = template.text(of: reading.later(at: next - Span(milliseconds: 1)), .none)
      #expect(before == template.text(of: reading, .none))
      reading = reading.later(at: next)
      #expect(template.text(of: reading, .none) != before)
      moments.append((next.milliseconds - Examples.at(18, 0, day: 1)) / 60_000)
    }
    #expect(moments == [45, 60, 75, 90])
  }

  @Test func `nobody is told when a fast would be done on a day off, or while one runs`() throws {
    var off = Examples.idle()
    off.plan?.rest = true
    for snapshot in [off, Examples.fasting(now: Examples.at(9, 5, day: 1))] {
      let reading = BarReading(snapshot, at: Instant(milliseconds: snapshot.now), Way.english)
      #expect(try Template("{planEnd}").text(of: reading, .none) == "")
      #expect(try Template("{planEnd}").nextChange(after: reading) == nil)
    }
  }

  @Test func `a day that is told in another way counts`() throws {
    // Thursday evening, told as such from midnight on, and with its date a week later.
    let now = reading(100)
    let midnight = Instant(milliseconds: Examples.at(0, day: 1))
    let template = try Template("{start}")
    #expect(template.nextChange(after: now) == midnight)
    #expect(
      template.nextChange(after: now.later(at: midnight))
        == Instant(milliseconds: Examples.at(0, day: 7)))
  }

  @Test func `the finest ring decides where the icons are not known`() throws {
    let template = try Template("{ring}")
    let (now, quarter) = (reading(0), Instant(milliseconds: Self.start + 14_400_000))
    #expect(template.nextChange(after: now, icons: .emoji) == quarter)
    #expect(template.nextChange(after: now, icons: .nerd) == quarter - .seconds(7200))
    #expect(template.nextChange(after: now) == quarter - .seconds(7200))
  }

  /// The templates have no cut words in them: of those nothing may be left that shows a change.
  @Test func `the text stays until then and is another then, whatever is shown`() throws {
    let seed = Seeded().seed
    var chance = Chance(seed: seed)
    var (stays, changes) = (0, 0)
    for _ in 0..<400 {
      let text = chance.template()
      let template = try Template(text)
      let reading = chance.sensibleReading(chance.pick([Way.english, Way.german]))
      let icons = chance.pick(BarIcons.allCases)
      let said = template.text(of: reading, icons)
      let next = template.nextChange(after: reading, icons: icons)
      let end = next ?? reading.now + .hours(24 * 60)
      var moments = (1...40).map { reading.now + .seconds($0) } + [end - Span(milliseconds: 1)]
      let length = max(1, (end - reading.now).milliseconds)
      moments += (0..<40).map { _ in
        reading.now + Span(milliseconds: Int64(chance.next() % UInt64(length)))
      }
      for moment in moments where reading.now < moment && moment < end {
        #expect(
          template.text(of: reading.later(at: moment), icons) == said,
          "seed \(seed): \(text) at \(moment) of \(reading)")
        stays += 1
      }
      if let next {
        changes += 1
        #expect(
          template.text(of: reading.later(at: next), icons) != said,
          "seed \(seed): \(text) at \(next) of \(reading)")
      }
    }
    #expect(stays > 4000 && changes > 40, "seed \(seed): \(stays), \(changes)")
  }
}
