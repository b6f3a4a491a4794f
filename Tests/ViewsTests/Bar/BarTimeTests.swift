import Nouns
import Testing
import TestSupport
import Time
import Wire

@testable import Views

@Suite struct `When a bar changes` {
  /// Those that do not count seconds.
  private static let formats = BarFormat.allCases.filter { $0 != .json }

  private static func page(_ format: BarFormat, view: BarView? = nil) -> BarPage {
    BarPage(format: format, template: nil, view: view, icons: nil, hasColour: true)
  }

  /// What is written on the bar; the number for a style of one's own comes along with it.
  private static func shown(_ page: BarPage, _ reading: BarReading) -> [UInt8] {
    let output = page.single(of: reading)
    let mark = Array(page.format == .genmon ? "<bar>".utf8 : ",\"percentage\":".utf8)
    for start in output.indices where output[start...].starts(with: mark) {
      return Array(output[..<start])
    }
    return output
  }

  @Test(arguments: formats)
  func `nothing changes before it was said to`(format: BarFormat) throws {
    var random = Seeded()
    let seed = random.seed
    for state in BarStates.all {
      guard let snapshot = state.snapshot else { continue }
      let page = Self.page(format, view: BarView.allCases.randomElement(using: &random))
      for _ in 0..<40 {
        let holds = try #require(snapshot.glance ?? BarStates.glanced(snapshot).glance).holdsUntil
        let now = Int64.random(in: snapshot.now..<holds, using: &random)
        let reading = BarReading(snapshot, at: Instant(milliseconds: now), Way.english)
        let next = page.nextChange(after: reading)?.milliseconds ?? holds
        #expect(next > now)
        guard next - 1 < holds else { continue }
        let last = BarReading(snapshot, at: Instant(milliseconds: next - 1), Way.english)
        #expect(
          Self.shown(page, reading) == Self.shown(page, last), "seed \(seed), \(state.name), \(now)"
        )
      }
    }
  }

  @Test(arguments: BarFormat.allCases)
  func `an hour of a fast is a line a minute`(format: BarFormat) throws {
    let page = Self.page(format)
    let snapshot = BarStates.glanced(Examples.fasting(now: Examples.at(9, day: 1)))
    var now = Instant(milliseconds: snapshot.now)
    let end = now + .hours(1)
    var lines = [Self.shown(page, BarReading(snapshot, at: now, Way.english))]
    while let next = page.nextChange(after: BarReading(snapshot, at: now, Way.english)),
      next <= end
    {
      now = next
      lines.append(Self.shown(page, BarReading(snapshot, at: now, Way.english)))
    }
    #expect(lines.count == 61)
    #expect(Set(lines).count == 61)
  }

  /// Where nothing runs nothing is to be counted, but for when a fast begun now would be done: a
  /// tooltip says that, and another quarter of an hour four times an hour.
  @Test(arguments: BarFormat.allCases)
  func `a bar at rest is left in peace`(format: BarFormat) {
    for view in [nil] + BarView.allCases.map(Optional.some) {
      let idle = BarStates.reading(BarStates.glanced(Examples.idle()), Way.english)
      let next = Self.page(format, view: view).nextChange(after: idle)
      #expect((next?.milliseconds ?? 1) % 900_000 == 1, "\(format)")
      #expect((next != nil) == [.waybar, .json, .argos, .genmon].contains(format), "\(format)")
      let away = BarStates.reading(nil, Way.english)
      #expect(Self.page(format, view: view).nextChange(after: away) == nil)
    }
  }
}
