import Testing

@testable import Settings

@Suite struct SettingsEditTests {
  @Test(arguments: [
    ("", "language = de\n"),
    ("language = en\n", "language = de\n"),
    (
      "# mine\n\n  language=\"en\"   # why\nlog.level = info\n",
      "# mine\n\n  language=de   # why\nlog.level = info\n"
    ),
    ("language = en", "language = de\n"),
    ("language =\n", "language =de\n"),
    ("#language = en\n", "#language = en\nlanguage = de\n"),
  ])
  func `setting a key keeps comments and order`(before: String, after: String) throws {
    var file = SettingsFile(Array(before.utf8))
    try file.set(.single(.language), to: "de")
    #expect(String(decoding: file.text, as: UTF8.self) == after)
    #expect(file.settings.language.rawValue == "de")
    #expect(file.problems.isEmpty)
  }

  @Test(arguments: [
    ("xterm -e fastctl", "click = xterm -e fastctl\n"), ("a b#c", "click = a b#c\n"),
    ("a # b", "click = \"a # b\"\n"), ("#a", "click = \"#a\"\n"),
    ("'a' b", "click = \"'a' b\"\n"), ("\"a\" b", "click = '\"a\" b'\n"),
    ("a \"b\" 'c'", "click = a \"b\" 'c'\n"),
  ])
  func `a value gets quotes where it needs them`(value: String, text: String) throws {
    var file = SettingsFile([])
    try file.set(.single(.click), to: value)
    #expect(String(decoding: file.text, as: UTF8.self) == text)
    #expect(SettingsFile(file.text).settings.click == .command(value))
  }

  @Test(arguments: ["'a' \"b\"", "\"a\" 'b'", "a 'b' \"c\" # d", "#'\""])
  func `a value that no quotes fit around is refused`(value: String) {
    var file = SettingsFile([])
    let error = SettingsError.badValue(key: .single(.click), value: value, why: .bothQuotes)
    #expect(throws: error) { try file.set(.single(.click), to: value) }
    #expect(file.text.isEmpty)
  }

  @Test func `a value is written in its one form`() throws {
    var file = SettingsFile(Array("notify.before = 1.5h\n".utf8))
    try file.set(.single(.notifyBefore), to: "90m")
    try file.set(.single(.quiet), to: "mon-sun 22:00 - 7:00")
    #expect(
      String(decoding: file.text, as: UTF8.self)
        == "notify.before = 1h30m\nquiet = 22:00-07:00\n")
  }

  @Test func `a bad value changes nothing`() {
    var file = SettingsFile(Array("language = en\n".utf8))
    #expect(
      throws: SettingsError.badValue(
        key: .single(.language), value: "fr", why: .notUnderstood(nearest: nil))
    ) {
      try file.set(.single(.language), to: "fr")
    }
    #expect(String(decoding: file.text, as: UTF8.self) == "language = en\n")
  }

  @Test func `unsetting a key brings its default back`() {
    var file = SettingsFile(Array("# a\nlanguage = de\n# b\nlanguage = en\n".utf8))
    file.unset(.single(.language))
    #expect(String(decoding: file.text, as: UTF8.self) == "# a\n# b\n")
    #expect(file.settings.language == .system)
    #expect(file.problems.isEmpty)
  }

  @Test func `an old name stays where a value is changed`() throws {
    var file = SettingsFile(
      Array("lang = en\n".utf8), renames: Renames([("lang", .single(.language))]))
    try file.set(.single(.language), to: "de")
    #expect(String(decoding: file.text, as: UTF8.self) == "lang = de\n")
  }

  @Test func `the sample explains every key and sets none`() {
    let sample = SettingsFile.sample()
    let file = SettingsFile(Array(sample.utf8))
    #expect(file.problems.isEmpty)
    #expect(!Settings.Key.allCases.contains(where: file.sets))
    for key in Settings.Key.Single.allCases {
      #expect(sample.contains("# \(key.row.sentence.rawValue).\n"))
    }
  }

  @Test func `the sample says what can be written, within which limits`() {
    let sample = SettingsFile.sample()
    for line in [
      "# on | off\n#notify.goal = on", "# HH:MM (00:00 – 06:00)\n#day.start = 00:00",
      "# off | on | SPAN (1m – 12h; on = 30m)\n#notify.before = off",
      "# off | [DAYS] HH:MM-HH:MM[, ...] (mon-fri 22:00-07:00)\n#quiet = off",
      "# notify.KIND.timeout = server | never | SPAN (1s – 1h)\n#   How long",
      "\n# goal halfway before beyond stages safety forgotten window start phase reminder\n",
    ] {
      #expect(sample.contains(line))
    }
    #expect(sample.split(separator: "\n").count < 210)
  }

  @Test func `the sample is a file of the defaults once its marks are taken away`() {
    let text = SettingsFile.sample().split(separator: "\n").map {
      $0.hasPrefix("#") && !$0.hasPrefix("# ") ? $0.dropFirst() : $0
    }
    let file = SettingsFile(Array(text.joined(separator: "\n").utf8))
    #expect(file.problems.isEmpty)
    for key in Settings.Key.Single.allCases.map(Settings.Key.single) {
      #expect(file.sets(key) != key.isRow, "\(key.rawValue)")
    }
    #expect(file.settings == Settings())
  }
}
