import Nouns
import TestSupport
import Testing
import Time
import Views
import Wire

@Suite struct `A search for a meal or a weight` {
  @Test(arguments: [
    ("weight 82.4", JournalQuery.weight("82.4")), ("Gewicht 82,4", .weight("82,4")),
    ("log weight 82.4 kg", .weight("82.4 kg")), ("gewicht 82,4 eintragen", .weight("82,4")),
    ("weight 13st 2", .weight("13st 2")), ("log weight", .anyWeight),
    ("Gewicht eintragen", .anyWeight), ("log oats 80g", .meal("oats 80g")),
    ("meal oats + milk", .meal("oats + milk")), ("essen 2 eier", .meal("2 eier")),
    ("mahlzeit eintragen", .anyMeal), ("log meal", .anyMeal),
    ("ate bread and butter", .meal("bread and butter")), ("log 650kcal", .meal("650kcal")),
  ])
  func `is read in both languages`(text: String, query: JournalQuery) {
    #expect(JournalQuery([text]) == query)
    #expect(JournalQuery(text.split(separator: " ").map(String.init)) == query)
  }

  @Test(arguments: [
    "", " ", "weight", "gewicht", "meal", "essen", "log", "logout", "weightlifting 3", "weather",
    "82.4", "oats 80g", "firefox", "start fasting", "logarithm 3",
  ])
  func `is none where it is about something else`(text: String) {
    #expect(JournalQuery([text]) == nil)
  }

  @Test func `is none where nobody types so much`() {
    #expect(JournalQuery(["log " + String(repeating: "a", count: 200)]) == nil)
    #expect(JournalQuery(Array(repeating: "log", count: 10_000)) == nil)
  }

  private func intent(_ text: String, _ reading: MealReading? = nil) -> SearchIntent? {
    JournalQuery([text])?.intent(in: .kilograms) { _ in reading }
  }

  @Test(
    arguments: [
      ("weight 82.4", SearchIntent.weight(82_400)), ("gewicht 82,4", .weight(82_400)),
      ("weight 181 lb", .weight(82_100)), ("weight 5", nil), ("weight of gold", nil),
      ("weight +0.2", nil), ("weight 9999", nil), ("log weight", .weight(nil)),
      ("log meal", .meal(nil)), ("log files", nil),
    ] as [(String, SearchIntent?)])
  func `offers a weight that people have`(text: String, intent: SearchIntent?) {
    #expect(self.intent(text) == intent)
  }

  private func reading(_ name: String, food: String? = nil, kcal: Int64? = nil) -> MealReading {
    var item = ReadMealItem()
    item.item = NewMealItem(name, food: food)
    item.item.nutrition.energy = kcal
    var reading = MealReading()
    reading.items = [item]
    return reading
  }

  @Test func `offers a meal of food that is known, or of energy`() {
    #expect(intent("log oats", reading("oats", food: "staple:oats")) == .meal("oats"))
    #expect(intent("log x 200kcal", reading("x", kcal: 200)) == .meal("x 200kcal"))
    #expect(intent("log files", reading("files")) == nil)
    var later = reading("oats", food: "staple:oats")
    later.time = "12:00"
    #expect(intent("log oats @12:00", later) == nil)
    #expect(intent("log oats", MealReading()) == nil)
  }

  @Test(arguments: [
    SearchIntent.status, .start, .stop, .weight(nil), .weight(82_400), .meal(nil),
    .meal("oats: 80g"),
  ])
  func `comes back as it was sent`(intent: SearchIntent) {
    #expect(SearchIntent(rawValue: intent.rawValue) == intent)
  }

  @Test(arguments: [
    "", "weight:", "weight:x", "weight:5", "weight:99999999999999999999", "meal:", "purge",
    "start:x", "status:1",
  ])
  func `of another program may be anything`(text: String) {
    let intent = SearchIntent(rawValue: text)
    #expect(intent == nil || intent == .weight(nil) || intent == .meal(nil))
  }

  @Test func `is done by fastctl, with no word of its own as an option`() {
    #expect(SearchIntent.weight(82_405).command == ["weight", "--popup", "--", "82.405 kg"])
    #expect(SearchIntent.meal("--end-fast").command == ["meal", "--popup", "--", "--end-fast"])
    #expect(SearchIntent.meal(nil).command == ["meal", "--popup"])
  }

  @Test func `says what it would record`() {
    let page = SearchPage(nil, Wording(zone: .utc))
    #expect(page.entry(.weight(82_400)).title == "Log weight: 82.4 kg")
    let meal = page.entry(.meal("oats")) { _ in reading("oats", food: "staple:oats", kcal: 278) }
    #expect(meal.title == "Log a meal: oats, 278 kcal")
    #expect(page.entry(.meal("a\nb")).title == "Log a meal: a b")
    #expect(page.entry(.meal(nil)).title == "Log a meal")
  }
}
