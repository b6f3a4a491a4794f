import TestSupport
import Testing
import Time
import Wire

@testable import Views

/// What stands beside each other on a screen that has minutes and no seconds.
@Suite struct `Lengths beside their times` {
  private static let second: Int64 = 1000
  private static let ways = [Way.english, Way.german]

  /// From 19:00:40 to 12:30:00.
  private static let entry: Entry = {
    var entry = Examples.finished(
      start: Examples.at(19) + 40 * second, minutes: 0, goal: 16 * Examples.hour)
    entry.end = Examples.at(12, 30, day: 1)
    entry.duration = 17 * Examples.hour + 29 * 60 + 20
    return entry
  }()

  @Test(arguments: ways) func `agree wherever a fast is told that has ended`(wording: Wording) {
    var state = Examples.eating(now: Examples.at(12, 35, day: 1))
    state.last = Self.entry
    let before = Examples.running()
    let answer = FastAnswer(fast: Self.entry, state: state, before: before)
    let (plain, now) = (Screen.plain, Examples.today)
    let texts = [
      StatusCard(wording, on: plain).text(of: state),
      String(decoding: AnswerCard(wording, on: plain).utf8(of: answer), as: UTF8.self),
      FastCard(wording, on: plain).text(of: Self.entry),
      HistoryTable(wording, on: plain, now: now).text(of: [Self.entry]),
      SpokenStatus(wording).text(of: Examples.idle(last: Self.entry)),
      wording.sentence(before: before, after: Self.entry, at: now) ?? "",
      wording.sentence(before: Self.entry, after: nil, at: now) ?? "",
      wording.sentence(forErasing: Self.entry), wording.fastEnded(Self.entry).body,
      wording.popup(of: answer, isGoalChange: false).text,
    ]
    let lengths = [
      "17:30", "17 h 30 min", "17 hours and 30 min", "17 Stunden und 30",
    ]
    for text in texts {
      #expect(lengths.contains { text.contains($0) }, "\(text)")
      #expect(!text.contains("29"), "\(text)")
    }
  }

  /// A length is never less than the goal that stands beside it as met, and always the time between
  /// what the clocks showed.
  @Test func `agree for any fast`() {
    var random = Seeded()
    for _ in 0..<2000 {
      let start = Examples.at(19) + Int64.random(in: 0..<86_400_000, using: &random)
      let goal = Int64.random(in: 300..<200_000, using: &random)
      let end = start + max(1, goal * 1000 + Int64.random(in: -90_000...90_000, using: &random))
      var entry = Examples.finished(start: start, goal: goal)
      entry.end = end
      let isMet = Span.seconds(goal).isMet(
        from: Instant(milliseconds: start), to: Instant(milliseconds: end), offset: 3600)
      let (length, judged) = (entry.length ?? 0, entry.judgedGoal.seconds ?? 0)
      #expect(isMet == (length >= judged), "seed \(random.seed)")
      let shown = [start, end].map {
        let time = Way.english.zone.local(Instant(milliseconds: $0))
        return time.day.number * 1440 + Int64(time.clock.hour * 60 + time.clock.minute)
      }
      #expect(length == (shown[1] - shown[0]) * 60, "seed \(random.seed)")
    }
  }

  @Test func `name the goal that was met, not the one to which it was moved on`() {
    var entry = Examples.finished(minutes: 17 * 60, goal: 18 * Examples.hour)
    entry.reachedGoal = 16 * Examples.hour
    let card = FastCard(Way.english, on: .plain).text(of: entry)
    #expect(card.contains("Goal     16 h\n"))
    entry.end = entry.end.map { $0 + 60 * 60 * 1000 }
    #expect(FastCard(Way.english, on: .plain).text(of: entry).contains("Goal     18 h\n"))
  }

  private static func running(now: Int64) -> Snapshot {
    var state = Examples.fasting(now: now, goal: 14 * Examples.hour, streak: 0)
    state.fast?.start = Examples.at(21) + 40 * second
    state.fast?.goalAt = Examples.at(11, day: 1) + 40 * second
    state.eat?.opens = Examples.at(11, day: 1) + 40 * second
    state.eat?.closes = Examples.at(21, day: 1) + 40 * second
    return state.moved(to: Instant(milliseconds: now))
  }

  @Test func `agree while it runs, and with what a stop would say`() {
    func card(_ hour: Int64, _ minute: Int64, day: Int64 = 1) -> String {
      let now = Examples.at(hour, minute, day: day)
      return StatusCard(Way.english, on: .plain, hasBar: false).text(of: Self.running(now: now))
    }
    #expect(
      card(9, 0).hasPrefix(
        "12:00 of 14 h · 2:00 left → 11:00 · eat 11:00–21:00\nSince Thu 21:00 "))
    #expect(card(10, 59).hasPrefix("13:59 of 14 h · 1 min left → 11:00 · eat "))
    #expect(card(11, 0).hasPrefix("14:00 of 14 h · goal met 11:00\nSince Thu 21:00 "))
    #expect(card(12, 0).hasPrefix("15:00 of 14 h · goal met 11:00 · 1:00 ago\n"))
    // A clock with seconds goes by them.
    let exact = StatusCard(Way.english, on: .plain, hasBar: false, hasSeconds: true)
    #expect(
      exact.text(of: Self.running(now: Examples.at(11, 0, day: 1)))
        .hasPrefix("13:59 of 14 h · 1 min left → "))
  }

  @Test func `change on the screen with the minute of the clock`() {
    let state = Self.running(now: Examples.at(9, 0, day: 1) + 20 * Self.second)
    let next = state.nextChange(after: Instant(milliseconds: state.now), hasSeconds: false)
    #expect(next == Instant(milliseconds: Examples.at(9, 1, day: 1)))
  }
}

@Suite struct `A clock in doubt` {
  @Test(arguments: [Notice(code: "clockMoved", detail: "89940"), Notice(code: "clockBeforeStart")])
  func `lets nobody wait for what it cannot know`(notice: Notice) {
    for wording in [Way.english, Way.german] {
      var state = Examples.fasting(now: Examples.at(9, 5, day: 1))
      func texts() -> [String] {
        [
          StatusCard(wording, on: .plain).text(of: state),
          TodayPage(wording, on: .plain).text(of: state),
          SpokenStatus(wording).text(of: state),
          String(
            decoding: BarCard(
              BarReading(state, at: Instant(milliseconds: state.now), wording)
            ).utf8, as: UTF8.self),
        ]
      }
      let waits = [
        wording.wait(seconds: state.fast?.remaining ?? 0),
        wording.spoken(wait: state.fast?.remaining ?? 0),
      ]
      let left = wording.shortWait(seconds: state.fast?.remaining ?? 0)
      func tellsWait(_ text: String) -> Bool { (waits + [left]).contains { text.contains($0) } }
      #expect(texts().allSatisfy(tellsWait))
      state.notices = [notice]
      #expect(!texts().contains(where: tellsWait))
    }
  }

  @Test(arguments: [Way.english, Way.german])
  func `is told at the end with what was recorded and how to put it right`(wording: Wording) {
    var state = Examples.idle(now: Examples.at(8, day: 2))
    state.notices = [Notice(code: "endDoubted", detail: "129600")]
    let fast = Examples.finished(minutes: 60, outcome: .partial)
    let answer = FastAnswer(fast: fast, state: state, before: Examples.running())
    let card = String(decoding: AnswerCard(wording, on: .plain).utf8(of: answer), as: UTF8.self)
    let line = wording.doubt(
      aboutEndOf: fast, in: state.notices, now: Instant(milliseconds: state.now))
    for text in [card, wording.popup(of: answer, isGoalChange: false).text] {
      #expect(text.contains(line ?? "no line"))
    }
    #expect(card.split(separator: "fastctl edit --end \"2026-03-07 08:00\"").count == 2)
    #expect(!card.contains("endDoubted"))
    state.notices = []
    let calm = FastAnswer(fast: fast, state: state, before: Examples.running())
    #expect(
      !String(decoding: AnswerCard(wording, on: .plain).utf8(of: calm), as: UTF8.self)
        .contains("fastctl edit"))
  }
}

@Suite struct `An eating window beyond a planned start` {
  private static func state(now: Int64, at start: Int64) -> Snapshot {
    var state = Examples.eating(now: now)
    state.window?.closes = Examples.at(20, 30, day: 1)
    state.plan?.at = start
    return state
  }

  private func texts(of state: Snapshot) -> [String] {
    let now = Instant(milliseconds: state.now)
    let (wording, plain) = (Way.english, Screen.plain)
    let answer = FastAnswer(
      fast: Examples.finished(), state: state, before: Examples.running())
    let reading = BarReading(state, at: now, wording)
    return [
      StatusCard(wording, on: plain).text(of: state),
      String(decoding: AnswerCard(wording, on: plain).utf8(of: answer), as: UTF8.self),
      TodayPage(wording, on: plain).text(of: state), SpokenStatus(wording).text(of: state),
      String(decoding: BarCard(reading).utf8, as: UTF8.self), reading.word(.text),
      reading.word(.until),
      WindowCard(wording, on: plain).text(
        of: WindowAnswer(mode: .following, window: state.window), isFasting: false,
        until: state.eatingEnd, now: now),
    ]
  }

  @Test func `ends with that in every text, and in no number`() {
    let state = Self.state(now: Examples.at(16, 50, day: 1), at: Examples.at(20, day: 1))
    for text in texts(of: state) {
      #expect(text.contains("20:00"), "\(text)")
      #expect(!text.contains("20:30"), "\(text)")
    }
    let reading = BarReading(state, at: Instant(milliseconds: state.now), Way.english)
    #expect(reading.time(.closes) == Instant(milliseconds: Examples.at(20, 30, day: 1)))
  }

  @Test func `goes on where the planned start has passed, comes later or is off`() {
    let now = Examples.at(16, 50, day: 1)
    var off = Self.state(now: now, at: Examples.at(20, day: 1))
    off.plan?.rest = true
    for state in [
      Self.state(now: now, at: Examples.at(16, day: 1)),
      Self.state(now: now, at: Examples.at(21, day: 1)), off,
    ] {
      for text in texts(of: state) { #expect(text.contains("20:30"), "\(text)") }
    }
  }

  @Test func `is told anew in a bar when that moment comes`() throws {
    let now = Examples.at(19, 59, day: 1)
    let reading = BarReading(
      Self.state(now: now, at: Examples.at(20, day: 1)), at: Instant(milliseconds: now),
      Way.english)
    for text in ["{text}", "{until}"] {
      let next = try #require(try Template(text).nextChange(after: reading))
      #expect(next == Instant(milliseconds: Examples.at(20, day: 1)))
    }
  }
}
