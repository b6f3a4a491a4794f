package import Nouns
package import Time
package import Wire

// How the finder looks, drawn and in lines.
extension FoodFinder {
  private var phrases: Phrases { wording.phrases }

  package func grid(columns: Int, rows: Int) -> Grid {
    var grid = Grid(columns: columns, rows: rows)
    var (head, foot) = (wrapped(title, columns), wrapped(keys, columns))
    // On a low screen the typed line and a food below it are worth more than words about them.
    if head.count + foot.count + 2 > rows { foot = [] }
    if head.count + 2 > rows { head = [] }
    for (row, text) in head.enumerated() {
      grid.write(text, row: row, style: CellStyle(.strong))
    }
    drawTyped(row: head.count, &grid)
    let room = rows - head.count - 1 - foot.count
    let isTall = isTall(columns) && room >= Self.most * 2
    draw(from: head.count + 1, room: room, isTall: isTall, &grid)
    let below = head.count + 2 + Self.most * (isTall ? 2 : 1)
    let last = min(below, rows - foot.count)
    for (row, text) in foot.enumerated() { grid.write(text, row: last + row) }
    return grid
  }

  private func wrapped(_ text: String, _ columns: Int) -> [String] {
    var narrow = screen
    narrow.width = max(columns, 1)
    return NotebookBody(Page.sentences(text, on: narrow)).lines
  }

  private func drawTyped(row: Int, _ grid: inout Grid) {
    let label = phrases(FinderMessage.food) + " "
    let start = label.cells * 2 > grid.columns ? 0 : label.cells
    grid.write(label, row: row, style: CellStyle(.strong), most: start)
    let shown = line.shown(in: grid.columns - start - 1)
    grid.write(shown.text, row: row, column: start)
    grid.cursor = Grid.Place(row: row, column: min(start + shown.cursor, grid.columns - 1))
  }

  private func draw(from row: Int, room: Int, isTall: Bool, _ grid: inout Grid) {
    guard !foods.isEmpty else {
      if sought == nil, !line.letters.isEmpty {
        grid.write(phrases(FinderMessage.none), row: row)
      }
      return
    }
    guard room > 0 else { return }
    let height = isTall ? 2 : 1
    let top = max(0, (chosen ?? 0) - room / height + 1)
    for (place, number) in (top..<foods.count).prefix(room / height).enumerated() {
      let lines = lines(of: number, grid.columns, isTall: isTall)
      for (part, text) in lines.enumerated() {
        let row = row + place * height + part
        grid.write(text, row: row)
        if number == chosen { grid.mark(row, 0..<grid.columns, .reversed) }
      }
    }
  }

  /// Whether what is known of a food stands below its name: there is no room beside it.
  private func isTall(_ columns: Int) -> Bool {
    foods.contains { food in
      Self.label + widest + 2 + about(food).joined(separator: screen.separator).cells > columns
    }
  }

  /// The cells before a name: the sign of the chosen one, and the number.
  private static let label = 5

  private var widest: Int { foods.map { wording.name(of: $0).cells }.max() ?? 0 }

  private func lines(of number: Int, _ columns: Int, isTall: Bool) -> [String] {
    let food = foods[number]
    let label = (number == chosen ? "> " : "  ") + "\(number + 1)  "
    let room = max(0, columns - Self.label)
    var about = about(food)
    func beside() -> String { about.joined(separator: screen.separator) }
    let name = wording.name(of: food)
    guard !isTall else {
      let width = max(1, room - 2 - about[1].cells)
      let indent = String(repeating: " ", count: Self.label)
      let first = label + screen.cut(name, to: width).padded(to: width) + "  " + about[1]
      return [first, indent + screen.cut(about[0], to: room)]
    }
    while !about.isEmpty, min(name.cells, Self.leastName) + 2 + beside().cells > room {
      about.removeLast()
    }
    guard !about.isEmpty else { return [label + screen.cut(name, to: room)] }
    let width = min(widest, room - 2 - beside().cells)
    return [label + screen.cut(name, to: width).padded(to: width) + "  " + beside()]
  }

  /// The beginning of a name that still says something.
  private static let leastName = 12

  /// Its serving with the energy of it, and whose it is: the least important last.
  private func about(_ food: FoundFood) -> [String] {
    let origin =
      switch food.origin {
      case .own: phrases(FoodOriginMessage.own)
      case .staple: phrases(FinderMessage.builtIn)
      case .imported: phrases(FinderMessage.imported)
      }
    return [wording.energyOfServing(of: food), origin]
  }

  private var keys: String {
    let message: FinderMessage =
      switch leaving {
      case nil: .keys
      case .logs: .keysOrLog
      case .changesNothing: .keysOrNothing
      }
    return phrases(message)
  }

  // MARK: In lines

  /// The foods with their numbers, a line for each.
  package var text: String {
    let gap = screen.isLinear ? ": " : "  "
    return foods.enumerated().map { number, food in
      "\(number + 1)\(gap)" + ([wording.name(of: food)] + about(food)).joined(separator: ", ")
    }.joined(separator: "\n")
  }

  /// The question below them.
  package var asked: String {
    let message: FinderMessage =
      switch leaving {
      case nil: foods.isEmpty ? .askWords : .askNumber
      case .logs: .askOrLog
      case .changesNothing: .askOrNothing
      }
    return phrases(message)
  }
}

extension Wording {
  /// "1 bowl (60 g), 209 kcal": as much as people usually eat of it; of 100 g where nobody knows
  /// that.
  func energyOfServing(of food: FoundFood) -> String {
    guard let kcal = food.nutrition.energy else { return phrases(MealMessage.energyUnknown) }
    let amount = amount(food.servingAmount, of: food.servingUnit, weighing: food.servingWeight)
    guard let energy = food.energyOfServing, let amount else {
      guard food.per != .portion else { return self.energy(kcal) }
      return phrases(FinderMessage.perHundred, "energy", self.energy(kcal))
    }
    return amount + ", " + self.energy(energy)
  }

  /// With what Enter takes, where something is usual.
  package func askAmount(of name: String, usual: ReadMealItem?) -> String {
    let food = PlainText.line(name)
    guard let item = usual?.item, usual?.lack == nil,
      let amount = amount(item.amount, of: item.unit, weighing: item.portion)
    else { return phrases(MealPageMessage.askAmount, "food", food) }
    return phrases(FinderMessage.howMuch, "food", food, "amount", amount)
  }

  /// Why words mean a food that is not called so.
  package func sentence(learnt entry: MealItem, now: Instant) -> String {
    phrases(
      FinderMessage.learnt,
      [
        "words": PlainText.line(entry.name), "id": ShortIDs([entry.id.text])[entry.id.text],
        "time": recorded(entry.at, now: now), "typed": CommandWords.joined([entry.name]),
      ])
  }

  /// Whether the only food that it could be is meant.
  package func asksIfCounted(_ item: ReadMealItem) -> String {
    let name = item.choices.first.map { self.name(of: $0) } ?? ""
    return phrases(
      FinderMessage.countedAs, "food", PlainText.line(item.item.name), "name", name)
  }
}

extension FoundFood {
  /// In kcal; nil where nobody knows how much one eats of it.
  fileprivate var energyOfServing: Int64? {
    let most: Int64 = 1 << 24
    func part(_ amount: Int64?, of whole: Int64) -> Int64? {
      guard let kcal = nutrition.energy, let amount, whole > 0 else { return nil }
      return (min(max(kcal, 0), most) * min(max(amount, 0), most) + whole / 2) / whole
    }
    switch per {
    case .portion: return part(servingAmount, of: 1000)
    case .hundredGrams: return part(servingWeight, of: 1000)
    case .hundredMillilitres: return part(servingWeight, of: min(density ?? 1000, most))
    }
  }
}

package enum FinderMessage: String, Message {
  case food = "Food:"
  case search = "Which food? Type part of its name."
  case searchOwn = "Which of your own foods? Type part of its name."
  case searchRecipe = "Which recipe? Type part of its name."
  case keys = "Arrows or a number to choose, Enter to take it, Esc to leave."
  case keysOrLog =
    "Arrows or a number to choose, letters to search. Enter logs it without energy, Esc nothing."
  case keysOrNothing =
    "Arrows or a number to choose, letters to search. Without a choice, nothing changes."
  case none = "No food is called that."
  case builtIn = "built-in"
  case imported = "imported"
  case perHundred = "{energy} per 100 g"

  case askWords = "Part of its name, or Enter to leave:"
  case askNumber = "Number, other words, or Enter to leave:"
  case askOrLog = "Number, or Enter to log it without energy:"
  case askOrNothing = "Number, or Enter to change nothing:"

  case countedAs = "{food}: did you mean {name}?"
  case withoutEnergy = "{food} is logged without energy."
  case notCarriedOut = "'{text}' was not carried out."
  case meansNow =
    "From now on '{words}' means {food}. To see how to change that: fastctl food show {typed}"
  case learnt =
    "'{words}' means this food because you chose it ({id}, {time}). To make it mean another food: fastctl food alias {typed} = FOOD"
  case howMuch = "How much {food}? Press Enter for {amount}"
  case notAnAmount = "Expected an amount, such as 80g or 1 slice."
}
