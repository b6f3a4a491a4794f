import Testing
import Time

@testable import Settings

/// What each key takes and what it refuses, and why.
@Suite struct ValueTests {
  private func key(_ name: String) throws -> Settings.Key {
    try #require(Settings.Key(rawValue: name))
  }

  static let good: [(String, String, String)] = [
    ("day.start", "04:00", "04:00"), ("day.start", "4:00", "04:00"),
    ("day.start", "06:00", "06:00"),
    ("window", "12:00-20:00", "12:00-20:00"), ("window", "20:00 - 4:30", "20:00-04:30"),
    ("window", "following", "following"),
    ("start.usual", "learnt", "learnt"), ("start.usual", "23:59", "23:59"),
    ("start.usual", "8 Uhr abends", "20:00"), ("start.usual", "20", "20:00"),
    ("window", "from noon to 8pm", "12:00-20:00"), ("window", "von 12 bis 20 Uhr", "12:00-20:00"),
    ("notify.before", "on", "on"), ("notify.before", "90m", "1h30m"),
    ("notify.before", "1.5h", "1h30m"), ("notify.before", "0:45", "45m"),
    ("notify.before", "90s", "1m30s"), ("notify.before", "1m", "1m"),
    ("notify.before", "12h", "12h"),
    ("notify.beyond", "15m", "15m"), ("notify.forgotten", "1d12h", "36h"),
    ("notify.forgotten", "48h", "48h"), ("notify.window.opens", "0h", "0m"),
    ("notify.window.closes", "6h", "6h"), ("notify.start", "0m", "0m"),
    ("quiet", "off", "off"), ("quiet", "22:00-07:00", "22:00-07:00"),
    ("quiet", "mon 22:00-7:00", "mon 22:00-07:00"),
    (
      "quiet", "mon-fri  22:00 - 07:00,sat-sun 23:00-09:30",
      "mon-fri 22:00-07:00, sat-sun 23:00-09:30"
    ),
    ("quiet", "fri-mon 00:00-12:00", "fri-mon 00:00-12:00"),
    ("quiet", "mon-sun 22:00-07:00", "22:00-07:00"),
    ("quiet", "Mo–Fr 22–7 Uhr", "mon-fri 22:00-07:00"),
    ("quiet", "täglich 22:00 – 7:00", "22:00-07:00"),
    ("quiet", "weekends 10pm-9am", "sat-sun 22:00-09:00"),
    ("window", "12–18 Uhr", "12:00-18:00"), ("window", "noon-8pm", "12:00-20:00"),
    ("quiet", "wed-tue 22:00-07:00", "22:00-07:00"),
    ("quiet", "sat-sat 1:00-2:00", "sat 01:00-02:00"),
    ("notify.goal.timeout", "server", "server"), ("notify.goal.timeout", "never", "never"),
    ("notify.goal.timeout", "1s", "1s"), ("notify.stages.timeout", "60m", "1h"),
    ("notify.goal.sound", "off", "off"), ("notify.goal.sound", "bell-2_x.y", "bell-2_x.y"),
    ("notify.goal.sound", "/home/me/my bell.oga", "/home/me/my bell.oga"),
    ("notify.window.icon", "face-cool", "face-cool"),
    ("notify.reminder.urgency", "critical", "critical"),
    ("menu.command", "auto", "auto"), ("menu.command", " rofi -dmenu ", "rofi -dmenu"),
    ("click", "status", "status"), ("click", "  sh -c 'fastctl | less'", "sh -c 'fastctl | less'"),
  ]

  @Test(arguments: good)
  func `a good value is written back as one text`(name: String, text: String, written: String)
    throws
  {
    var settings = Settings()
    try settings.set(key(name), to: text)
    #expect(settings[try key(name)] == written)
  }

  @Test(arguments: [
    ("day.start", "06:01", ValueMistake.over("06:00")), ("day.start", "24:00", .none(nil)),
    ("day.start", "4", .none(nil)), ("day.start", "04:60", .none(nil)),
    ("day.start", "+4:00", .none(nil)), ("day.start", "04:0٣", .none(nil)),
    ("window", "12:00-12:00", .sameEnds), ("window", "12:00", .none(nil)),
    ("window", "folowing", .none("following")), ("window", "12:00-13:00-14:00", .none(nil)),
    ("start.usual", "learned", .none("learnt")), ("start.usual", "8", .none(nil)),
    ("notify.before", "59s", .under("1m")), ("notify.before", "12h1m", .over("12h")),
    ("notify.before", "30", .none(nil)), ("notify.before", "-30m", .none(nil)),
    ("notify.before", "onn", .none("on")), ("notify.before", "999999d", .over("12h")),
    ("notify.beyond", "14m", .under("15m")), ("notify.beyond", "13h", .over("12h")),
    ("notify.forgotten", "29m", .under("30m")), ("notify.forgotten", "48h1s", .over("48h")),
    ("notify.window.opens", "6h1m", .over("6h")), ("notify.start", "7h", .over("6h")),
    ("notify.window.closed", "30m", .none(nil)),
    ("quiet", "22:00", .none(nil)), ("quiet", "of", .none("off")),
    ("quiet", "22:00-22:00", .sameEnds), ("quiet", "sat", .none(nil)),
    ("quiet", "fry 22:00-07:00", .noDay("fry", nearest: "fri")),
    ("quiet", "mo und mi 22:00-07:00", .badRule("mo und mi 22:00-07:00")),
    ("quiet", "mon- 22:00-07:00", .noDay("", nearest: nil)),
    ("quiet", "mon-wed-fri 22:00-07:00", .noDay("-fri", nearest: "fri")),
    ("quiet", "22:00-07:00, sat", .badRule("sat")), ("quiet", "off, 22:00-07:00", .badRule("off")),
    ("quiet", "22:00-07:00,", .noRule), ("quiet", ",", .noRule),
    (
      "quiet", Array(repeating: "22:00-07:00", count: 17).joined(separator: ","),
      .tooMany(limit: 16)
    ),
    ("notify.goal.timeout", "0s", .under("1s")), ("notify.goal.timeout", "61m", .over("1h")),
    ("notify.goal.timeout", "nevr", .none("never")),
    ("notify.goal.sound", "my bell", .none(nil)), ("notify.goal.sound", "~/bell.oga", .none(nil)),
    ("notify.goal.sound", String(repeating: "x", count: 65), .tooLong(limit: 64)),
    ("notify.goal.icon", "/" + String(repeating: "x", count: 500), .tooLong(limit: 500)),
    ("notify.goal.icon", "/a\u{7}b", .controlCharacter), ("notify.goal.icon", "cool😎", .none(nil)),
    ("notify.goal.sound", "", .none(nil)), ("notify.goal.icon", "", .none(nil)),
    ("notify.goal.urgency", "hihg", .none(nil)),
    ("notify.goal.urgency", "critcal", .none("critical")),
    ("click", "a\nb", .controlCharacter), ("click", "a\u{9b}b", .controlCharacter),
    ("click", String(repeating: "x", count: 1001), .tooLong(limit: 1000)),
    ("click", " ", .none(nil)), ("menu.command", "", .none(nil)),
    ("menu.command", "rofi\u{0}", .controlCharacter),
  ])
  func `a bad value says what is wrong`(name: String, text: String, mistake: ValueMistake) throws {
    var settings = Settings()
    let error = SettingsError.badValue(key: try key(name), value: text, why: mistake)
    #expect(throws: error) { try settings.set(key(name), to: text) }
    #expect(settings == Settings())
  }

  @Test func `values have the meaning they are written with`() throws {
    let file = SettingsFile(
      Array(
        """
        day.start = 04:30
        window = 20:00-04:00
        start.usual = 19:30
        goal.repeat = on
        notify.goal = off
        notify.before = on
        notify.beyond = 2h
        notify.window.opens = on
        notify.forgotten = off
        quiet = fri-mon 22:00-07:00, 12:00-13:00
        click = "xterm -e 'fastctl watch' # mine"
        """.utf8))
    let settings = file.settings
    #expect(file.problems == [])
    #expect(settings.dayStart == ClockTime(hour: 4, minute: 30))
    #expect(settings.window == .fixed(opens: try clock(20, 0), closes: try clock(4, 0)))
    #expect(settings.usualStart == .at(try clock(19, 30)))
    #expect(settings.goalRepeat.isOn)
    #expect(!settings.notify.goal.isOn)
    #expect(settings.notify.before.span == .minutes(30))
    #expect(settings.notify.beyond.span == .hours(2))
    #expect(settings.notify.windowOpens.span == .zero)
    #expect(settings.notify.windowCloses.span == nil)
    #expect(!settings.notify.forgotten.isOn)
    #expect(
      settings.quiet.map(\.days) == [
        [.friday, .saturday, .sunday, .monday], Set(Weekday.allCases),
      ])
    #expect(settings.quiet.map(\.from) == [try clock(22, 0), try clock(12, 0)])
    #expect(settings.quiet.map(\.to) == [try clock(7, 0), try clock(13, 0)])
    #expect(settings.click == .command("xterm -e 'fastctl watch' # mine"))
  }

  private func clock(_ hour: Int, _ minute: Int) throws -> ClockTime {
    try #require(ClockTime(hour: hour, minute: minute))
  }
}

extension ValueMistake {
  static func none(_ nearest: String?) -> Self { .notUnderstood(nearest: nearest) }
}
