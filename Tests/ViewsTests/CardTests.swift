import Nouns
import Testing
import Time
import Wire

@testable import Views

/// One answer, in one order, wherever it is shown.
@Suite struct `How things stand in one line` {
  private static func fasting(_ hour: Int64, _ minute: Int64, day: Int64 = 1) -> Snapshot {
    Examples.fasting(now: Examples.at(hour, minute, day: day))
  }

  private static func fasting(days: Int64) -> Snapshot {
    var state = Examples.fasting(now: Examples.at(21, day: days), goal: 72 * Examples.hour)
    state.eat = nil
    return state
  }

  /// Somebody whose goals an answer limits has no targets and no streak, but a fast like any other.
  private static var limited: Snapshot {
    var state = fasting(6, 5)
    state.limit = GoalLimit(question: .diabetes, most: 14 * Examples.hour)
    state.streak = Streak(current: 0, longest: 0)
    return state
  }

  private static let states: [(name: String, state: Snapshot, english: String, german: String)] = [
    (
      "fasting", fasting(9, 5), "13:05 of 16 h · 2:55 left → 12:00 · eat 12:00–20:00",
      "13:05 von 16 h · noch 2:55 → 12:00 · Essen 12:00–20:00"
    ),
    (
      "before midnight", fasting(22, 0, day: 0),
      "2:00 of 16 h · 14:00 left → Fri 12:00 · eat 12:00–20:00",
      "2:00 von 16 h · noch 14:00 → Fr 12:00 · Essen 12:00–20:00"
    ),
    (
      "near", fasting(11, 15), "15:15 of 16 h · 45 min left → 12:00 · eat 12:00–20:00",
      "15:15 von 16 h · noch 45 min → 12:00 · Essen 12:00–20:00"
    ),
    (
      "met", fasting(12, 0), "16:00 of 16 h · goal met 12:00",
      "16:00 von 16 h · Ziel erreicht 12:00"
    ),
    (
      "forgotten", fasting(2, 0, day: 2), "30:00 of 16 h · goal met Fri 12:00 · 14:00 ago",
      "30:00 von 16 h · Ziel erreicht Fr 12:00 · vor 14:00"
    ),
    (
      "long", fasting(days: 2), "2 d 1 h of 72 h · 23:00 left → Sun 20:00",
      "2 Tage 1 h von 72 h · noch 23:00 → So 20:00"
    ),
    (
      "no goal", Examples.fasting(now: Examples.at(17, day: 1), goal: nil), "21:00, no goal",
      "21:00, ohne Ziel"
    ),
    (
      "limited", limited, "10:05 of 16 h · 5:55 left → 12:00 · eat 12:00–20:00",
      "10:05 von 16 h · noch 5:55 → 12:00 · Essen 12:00–20:00"
    ),
    (
      "eating", Examples.eating(), "Eating window · 3:10 left → 20:00",
      "Essensfenster · noch 3:10 → 20:00"
    ),
    ("nothing", Examples.idle(), "Not fasting", "Du fastest gerade nicht"),
  ]

  @Test(arguments: states.map(\.name))
  func `is the same in all places`(name: String) throws {
    let (_, state, english, german) = try #require(Self.states.first { $0.name == name })
    for (wording, line) in [(Way.english, english), (Way.german, german)] {
      let now = Instant(milliseconds: state.now)
      let pipe = StatusCard(wording, on: .plain).text(of: state)
      #expect(pipe.hasPrefix(line + "\n"), "\(pipe)")
      let popup = wording.popup(of: state)
      #expect((popup.title + "\n" + popup.text).contains(line), "\(popup)")
      let style = ClockStyle(shape: .ring)
      let clock = ClockFace(wording, on: Way.screen(80), style: style).lines(of: state)
      #expect(clock.contains { $0.hasSuffix(line) }, "\(clock)")
      #expect(ClockFace(wording, on: .plain, style: style).line(of: state).hasPrefix(line))
      let page = ReportPage(wording, language: "en")
        .text(of: `A report as a web page`.facts { $0.state = state })
      #expect(page.contains(line), "\(name)")
      let reading = BarReading(state, at: now, wording)
      let tooltip = String(decoding: BarCard(reading).utf8, as: UTF8.self)
      // It says nothing that changes each minute while nothing runs.
      let still =
        state.state == .eating
        ? DrawnStatus(wording, on: .plain)
          .line(of: state.asShown, now, hasWait: false) : line
      #expect(tooltip.hasPrefix(still + "\n"), "\(tooltip)")
      guard state.fast != nil else { continue }
      #expect(TodayPage(wording, on: .plain).text(of: state).contains("  " + line + "\n"))
    }
  }

  /// On a terminal each part has its place.
  @Test(arguments: [20, 27, 33, 40, 60, 76, 80, 120, 200])
  func `has the same parts in the same order on a terminal`(width: Int) {
    for (name, state, english, german) in Self.states {
      for (wording, line) in [(Way.english, english), (Way.german, german)] {
        for card in [
          StatusCard(wording, on: Way.screen(width)).text(of: state),
          TodayPage(wording, on: Way.screen(width)).text(of: state),
        ] where state.fast != nil || card.hasPrefix("◇") {
          let words = card.split { " \n·━─".contains($0) }.joined(separator: " ")
          var rest = words[...]
          for part in line.split(separator: " · ") {
            let found = rest.range(of: part)
            #expect(found != nil, "\(name), \(width) columns: \(card)")
            rest = rest[(found?.upperBound ?? rest.startIndex)...]
          }
        }
      }
    }
  }
}
