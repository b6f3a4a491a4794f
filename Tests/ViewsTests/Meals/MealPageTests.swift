import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `Meals on a page` {
  private static let today = Day(number: 20_518)
  private static let now = Instant(milliseconds: Examples.at(18, 40, day: 1))

  static func item(
    _ id: String, _ name: String, kcal: Int64?, slot: MealSlot = .breakfast,
    _ change: (inout MealItem) -> Void = { _ in }
  ) -> MealItem {
    var item = MealItem()
    (item.id, item.name, item.slot) = (RowID(id), name, slot)
    let instant = Instant(milliseconds: Examples.at(7, 30, day: 1))
    item.at = Mark(instant: instant, offset: 3600, zone: "", day: today)
    item.nutrition = Nutrition(energy: kcal, protein: 120)
    change(&item)
    return item
  }

  static let items = [
    item("b2", "oats", kcal: 278) {
      ($0.source, $0.amount, $0.unit, $0.portion) = (.staple, 80_000, "g", 800)
    },
    item("c3", "bread", kcal: 105) { ($0.amount, $0.unit) = (1_500, "slice") },
    item("d4", "", kcal: 650, slot: .lunch),
    item("e5", "grandma's\nsurprise \u{1b}[31m", kcal: nil, slot: .dinner) {
      ($0.amount, $0.unit) = (2_000, "plate of hers")
    },
  ]

  /// In units that need words, or whose weight does not go without saying.
  private static let counted = [
    item("f6", "Müsli", kcal: 196) {
      ($0.source, $0.amount, $0.unit) = (.staple, 1000, "bowl"); $0.portion = 600
    },
    item("g7", "eggs", kcal: 164) {
      ($0.source, $0.amount, $0.unit) = (.staple, 2000, "piece"); $0.portion = 1200
    },
    item("h8", "pizza", kcal: 440, slot: .lunch) {
      ($0.source, $0.amount, $0.unit, $0.portion) = (.staple, 500, "whole", 1850)
    },
    item("a9", "snickers", kcal: 240, slot: .snack) {
      ($0.source, $0.amount, $0.unit, $0.portion) = (.staple, 1000, "piece", 500)
    },
  ]

  private static func asOn(_ day: Day) -> ReadMealItem {
    var read = ReadMealItem()
    read.asOn = day.iso
    return read
  }

  static let brand: ReadMealItem = {
    var (read, choice) = (ReadMealItem(), MealFoodChoice())
    choice.name = "chocolate bar with caramel and peanuts"
    choice.germanName = "Schokoriegel mit Karamell und Erdnüssen"
    read.countedAs = choice
    return read
  }()

  private static func macro(
    _ macro: Macro, _ eaten: Int64?, _ target: Int64, _ smiley: MacroSmiley?
  ) -> MacroState {
    let eatenNow = eaten ?? 0
    return MacroState(
      macro: macro, eaten: eaten, target: target, remaining: max(0, target - eatenNow),
      over: max(0, eatenNow - target), smiley: smiley)
  }

  static func day(_ change: (inout MealDay) -> Void = { _ in }) -> MealDay {
    var day = MealDay()
    (day.day, day.meals, day.withoutEnergy) = (today.iso, 3, 1)
    day.nutrition = Nutrition(energy: 1_033, protein: 484, carbs: 1_204, fat: 1_290)
    (day.target, day.remaining, day.over, day.tone) = (1_900, 867, 0, .under)
    day.macros = [
      macro(.protein, 484, 1_340, .red), macro(.carbs, 1_204, 1_500, .green),
      macro(.fat, 1_290, 620, .red), macro(.fiber, nil, 270, nil),
    ]
    change(&day)
    return day
  }

  static func pages(_ page: MealPage) -> [String] {
    var logged = MealChange()
    (logged.items, logged.day) = (items, day())
    logged.foods = [Food(id: RowID("f6"), name: "bread", nutrition: Nutrition(energy: 70))]
    logged.doubted = [DoubtedEnergy(id: items[1].id.text, sum: 210)]
    var over = MealChange()
    over.items = [items[2]]
    over.day = day {
      ($0.remaining, $0.over, $0.withoutEnergy) = (0, 133, 0)
      $0.nutrition.energy = 2_033
    }
    var bare = MealChange()
    bare.items = [items[3]]
    bare.day = day {
      ($0.target, $0.remaining, $0.over, $0.macros) = (nil, nil, nil, [])
      ($0.day, $0.nutrition) = ((today - 3).iso, .unknown)
    }
    var counted = MealChange()
    (counted.items, counted.day) = (self.counted, day { $0.macros = [] })
    let read = [ReadMealItem(), ReadMealItem(), ReadMealItem(), brand]
    var swapped = counted
    (swapped.items, swapped.before) = ([self.counted[3]], [self.counted[1]])
    swapped.before[0].id = swapped.items[0].id
    let meals = [
      SuggestedMeal(items: Array(items.prefix(2)), times: 5, of: 7, total: 9),
      SuggestedMeal(items: [items[3]], times: 1, of: 7, total: 2),
    ]
    return [
      page.text(of: logged, read: [asOn(today - 1)], today: today),
      page.text(of: counted, read: read, today: today),
      page.text(of: swapped, read: [brand], today: today, now: now),
      page.table(of: self.counted, now: now).text,
      page.text(of: over, today: today), page.text(of: bare, today: today),
      page.table(of: items, now: now).text, page.table(of: [], now: now).text,
      page.table(of: [], now: now, empty: .noneOpen).text,
      page.text(of: SuggestionAnswer(slot: .breakfast, suggestions: meals)),
      page.text(of: SuggestionAnswer(slot: .snack, suggestions: [])),
      page.text(of: MealDayAnswer(day: day(), items: items), today: today),
      page.text(of: MealDayAnswer(day: day { $0.closed = true }, items: []), today: today),
    ]
  }

  @Test func `in each state`() throws {
    let page = Way.page {
      Self.pages(MealPage($0.wording, on: $0.screen)).joined(separator: "--\n")
    }
    try Golden.expect(page, is: "meals", at: #_sourceLocation)
  }

  @Test(
    arguments: [
      ([(2, 2)], "What you often eat for breakfast:"), ([(3, 4), (0, 2)], "Often:"),
      ([(1, 1)], "Lately:"),
    ] as [([(times: Int64, total: Int64)], String)])
  func `suggestions are headed by what is true of all of them`(
    counts: [(times: Int64, total: Int64)], heading: String
  ) {
    let meals = counts.map {
      SuggestedMeal(items: [Self.items[0]], times: $0.times, of: 7, total: $0.total)
    }
    let text = MealPage(Way.english, on: .plain)
      .text(of: SuggestionAnswer(slot: .breakfast, suggestions: meals))
    #expect(text.hasPrefix(heading + "\n"), "\(text)")
  }

  @Test func `foods of one meal stay as they were typed, and meals go by time`() {
    func item(_ id: String, minutes: Int64, written: Int64) -> MealItem {
      var item = Self.items[0]
      item.id = RowID(id)
      item.at = Mark(item.at.instant + .minutes(minutes), in: .utc)
      item.written = item.at.instant + Span(milliseconds: written)
      return item
    }
    let items = [
      item("a3", minutes: 0, written: 2), item("c1", minutes: 0, written: 0),
      item("b9", minutes: 90, written: 0), item("b2", minutes: 0, written: 1),
    ]
    #expect(items.newestFirst.map { $0.id.text.prefix(2) } == ["b9", "c1", "b2", "a3"])
    #expect(items.oldestFirst.map { $0.id.text.prefix(2) } == ["c1", "b2", "a3", "b9"])
    #expect(items.lastByID?.id.text.prefix(2) == "a3", "a list goes on behind it")
  }

  @Test func `what nothing is known to have is not 0, but the target of a day without meals`() {
    let page = MealPage(Way.english, on: .plain)
    func text(_ day: MealDay) -> String {
      page.text(of: MealDayAnswer(day: day, items: []), today: Self.today)
    }
    #expect(!text(Self.day()).contains("Fibre"))
    #expect(text(Self.day()).contains("Protein"))
    #expect(text(Self.day { $0.meals = 0 }).contains("27 g"))
  }

  @Test func `the day on one page has what was eaten and weighed`() throws {
    var snapshot = Examples.fasting(now: Examples.at(9, 5, day: 1))
    snapshot.energy = DayEnergy(kcal: 1_900, reason: .diet)
    let page = Way.page {
      TodayPage($0.wording, on: $0.screen).text(
        of: snapshot, meals: Self.day { $0.day = "2026-03-06" },
        weight: `Where the weight stands`.state())
    }
    try Golden.expect(page, is: "today-journals", at: #_sourceLocation)
  }

  @Test func `the day has what was weighed before there is an average of it`() {
    let today = Day(number: 20_518)
    let state = `Where the weight stands`.state { state in
      (state.mean, state.arrow, state.silence, state.weighings) = (nil, nil, .tooFew, 1)
      state.date = (today - 1).iso
    }
    let page = WeightPage(Way.english, on: .plain)
    #expect(page.lines(of: state, today: today) == ["Last weigh-in: 82.4 kg (Thu)"])
    #expect(page.lines(of: WeightState(), today: today) == [])
  }

  @Test func `what has to be asked is named with its choices`() throws {
    var item = ReadMealItem()
    item.item = NewMealItem("käse\u{1b}")
    item.choices = ["Gouda", "feta"].map {
      var choice = MealFoodChoice()
      (choice.key, choice.name, choice.kcal, choice.per) = ("x", $0, 300, .hundredGrams)
      return choice
    }
    var bare = item
    (bare.lack, bare.item.amount) = (.unit, 80_000)
    let page = Way.page { way in
      let lacks: [MealLack] = [.amount, .unit, .tooMuch]
      let sentences =
        [way.wording.unclear(item), way.wording.which(item), way.wording.askAmount(of: item)]
        + lacks.map { lack in
          var lacking = item
          lacking.lack = lack
          return way.wording.lack(of: lacking)
        } + [way.wording.askAmount(of: bare)]
      return sentences.map { $0 + "\n" }.joined() + way.wording.lines(of: item.choices) + "\n"
    }
    try Golden.expect(page, is: "meals-asked", at: #_sourceLocation)
  }

  @Test(
    arguments: [
      (80_000, nil, "g", "80g"), (1_500, nil, "Scheiben", "1.5Scheiben"),
      (80_000, nil, "90g", "90g"),
      (250, nil, "l", "0.25l"), (80_000, "cup", "g", "g"), (nil, nil, "g", "g"),
    ] as [(Int64?, String?, String, String)])
  func `a unit alone is that of the number that was typed`(
    amount: Int64?, unit: String?, answer: String, meant: String
  ) {
    var item = ReadMealItem()
    (item.lack, item.item.amount, item.item.unit) = (.unit, amount, unit)
    #expect(item.amount(answered: answer) == meant)
  }
}
