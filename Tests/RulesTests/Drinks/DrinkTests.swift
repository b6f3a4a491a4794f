import Nouns
import TestSupport
import Testing
import Time

@testable import Rules

@Suite struct `What a person drinks` {
  private func drinks(_ scene: Scene) -> [Drink] {
    scene.shelf.plans.values.compactMap { $0.noun as? Drink }
      .sorted { $0.at.instant < $1.at.instant }
  }

  @Test func `is recorded for now or then, and can be corrected, deleted and brought back`() throws
  {
    var scene = Scene()
    try scene.perform(.drink(.add(NewDrink(ml: 300, what: " green tea "))))
    let drink = try #require(drinks(scene).first)
    #expect(drink.at == Mark(scene.now, in: scene.moment.days))
    #expect((drink.ml, drink.what) == (300, "green tea"))
    let then = scene.now - .hours(30)
    try scene.perform(.drink(.edit(DrinkEdit(id: drink.id.text, ml: 250, what: "", at: then))))
    #expect(drinks(scene) == [Drink(id: drink.id, at: scene.moment.mark(then), ml: 250)])
    #expect(
      scene.refusal(of: .drink(.edit(DrinkEdit(id: drink.id.text, ml: 250)))) == .nothingToChange)
    try scene.perform(.drink(.delete(String(drink.id.text.prefix(5)))))
    #expect(drinks(scene) == [])
    try scene.perform(.undo)
    #expect(drinks(scene).map(\.ml) == [250])
  }

  @Test func `is refused where nobody can have drunk that, or not then`() throws {
    let scene = Scene()
    func refusal(_ ml: Int64 = 300, what: String? = nil, at: Instant? = nil) -> Refusal? {
      scene.refusal(of: .drink(.add(NewDrink(ml: ml, what: what, at: at))))
    }
    for ml in [Int64.min, -1, 0, 9, 5001, .max] {
      #expect(refusal(ml) == .numberOutOfRange(field: "ml", ml, allowed: 10...5000))
    }
    let soon = scene.now + Span(milliseconds: 1)
    #expect(refusal(at: soon) == .inTheFuture(soon))
    let long = String(repeating: "é", count: 61)
    #expect(refusal(what: long) == .textTooLong(field: "what", limit: 120))
    #expect(refusal(what: "tea\u{1b}") == .textNotPlain(field: "what"))
    #expect(refusal(10, what: String(long.dropLast())) == nil)
    #expect(refusal(5000) == nil)
    #expect(scene.refusal(of: .drink(.delete(""))) == .notFound(""))
    #expect(scene.refusal(of: .drink(.delete("zz"))) == .notFound("zz"))
  }

  // MARK: A day

  private func item(
    _ food: String?, _ amount: Int64? = nil, _ unit: String? = nil, portion: Int64? = nil
  ) -> MealItem {
    var item = MealItem.sample(RowID(bits: 1, 2), at: Scene.beginning)
    (item.food, item.amount, item.unit, item.portion) = (food, amount, unit, portion)
    return item
  }

  private static let items:
    [(food: String?, amount: Int64?, unit: String?, portion: Int64?, ml: Int64?)] =
      [
        ("staple:cola", 300_000, "ml", 3120, 300), ("staple:cola", 300, "l", 3120, 300),
        ("staple:cola", 33_000, "cl", nil, 330), ("staple:cola", 1000, "can", 3430, 330),
        ("staple:water", 1000, "glass", 2000, 200), ("staple:water", nil, nil, 2000, 200),
        ("staple:water", nil, nil, nil, nil), ("staple:milk-whole", 200_000, "ml", 2060, 200),
        ("staple:oat-drink", 1000, "glass", 2040, 200),
        ("staple:cream-whipping", 100_000, "ml", 1000, nil),
        ("staple:coconut-milk", 100_000, "ml", 970, nil), ("staple:oats", 80_000, "g", 800, nil),
        ("staple:nothing", 80_000, "ml", 800, nil), ("off:4000", 330_000, "ml", 3300, nil),
        (nil, 300_000, "ml", 3000, nil),
      ]

  @Test(arguments: items)
  func `of a meal is a drink what the table of foods says is one`(
    food: String?, amount: Int64?, unit: String?, portion: Int64?, ml: Int64?
  ) {
    #expect(item(food, amount, unit, portion: portion).millilitresDrunk == ml)
  }

  @Test func `is added up for a day, the drinks of meals among it`() {
    func drink(_ hours: Int64, _ ml: Int64) -> Drink {
      Drink(
        id: RowID(bits: 3, UInt64(hours)), at: Mark(Scene.beginning - .hours(hours), in: .utc),
        ml: ml)
    }
    var cola = item("staple:cola", 300_000, "ml")
    cola.at = Mark(Scene.beginning - .hours(2), in: .utc)
    let drunk = DayDrinks([drink(3, 250), drink(5, 500)], meals: [cola, item(nil)])
    #expect((drunk.ml, drunk.ofMeals) == (1050, 300))
    #expect(drunk.last == LastDrink(id: cola.id, at: Scene.beginning - .hours(2)))
    let none = DayDrinks([], meals: [item("staple:oats", 80_000, "g")])
    #expect((none.ml, none.last) == (0, nil))
  }

  // MARK: Reminders

  /// As a person would work it out: after the last drink every so often, within a day, in the hours.
  private func due(
    _ wish: DrinkWish, after last: Instant, in zone: Zone
  ) -> [Instant] {
    stride(from: wish.every.milliseconds, through: 86_400_000, by: Int(wish.every.milliseconds))
      .map { last + Span(milliseconds: $0) }.filter { moment in
        let clock = zone.local(moment).clock
        return wish.from < wish.to
          ? clock >= wish.from && clock < wish.to : clock >= wish.from || clock < wish.to
      }
  }

  @Test func `is asked for some time after the last drink, only within the hours`() throws {
    var random = Seeded()
    let seed = random.seed
    for _ in 0..<200 {
      let hours = (0..<2).map { _ in
        ClockTime(hour: .random(in: 0...23, using: &random), minute: 0) ?? .midnight
      }
      guard hours[0] != hours[1] else { continue }
      let wish = DrinkWish(
        every: .minutes(.random(in: 30...720, using: &random)), from: hours[0], to: hours[1])
      var wishes = Wishes()
      wishes.drinking = wish
      var scene = Scene(wishes: wishes)
      let last = scene.now - .minutes(.random(in: 0...1500, using: &random))
      scene.drinkLast(LastDrink(id: RowID(bits: 3, 4), at: last))
      let told = scene.engine.agenda(at: scene.moment).upcoming(
        after: scene.now, through: scene.now + .hours(48), limit: 100
      ).filter { $0.key.kind == .drink }
      let expected = due(wish, after: last, in: scene.zone).filter { $0 > scene.now }
      #expect(told.map(\.key.at) == expected, "seed \(seed): \(wish)")
      for (number, appointment) in told.enumerated() {
        let until = try #require(appointment.until)
        if number + 1 < told.count { #expect(until <= told[number + 1].key.at, "seed \(seed)") }
      }
    }
  }

  @Test func `is not asked for where nobody wants it, or nothing was written down`() {
    var scene = Scene()
    scene.drinkLast(LastDrink(id: RowID(bits: 3, 4), at: scene.now - .hours(1)))
    #expect(scene.engine.agenda(at: scene.moment).drinks == [])
    var wishes = Wishes()
    wishes.drinking = DrinkWish(every: .hours(2), from: .midnight, to: .midnight)
    #expect(Scene(wishes: wishes).engine.agenda(at: scene.moment).drinks == [])
  }
}
