import Nouns
import TestProcesses
import TestSupport
import Testing
import Wire

@testable import Views

@Suite struct `The finder of foods` {
  static func food(
    _ name: String, _ german: String? = nil, _ kcal: Int64? = 348,
    _ origin: FoundFood.Origin = .staple,
    serving: (amount: Int64, unit: String?, weight: Int64)? = nil
  ) -> FoundFood {
    var food = FoundFood()
    (food.id, food.name, food.germanName) = (name, name, german)
    (food.origin, food.nutrition.energy) = (origin, kcal)
    food.servingAmount = serving?.amount
    food.servingUnit = serving?.unit
    food.servingWeight = serving?.weight
    return food
  }

  /// All that begin with what is typed: enough of a daemon.
  static let foods: [FoundFood] = {
    var bar = food("bar\u{1b}[31m", nil, 210, .own)
    (bar.per, bar.servingAmount, bar.servingUnit) = (.portion, 1000, "portion")
    var milk = food("milk", "Milch", 64, serving: (1000, "glass", 2575))
    (milk.per, milk.density) = (.hundredMillilitres, 1030)
    return [
      food("rolled oats", "Haferflocken", serving: (6000, "tbsp", 600)), bar, milk,
      food("oats", "Hafer", nil, .own), food("oat drink", "Haferdrink", 43, .imported),
      food("oat bran", "Haferkleie", 330), food("oatmeal cookies with 漢字 and raisins", nil, 450),
      food("oat flour", "Hafermehl", 380),
    ]
  }()

  static func found(_ text: String) -> [FoundFood] {
    Array(
      foods.filter { food in
        [food.name, food.germanName ?? ""].contains { $0.lowercased().hasPrefix(text.lowercased()) }
      }.prefix(FoodFinder.most))
  }

  static func finder(
    _ way: Wording = Way.english, hasBlocks: Bool = true, ifLeft: FoodFinder.Leaving? = nil
  ) -> FoodFinder {
    let first = ifLeft == nil ? foods.filter { $0.origin == .own } : [foods[0], foods[2], foods[4]]
    let title =
      ifLeft == nil
      ? way.phrases(FinderMessage.search) : way.phrases(MealPageMessage.which, "food", "o")
    return FoodFinder(
      way, on: Screen(width: 80, hasColour: true, hasBlocks: hasBlocks), asking: title,
      among: first, ifLeft: ifLeft)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let typed: String
    /// The name of the food, or `"what was typed"`; nil where it goes on, or `left`.
    let ending: String?
    var line = ""
    var leaving: FoodFinder.Leaving?

    var testDescription: String { typed.debugDescription }
  }

  static let cases: [Case] = [
    Case(typed: "oat\r", ending: "oats"), Case(typed: "hafer\r", ending: "rolled oats"),
    Case(typed: "oat\u{1b}[B\r", ending: "oat drink"),
    Case(typed: "oat\u{e}\r", ending: "oat drink"),
    Case(typed: "oat\u{e}\u{e}\u{10}\r", ending: "oat drink"),
    Case(typed: "oat\u{1b}[A\r", ending: "oats"), Case(typed: "oat3\r", ending: "oat bran"),
    Case(typed: "oat9\r", ending: "\"oat9\""), Case(typed: "oat 3\r", ending: "\"oat 3\""),
    Case(typed: "oat\t\r", ending: "oat drink"), Case(typed: "oat\t\u{1b}[Z\r", ending: "oats"),
    Case(typed: "1\r", ending: "bar\u{1b}[31m"), Case(typed: "2\r", ending: "oats"),
    Case(typed: "3\r", ending: "\"3\""), Case(typed: "2 eggs\r", ending: "\"2 eggs\""),
    Case(typed: "2\u{7f}oat\r", ending: "oats"), Case(typed: "1\u{1b}[B\r", ending: "oats"),
    Case(typed: "80g oats\r", ending: "\"80g oats\""),
    Case(typed: "oats 80g\r", ending: "\"oats 80g\""),
    Case(typed: "oats, milk\r", ending: "\"oats, milk\""),
    Case(typed: "brick\r", ending: "\"brick\""), Case(typed: " brick  \r", ending: "\"brick\""),
    Case(typed: "\r", ending: "\"\""), Case(typed: "oat", ending: nil, line: "oat"),
    Case(typed: "oatx\u{7f}", ending: nil, line: "oat"),
    Case(typed: "oat bran\u{17}", ending: nil, line: "oat "),
    Case(typed: "oat\u{15}milk\r", ending: "milk"), Case(typed: "oat\u{15}", ending: nil),
    Case(typed: "mlk\u{1b}[D\u{1b}[Di\r", ending: "milk"),
    Case(typed: "\u{1b}[200~oat\nbran\u{1b}[201~", ending: nil, line: "oat bran"),
    Case(typed: "Müsli\u{7f}\u{7f}\u{7f}\u{7f}ilch\r", ending: "milk"),
    Case(typed: "漢字\u{7f}", ending: nil, line: "漢"),
    Case(typed: "oat␛", ending: "left"), Case(typed: "\u{4}", ending: "left"),
    Case(typed: "oat\u{4}", ending: nil, line: "oat"), Case(typed: "oat\u{3}", ending: "left"),
    Case(typed: "q\u{1b}[99~u", ending: nil, line: "qu"),
    Case(typed: "oat\u{1b}[I\u{1b}[O\r", ending: "oats"),
    // Of a question nothing is chosen unasked.
    Case(typed: "\r", ending: "\"\"", leaving: .logs),
    Case(typed: "1\r", ending: "rolled oats", leaving: .logs),
    Case(typed: "\u{1b}[B\u{1b}[B\r", ending: "milk", leaving: .logs),
    Case(typed: "\u{1b}[A\r", ending: "oat drink", leaving: .changesNothing),
    Case(typed: "4\r", ending: "\"4\"", leaving: .logs),
    Case(typed: "stop\r", ending: "\"stop\"", leaving: .logs),
    Case(typed: "oat\r", ending: "\"oat\"", leaving: .logs),
    Case(typed: "oat2\r", ending: "oat drink", leaving: .logs),
    Case(typed: "2 eggs\r", ending: "\"2 eggs\"", leaving: .logs),
  ]

  @Test(arguments: cases)
  func `what a key makes of it`(_ one: Case) {
    var finder = Self.finder(ifLeft: one.leaving)
    #expect(finder.press(one.typed) == one.ending)
    #expect(one.ending != nil || finder.line.text == one.line)
  }

  @Test func `only the newest text has an answer`() {
    var finder = Self.finder()
    _ = finder.take(.character("o"))
    #expect(finder.sought == "o")
    _ = finder.take(.character("a"))
    #expect(finder.sought == "oa" && finder.foods.map(\.origin) == [.own, .own])
    #expect(finder.awaitsFoods(for: .enter) && !finder.awaitsFoods(for: .character("t")))
    finder.show(Self.found("o"), for: "o")
    #expect(finder.sought == "oa" && finder.chosen == nil)
    finder.show(Self.found("oa"), for: "oa")
    #expect(finder.sought == nil && finder.chosen == 0 && finder.foods.count == FoodFinder.most)
    // A blank behind it asks for nothing new.
    _ = finder.take(.character(" "))
    #expect(finder.sought == nil && finder.chosen == 0)
  }

  private static let sizes = [(80, 24), (40, 15), (40, 8), (24, 4), (200, 60)]

  @Test(arguments: [
    ("typed", "oat", FoodFinder.Leaving?.none), ("chosen", "oat\u{1b}[B\u{1b}[B", nil),
    ("none", "brick", nil),
    ("empty", "", nil), ("question", "", .logs), ("edit", "2", .changesNothing),
  ])
  func `how it looks`(name: String, keys: String, leaving: FoodFinder.Leaving?) throws {
    var text = ""
    for (columns, rows) in Self.sizes {
      for (language, wording) in [("English", Way.english), ("German", Way.german)] {
        var finder = Self.finder(wording, hasBlocks: columns != 24, ifLeft: leaving)
        _ = finder.press(keys)
        text += "== \(language), \(columns)x\(rows)\n"
        text += Notebooks.text(of: finder.grid(columns: columns, rows: rows))
      }
    }
    try Golden.expect(text, is: "finder-\(name)", at: #_sourceLocation)
  }

  @Test func `how it reads in lines`() throws {
    try Golden.expect(
      Way.page { way in
        var finder = Self.finder(way.wording)
        let empty = finder.asked
        finder.type(line: "oat")
        finder.show(Self.found("oat"), for: "oat")
        let question = Self.finder(way.wording, ifLeft: .logs)
        return [
          empty, finder.text, finder.asked, question.title, question.text, question.asked,
          Self.finder(way.wording, ifLeft: .changesNothing).asked,
        ].map { $0 + "\n" }.joined()
      }, is: "finder-lines", at: #_sourceLocation)
  }

  /// A person who presses anything while their window changes and the daemon is slow.
  @Test(arguments: Dice.seeds(4))
  func `is drawn right and never fails`(seed: UInt64) throws {
    let likely: [Key] =
      [
        .up, .down, .left, .right, .home, .end, .tab, .backTab, .backspace, .delete, .focused,
        .pasted("it's 漢字\u{301} 🔥"), .control("u"), .control("w"), .control("n"), .alt("x"),
      ] + "oat milk+,13579é漢".map(Key.character)
    var dice = Dice(seed: seed)
    var finder = Self.finder(ifLeft: dice.pick([nil, .logs, .changesNothing]))
    var (columns, rows) = (80, 24)
    var terminal = SmallTerminal(columns: columns, rows: rows)
    var shown: Grid?
    for number in 0..<300 {
      if dice.once(in: 20) {
        (columns, rows) = (Int(dice.number(0...200)), Int(dice.number(0...30)))
        terminal = SmallTerminal(columns: columns, rows: rows)
        shown = nil
      }
      #expect(finder.take(dice.pick(likely)) == nil)
      if dice.once(in: 2), let text = finder.sought { finder.show(Self.found(text), for: text) }
      let grid = finder.grid(columns: columns, rows: rows)
      try terminal.take(Frame(from: shown, to: grid).utf8)
      try #require(terminal.shown == grid, "seed \(seed), key \(number)")
      shown = grid
      #expect(finder.chosen.map(finder.foods.indices.contains) != false, "seed \(seed)")
    }
  }
}

extension FoodFinder {
  /// The ending of all keys of a text, with a daemon that answers each at once.
  fileprivate mutating func press(_ text: String) -> String? {
    for key in Notebooks.keys(text) {
      switch take(key) {
      case .food(let food): return food.name
      case .typed(let text): return "\"\(text)\""
      case .left: return "left"
      case nil: if let sought { show(`The finder of foods`.found(sought), for: sought) }
      }
    }
    return nil
  }
}
