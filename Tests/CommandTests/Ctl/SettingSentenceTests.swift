import Settings
import Testing
import Views

@testable import fastctl

@Suite struct `What is said about a setting` {
  @Test(arguments: [
    ("language", "dee", "Did you mean de? Use one of: system, en, de"),
    ("log.level", "loud", "Use one of: error, warning, notice, info, debug"),
    (
      "day.start", "07:00",
      "The maximum is 06:00. Use a time from 00:00 to 06:00, such as: day.start = 04:00"
    ),
    (
      "window", "9:00-9:00",
      "Both times are the same. Use following or two times of day, such as: window = 12:00-20:00"
    ),
    (
      "start.usual", "25:00",
      "Use learnt or a time from 00:00 to 23:59, such as: start.usual = 20:00"
    ),
    (
      "notify.before", "30",
      "Use off, on or a span from 1m to 12h, such as: notify.before = 45m"
    ),
    (
      "notify.forgotten", "10m",
      "The minimum is 30m. Use off, on or a span from 30m to 48h, such as: notify.forgotten = 8h"
    ),
    (
      "quiet", "fry 22:00-07:00",
      "'fry' is not a day of the week. Did you mean fri? Use off or up to 16 rules of two times each, perhaps "
        + "with days, such as: quiet = mon-fri 22:00-07:00"
    ),
    (
      "notify.stages.timeout", "sever",
      "Did you mean server? Use server, never or a span from 1s to 1h, "
        + "such as: notify.stages.timeout = 10s"
    ),
    (
      "notify.window.sound", "./bell.oga",
      "Use off or a name or a path that begins with /, such as: notify.window.sound = complete"
    ),
    (
      "notify.goal.icon", "a b",
      "Use a name or a path that begins with /, such as: notify.goal.icon = appointment-soon"
    ),
    (
      "click", "a\tb",
      "It contains a control character. Use status or a command, "
        + "such as: click = xterm -e fastctl watch"
    ),
  ])
  func `a bad value is told with what would be right`(key: String, value: String, rest: String)
    throws
  {
    var file = SettingsFile([])
    let key = try SettingsFile.key(named: key)
    let error = try #require(throws: SettingsError.self) { try file.set(key, to: value) }
    let said = SettingSentences(phrases: .english).text(of: error)
    #expect(said == "'\(value)' does not fit \(key.rawValue). \(rest)")
  }

  @Test(arguments: [
    (ValueMistake.noDay("x", nearest: nil), "'x' is not a day of the week: mon, tue"),
    (.badRule("sat"), "'sat' does not have two times."),
    (.noRule, "Something is missing before or after a comma."),
    (.tooMany(limit: 16), "At most 16 rules"), (.tooLong(limit: 64), "At most 64 bytes"),
    (.bothQuotes, "needs quotes, but contains both kinds"),
  ])
  func `each mistake has its sentence`(mistake: ValueMistake, part: String) {
    let error = SettingsError.badValue(key: .single(.quiet), value: "v", why: mistake)
    #expect(SettingSentences(phrases: .english).text(of: error).contains(part))
  }

  @Test func `a long value is told by its beginning`() throws {
    var file = SettingsFile([])
    let long = String(repeating: "x", count: 1001)
    let error = try #require(throws: SettingsError.self) {
      try file.set(.single(.click), to: long)
    }
    let said = SettingSentences(phrases: .english).text(of: error)
    #expect(
      said.hasPrefix("'\(long.prefix(60))…' does not fit click. At most 1000 bytes are possible."))
  }
}
