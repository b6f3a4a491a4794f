import TestSupport
import Testing
import Time

@testable import Views

@Suite struct `What the coach says` {
  private static let ways = [("English", Way.english), ("German", Way.german)]
  private static let occasions = CoachEvent.allCases.flatMap { event in
    event.moods.map { (event, $0) }
  }

  @Test func `stands in a table that is kept`() throws {
    var page = ""
    for (name, wording) in Self.ways {
      page += "== \(name)\n"
      for (event, mood) in Self.occasions {
        page += "\(event.rawValue)/\(mood)\n"
        for line in CoachVoice(wording).lines(for: event, mood) { page += "  \(line)\n" }
      }
      page += RoarMessage.allCases.map { wording.phrases($0) + "\n" }.joined()
    }
    try Golden.expect(page, is: "coach-lines", at: #_sourceLocation)
  }

  @Test func `is something on every occasion, and each line belongs to one`() {
    var used: [CoachMessage] = []
    for (event, mood) in Self.occasions {
      let lines = CoachMessage.lines(for: event, mood)
      #expect(!lines.isEmpty, "\(event)/\(mood)")
      used += lines
    }
    #expect(used.count == Set(used).count)
    #expect(Set(used) == Set(CoachMessage.allCases))
  }

  static let scolding = [
    "!", "fail", "miss", "broke", "bad", "too late", "wrong", "unfortunately", "sorry", "lost",
    " lose ", "gave up", "give up", "guilt", "cheat", "should", "must", "have to", "weak", "lazy",
    "only", "shame", "discipline", "excuse", "disappoint",
    "versag", "verpass", "gescheiter", "leider", "schlecht", "zu spät", "falsch", "verlor",
    "verlier", "verfehl", "schuld", "gebrochen", "aufgegeben", "aufgeben", "nicht geschafft",
    "hättest", "solltest", "schwach", "faul", "nur ", "scham", "schäm", "disziplin", "ausrede",
    "enttäusch",
  ]

  @Test func `never scolds, shouts or promises`() {
    let promises = ["burn fat", "metabolism", "autophag", "detox", "fett verbrenn", "stoffwechsel"]
    for (_, wording) in Self.ways {
      for line in CoachMessage.allCases.map({ wording.phrases($0).lowercased() }) {
        for word in Self.scolding + promises {
          #expect(!line.contains(word), "\(word) in: \(line)")
        }
      }
    }
  }

  @Test func `fits into a line and needs nothing filled in`() {
    for (_, wording) in Self.ways {
      for message in CoachMessage.allCases {
        let line = wording.phrases(message)
        #expect((10...76).contains(line.cells), "\(line)")
        #expect(line.hasSuffix(".") && !line.contains("{") && !line.contains("  "), "\(line)")
        #expect((line == message.rawValue) == (wording.phrases(RoarMessage.single) == "Whoosh!"))
      }
    }
  }

  @Test func `is louder the more was earned, and beside a roar nothing is loud`() {
    for (_, wording) in Self.ways {
      let roars = Roar.allCases.map { RoarMessage($0).map { wording.phrases($0) } ?? "" }
      #expect(roars.map(\.cells) == roars.map(\.cells).sorted())
      #expect(Set(roars).count == 4)
      for event in CoachEvent.allCases {
        let words = CoachVoice(wording).words(for: event, now: Self.noon)
        let roar = roars[CoachPose(event).roar.rawValue]
        #expect(words.hasPrefix(roar))
        #expect(words.count { $0 == "!" } == (roar.isEmpty ? 0 : 1), "\(words)")
      }
    }
  }

  private static let noon = Instant(milliseconds: Examples.at(12))

  @Test func `is the same all day and another on the next`() {
    let voice = CoachVoice(Way.english)
    func line(_ hour: Int64, day: Int64) -> String {
      voice.words(for: .fasting, now: Instant(milliseconds: Examples.at(hour, day: day)))
    }
    for day: Int64 in -3...3 {
      let today = Set((0..<24).map { line($0, day: day) })
      #expect(today.count == 1)
      #expect(line(0, day: day + 1) != line(0, day: day))
    }
    #expect(Set((0..<3).map { line(9, day: $0) }).count == 3)
  }

  @Test(arguments: [Int64.min, -1, 0, .max])
  func `is something at any moment`(milliseconds: Int64) {
    let words = CoachVoice(Way.english).words(for: .idle, now: Instant(milliseconds: milliseconds))
    #expect(!words.isEmpty)
  }
}
