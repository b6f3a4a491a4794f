import TestSupport
import Testing
import Time
import Views
import Wire

struct SearchPageTests {
  private static let zone = Zone.utc
  private let english = Wording(zone: SearchPageTests.zone)
  private let german = Wording(
    phrases: German.phrases, customs: Customs(locale: "de_DE", language: "de"),
    zone: SearchPageTests.zone)

  private static let fasting = Examples.fasting(now: Examples.at(9, 5, day: 1))

  private func intents(_ text: String, _ snapshot: Snapshot?) -> [SearchIntent] {
    SearchPage(snapshot, english).hits(of: SearchQuery([text])).map(\.intent)
  }

  @Test func `offers what can be done`() {
    #expect(intents("fast", Self.fasting) == [.status, .stop])
    #expect(intents("fast", Examples.idle()) == [.status, .start])
    #expect(intents("fast", Examples.eating()) == [.status, .start])
    #expect(intents("fast", nil) == [.status, .start, .stop])
  }

  @Test func `says how it stands instead of what cannot be done`() {
    #expect(intents("start fasting", Self.fasting) == [.status])
    #expect(intents("stop fasting", Examples.idle()) == [.status])
    #expect(intents("start fasting", Examples.idle()) == [.start])
    #expect(intents("stop fasting", Self.fasting) == [.stop])
    #expect(intents("stop fasting", nil) == [.stop])
  }

  @Test func `is worded in both languages`() throws {
    var text = ""
    let moments: [(String, Snapshot?)] = [
      ("fasting", Self.fasting), ("idle", Examples.idle()), ("eating", Examples.eating()),
      ("away", nil),
    ]
    for (name, snapshot) in moments {
      for (language, wording) in [("en", english), ("de", german)] {
        text += "\(name) \(language)\n"
        let page = SearchPage(snapshot, wording)
        for hit in page.hits(of: SearchQuery(["fast"])) {
          let entry = page.entry(hit.intent)
          text += "  \(entry.intent.rawValue): \(entry.title) | \(entry.detail) | \(entry.icon)\n"
        }
      }
    }
    try Golden.expect(text, is: "search", at: #_sourceLocation)
  }
}
