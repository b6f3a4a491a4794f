import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `The colours of all that is drawn` {
  private static let terminal = Screen(
    width: 80, hasColour: true, hasManyColours: true, hasBlocks: true)

  /// Grounds of themes that people use, light and dark, without those that paint our 240 colours
  /// themselves.
  private static let grounds = [
    "xterm": "#000000", "VS Code dark": "#1e1e1e", "GNOME dark": "#1e1e1e",
    "Solarized dark": "#002b36", "white": "#ffffff", "VS Code light": "#ffffff",
    "GNOME light": "#fafafa", "Solarized light": "#fdf6e3", "foot": "#121212",
    "gruvbox": "#282828", "Nord": "#2e3440", "Dracula": "#282a36",
  ]
  /// The darkest and the lightest of what bars have behind their text, as they come.
  private static let bars = ["#000000", "#1d1f21", "#282a2e", "#2b303b", "#3b4252"]

  /// WCAG 2, 1.4.11: what is drawn, and not written, stands out by 3 to 1.
  @Test(arguments: Hue.allCases)
  func `can be made out on every ground`(hue: Hue) throws {
    for (theme, ground) in Self.grounds.sorted(by: { $0.key < $1.key }) {
      let found = try contrast(Self.cube(hue.many), ground)
      print("\(hue) on \(theme): \(Self.rounded(found)) to 1")
      #expect(found >= 3, "\(hue) on \(theme)")
    }
    for ground in Self.bars { #expect(try contrast("\(hue.bar)", ground) >= 4.5, "\(hue)") }
  }

  @Test func `of what only guides the eye can be made out as well`() throws {
    let code = try #require(Int(Colour.faint.code(hasManyColours: true).dropFirst(5)))
    let level = 8 + (code - 232) * 10
    let grey = "#" + String(repeating: Self.hex(level), count: 3)
    for (theme, ground) in Self.grounds {
      #expect(try contrast(grey, ground) >= 3, "\(theme)")
    }
  }

  /// The states that bodies of bars, squares and rings tell apart without a sign within them.
  private static let bodies: [(Sign, Sign)] = [
    (.completed, .partial), (.completed, .running), (.partial, .running), (.running, .eating),
    (.near, .completed), (.near, .running), (.completed, .eating),
  ]

  @Test(arguments: Eyes.allCases)
  func `are told apart by eyes without red or green`(eyes: Eyes) throws {
    let sets: [(String, (Hue) -> String)] = [
      ("256 colours", { Self.cube($0.many) }), ("light", { "\($0.light)" }),
      ("dark", { "\($0.dark)" }),
      ("panels", { "#" + String($0.middle, radix: 16).padded(to: 6) }),
    ]
    for (name, colour) in sets {
      for (one, other) in Self.bodies {
        let hues = try [one, other].map { try #require($0.hue) }
        let found = try eyes.distance(colour(hues[0]), colour(hues[1]))
        print("\(eyes), \(name), \(hues[0]) and \(hues[1]): \(Self.rounded(found))")
        #expect(found >= 10, "\(eyes), \(name): \(hues)")
      }
    }
  }

  private static func rounded(_ number: Double) -> Double { (number * 10).rounded(.down) / 10 }

  private static func cube(_ number: Int) -> String {
    let levels = [0, 95, 135, 175, 215, 255]
    let place = number - 16
    return "#" + [place / 36, place / 6 % 6, place % 6].map { hex(levels[$0]) }.joined()
  }

  private static func hex(_ level: Int) -> String {
    (level < 16 ? "0" : "") + String(level, radix: 16)
  }

  /// Letters have the colour that the terminal's owner reads everything in.
  @Test func `colour no word`() {
    for view in PlainViews.all {
      for screen in [Self.terminal, Screen(width: 80, hasColour: true, hasBlocks: true)] {
        let text = view.text(Way(name: view.name, wording: Way.english, screen: screen))
        for match in text.matches(of: /\u{1b}\[([0-9;]+)m([^\u{1b}]*)/) {
          guard !["0", "1", "4"].contains(match.1) else { continue }
          let letters = match.2.filter(\.isLetter)
          // Of the drawings of ASCII screens one letter stands for a sign.
          #expect(letters.count < 2, "\(view.name): \(match.2)")
        }
      }
    }
  }

  @Test func `stand for one thing each, and phases for none of the states`() {
    let states = Set(Sign.allCases.compactMap(\.hue))
    #expect(!states.contains(PhaseSign.hue))
    #expect(Set(Hue.allCases.map(\.many)).count == Hue.allCases.count)
    let signs = Sign.allCases.map { $0.scalar(on: .plain) }
    #expect(Set(signs).count == signs.count, "each sign is one of its own")
    let ascii = Sign.allCases.map {
      $0.scalar(on: Screen(width: nil, hasColour: false, hasBlocks: false))
    }
    #expect(Set(ascii).count == ascii.count)
  }

  // MARK: One state, one sign, one colour

  /// As the terminal gets a sign in its colour.
  private static func mark(_ sign: Sign) -> String {
    let scalar = String(sign.scalar(on: terminal))
    return sign.colour.map { terminal.paint(scalar, $0) } ?? scalar
  }

  @Test(arguments: [
    (Outcome.completed, Sign.completed), (.partial, .partial), (.open, .open),
  ])
  func `are the same for an outcome in history, calendar, chart and pictures`(
    outcome: Outcome, sign: Sign
  ) throws {
    let mark = Self.mark(sign)
    var entry = Examples.history[0]
    entry.outcome = outcome
    let history = HistoryTable(Way.english, on: Self.terminal, now: Examples.today).text(of: [entry]
    )
    #expect(history.contains(mark), "\(history)")

    let dayMark = try #require(DayMark(rawValue: outcome.rawValue))
    let answer = CalendarAnswer(
      days: [CalendarDay(date: "2026-03-05", mark: dayMark, fasts: 1)], today: "2026-03-20")
    let month = CalendarPage.month(Month(of: Day(iso2026: 3, 1)))
    let calendar = CalendarView(Way.english, on: Self.terminal)
    for page in [month, .year(2026)] {
      #expect(calendar.text(of: answer, page: page).contains(mark), "\(page)")
    }
    let picture = CalendarPicture(Way.english).svg(of: answer, page: month)
    #expect(picture.contains("class=\"\(sign.paint.name)"))

    let bars = BarsAnswer(bars: [
      FastBar(
        id: Examples.id, date: "2026-03-05", start: Examples.at(20), seconds: 57600, goal: 57600,
        outcome: outcome, trend: 57600)
    ])
    for chart in [Chart(last: bars, Way.english), Chart(trend: bars, Way.english)] {
      #expect(ChartPage(Way.english, on: Self.terminal).text(of: chart).contains(mark))
    }
  }

  @Test(arguments: BarStates.all.filter { $0.name != "hostile" }.map(\.name))
  func `are the same for the present in status, clock and bars`(name: String) throws {
    let snapshot = BarStates.all.first { $0.name == name }.flatMap(\.snapshot)
    let reading = BarStates.reading(snapshot, Way.english)
    let sign = Sign(reading.mood)
    let page = BarPage(format: .json, template: nil, view: nil, icons: nil, hasColour: true)
    let bar = String(decoding: page.single(of: reading), as: UTF8.self)
    let colour = sign.hue.map { "\"color\":\"\($0.bar)\"" } ?? "\"color\":null"
    #expect(bar.contains(colour), "\(bar)")
    guard let snapshot else { return }
    let status = StatusCard(Way.english, on: Self.terminal).text(of: snapshot)
    #expect(status.hasPrefix(Self.mark(sign)), "\(status)")
    if let face = ClockReading(snapshot, Way.english, ClockStyle()) {
      #expect(face.colour == sign.colour)
    }
  }
}

extension String {
  fileprivate func padded(to count: Int) -> String {
    String(repeating: "0", count: max(0, count - self.count)) + self
  }
}
