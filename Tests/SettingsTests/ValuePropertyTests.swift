import TestSupport
import Testing
import Time

@testable import Settings

/// Random values; a failure names its seed.
@Suite struct ValuePropertyTests {
  @Test(arguments: Settings.Key.allCases)
  func `the default of a key sets what is set without it`(key: Settings.Key) throws {
    var settings = Settings()
    try settings.set(key, to: key.fallback)
    #expect(settings[key] == key.fallback)
    #expect(settings.isDefault(key))
    if !key.isLook { #expect(settings == Settings()) }
  }

  @Test(arguments: Settings.Key.allCases)
  func `the example of a key is right`(key: Settings.Key) throws {
    var settings = Settings()
    try settings.set(key, to: key.shape.example)
    #expect(settings[key] == key.shape.example)
  }

  @Test func `every value is read back from the file it was written to`() throws {
    var random = Seeded()
    for _ in 0..<300 {
      var file = SettingsFile([])
      var settings = Settings()
      for key in Settings.Key.allCases.shuffled(using: &random).prefix(20) {
        let text = key.shape.randomValue(using: &random)
        try settings.set(key, to: text)
        try file.set(key, to: text)
        #expect(file.settings[key] == settings[key], "seed \(random.seed)")
      }
      let read = SettingsFile(file.text)
      #expect(read.problems == [], "seed \(random.seed)")
      #expect(read.settings == settings, "seed \(random.seed)")
    }
  }

  @Test func `no text traps, and what is taken is written so that it is taken again`() throws {
    var random = Seeded()
    let pieces = [
      "off", "on", "mon", "fri-", "sun ", "22:00", "-07:00", ",", " ", "-", ":", "1h", "30m", "9",
      "999999", "server", "/", "#", " #", "\"", "'", "\n", "\r", "\t", "\u{0}", "\u{301}", "é", "😎",
      "x", "=", "\\", "24:00", "12:3",
    ]
    for _ in 0..<3000 {
      let count = Int.random(in: 0...7, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let key = try #require(Settings.Key.allCases.randomElement(using: &random))
      var file = SettingsFile([])
      do {
        try file.set(key, to: text)
      } catch {
        #expect(file.text.isEmpty, "seed \(random.seed)")
        continue
      }
      var settings = Settings()
      try settings.set(key, to: text)
      let read = SettingsFile(file.text)
      #expect(read.problems == [], "\(key) = \(text), seed \(random.seed)")
      #expect(read.settings == settings, "\(key) = \(text), seed \(random.seed)")
      var again = read
      try again.set(key, to: read.settings[key])
      #expect(again.text == file.text, "seed \(random.seed)")
    }
  }

  @Test func `no bytes trap, as the text of a file or of a key`() {
    var random = Seeded()
    for _ in 0..<3000 {
      let count = Int.random(in: 0...40, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      let name = Settings.Key.allCases.randomElement(using: &random)?.rawValue ?? ""
      let file = SettingsFile(Array("\(name) = ".utf8) + bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(Settings.Key(rawValue: text) == nil, "seed \(random.seed)")
      let lines = file.text.split(separator: UInt8(ascii: "\n")).count
      #expect(file.problems.count <= lines, "seed \(random.seed)")
    }
  }
}

extension Shape {
  /// One of the words, or something of the form.
  fileprivate func randomValue(using random: inout Seeded) -> String {
    guard let form, words.isEmpty || Bool.random(using: &random) else {
      return words.randomElement(using: &random) ?? ""
    }
    switch form {
    case .clock(let limits):
      let seconds = limits.lowerBound.secondOfDay...limits.upperBound.secondOfDay
      return Shape.clock(.random(in: seconds, using: &random))
    case .clocks: return Shape.clocks(&random)
    case .quietRules:
      let count = Int.random(in: 1...16, using: &random)
      return (0..<count).map { _ in Shape.days(&random) + Shape.clocks(&random) }
        .joined(separator: ",")
    case .span(let limits, _):
      return
        "\(Int64.random(in: limits.lowerBound.seconds...limits.upperBound.seconds, using: &random))s"
    case .number(let limits, _): return String(Int64.random(in: limits, using: &random))
    case .path: return "/a/b \"c\" # d \(Int.random(in: 0...9, using: &random))"
    case .nameOrPath: return Bool.random(using: &random) ? "bell-2" : "/a/b \"c\" # d "
    case .commandLine:
      return ["xterm -e a", "'a' # b", "\"a\" b", "a # b", "# a", "a \"b\" 'c'"]
        .randomElement(using: &random) ?? ""
    }
  }

  private static func clock(_ second: Int) -> String {
    "\(second / 3600):\(second / 60 % 60 < 10 ? "0" : "")\(second / 60 % 60)"
  }

  private static func clocks(_ random: inout Seeded) -> String {
    let from = Int.random(in: 0..<1440, using: &random)
    let to = (from + Int.random(in: 1..<1440, using: &random)) % 1440
    return "\(clock(from * 60))-\(clock(to * 60))"
  }

  private static func days(_ random: inout Seeded) -> String {
    let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    let days = (0..<Int.random(in: 0...2, using: &random)).map { _ in
      names.randomElement(using: &random) ?? ""
    }
    return days.isEmpty ? "" : days.joined(separator: "-") + " "
  }
}
