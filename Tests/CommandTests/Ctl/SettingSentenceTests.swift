import Settings
import Testing
import Views

@testable import fastctl

@Suite struct `What is said about a setting` {
  @Test(arguments: [
    ("language", "dee", "Did you mean 'de'? It can be one of: system, en, de"),
    ("log.level", "loud", "It can be one of: error, warning, notice, info, debug"),
    (
      "day.start", "07:00",
      "The maximum is 06:00. It can be a time from 00:00 to 06:00, such as: day.start = 04:00"
    ),
    (
      "window", "9:00-9:00",
      "Both times are the same. It can be following or two times of day, such as: window = 12:00-20:00"
    ),
    (
      "start.usual", "25:00",
      "It can be learnt or a time from 00:00 to 23:59, such as: start.usual = 20:00"
    ),
    (
      "notify.before", "30",
      "It can be off, on or a length of time from 1m to 12h, such as: notify.before = 45m"
    ),
    (
      "notify.forgotten", "10m",
      "The minimum is 30m. It can be off, on or a length of time from 30m to 48h, such as: notify.forgotten = 8h"
    ),
    (
      "quiet", "fry 22:00-07:00",
      "'fry' is not a day. Did you mean 'fri'? It can be off or up to 16 rules of two times each, "
        + "optionally with days, such as: quiet = mon-fri 22:00-07:00"
    ),
    (
      "notify.stages.timeout", "sever",
      "Did you mean 'server'? It can be server, never or a length of time from 1s to 1h, "
        + "such as: notify.stages.timeout = 10s"
    ),
    (
      "notify.window.sound", "./bell.oga",
      "It can be off or a name or a path that starts with /, such as: notify.window.sound = complete"
    ),
    (
      "notify.goal.icon", "a b",
      "It can be a name or a path that starts with /, such as: notify.goal.icon = appointment-soon"
    ),
    (
      "click", "a\tb",
      "It contains a control character. It can be status or a command, "
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
    #expect(said == "\(key.rawValue) cannot be '\(value)'. \(rest)")
  }

  @Test(arguments: [
    (ValueMistake.noDay("x", nearest: nil), "'x' is not a day. Expected mon, tue"),
    (.badRule("sat"), "'sat' does not contain two times."),
    (.noRule, "There is nothing next to a comma."),
    (.tooMany(limit: 16), "At most 16 rules"), (.tooLong(limit: 64), "At most 64 bytes"),
    (.bothQuotes, "needs quotes around it but contains both kinds"),
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
      said.hasPrefix("click cannot be '\(long.prefix(60))…'. At most 1000 bytes are allowed."))
  }
}
