import Testing
import Views

struct SearchQueryTests {
  private func intents(_ text: String) -> [SearchIntent] {
    SearchQuery([text]).hits.map(\.intent)
  }

  @Test(arguments: [
    "start fasting", "Start Fasting", "begin a fast", "start my fast now", "new fast", "star fas",
    "fasting start", "fasten starten", "Fasten beginnen", "starte das Fasten",
    "neues fasten", "los fasten", "start intermittent fasting", "start, fast!",
  ])
  func `asks to start`(_ text: String) {
    #expect(intents(text) == [.start])
  }

  @Test(arguments: [
    "stop fasting", "stop fast", "end my fast", "break my fast", "finish fasting", "sto fas",
    "fasten stoppen", "Fasten beenden", "beende das Fasten", "fasten brechen", "fasten aufhören",
    "fasten aufhoeren", "fasten aufhoren", "FASTEN AUFHÖREN", "fasten aufho\u{308}ren",
  ])
  func `asks to stop`(_ text: String) {
    #expect(intents(text) == [.stop])
  }

  @Test(arguments: [
    "how long have I been fasting", "how long have i been fasting?", "how long fast", "fast status",
    "when does my fast end", "when did my fast start", "fasting time left", "how much fasting",
    "wie lange faste ich", "Wie lange faste ich schon?",
    "wie lange habe ich gefastet", "seit wann faste ich", "wann ist mein fasten vorbei",
    "fasten fortschritt", "wie lang fast",
  ])
  func `asks how it stands`(_ text: String) {
    #expect(intents(text) == [.status])
  }

  @Test(arguments: [
    "fast", "Fasting", "fasten", "ich faste", "fastd", "fastctl", "my fast", "a fast",
    "intervallfas", "gefast", "faste",
  ])
  func `the mere topic may be every wish, how it stands first`(_ text: String) {
    #expect(intents(text) == [.status, .start, .stop])
  }

  @Test(arguments: [
    "", " ", "f", "fa", "fas", "start", "stop", "status", "how long", "wie lange", "firefox",
    "fastfetch", "fastboot", "fast food", "fasten seat belt", "breakfast", "steadfast", "fastmail",
    "fast forward", "fasteners", "start firefox", "stop the music", "st", "a", "fasching", "inter",
    "internet", "gefa", "gefahr",
    "fast 2 furious", "starten", "wie spät ist es", "速い", "fast 速い", "16:8",
    "fast; rm -rf ~", "$(fast)x", "fascist start",
  ])
  func `says nothing to those who look for something else`(_ text: String) {
    #expect(intents(text) == [])
  }

  @Test func `terms count as one text split`() {
    let texts = ["how", "long", "have", "i", "been", "fasting"]
    #expect(SearchQuery(texts).hits == SearchQuery([texts.joined(separator: " ")]).hits)
  }

  @Test func `each letter typed leads nearer`() {
    var last = 0
    for text in ["fast", "fast st", "fast sto", "fast stop", "fasting stop"] {
      let score = SearchQuery([text]).hits.first { $0.intent == .stop }?.score ?? 0
      #expect(score >= last, "\(text)")
      last = score
    }
    #expect(last == 1000)
  }

  @Test(arguments: [
    [String(repeating: "fast ", count: 50)], Array(repeating: "fast", count: 13),
    [String(repeating: "a", count: 100_000) + " fast"],
    ["fast" + String(repeating: " ", count: 400)],
  ])
  func `what nobody types is not looked at`(_ terms: [String]) {
    #expect(SearchQuery(terms).hits == [])
  }
}
