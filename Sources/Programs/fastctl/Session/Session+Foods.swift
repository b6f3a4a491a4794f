import Host
import Nouns
import Time
import Views
import Wire

// Foods of the person's own, by what they are called.
extension Session {
  /// By their names; only those that have the text in theirs.
  mutating func ownFoods(_ text: String?) throws(Failure) -> [Food] {
    var foods: [Food] = []
    var isLast = false
    while !isLast {
      let question = FoodQuestion(after: foods.last?.id.text, text: text)
      let page = try ask(FoodCalls.List.self, question)
      foods += page.foods
      isLast = page.isLast || page.foods.isEmpty
    }
    return foods
  }

  /// The one that is called so, or whose id begins so.
  mutating func ownFood(_ text: String) throws(Failure) -> Food {
    let found = try ask(FoodCalls.Search.self, FoodSearchQuestion(text: text)).foods
    let called = found.filter { $0.origin == .own && $0.match == .exact }
    // The name goes before another's alias.
    let folded = FoldedName.of(text)
    if let one = called.first(where: { FoldedName.of($0.name) == folded }) ?? called.first {
      return try ownFood(id: one.id)
    }
    do throws(Failure) { return try ownFood(id: text) } catch {
      guard case .refused(.notFound) = error else { throw error }
    }
    if found.contains(where: { $0.origin == .staple && $0.match == .exact }) {
      throw .builtInFood(text)
    }
    if found.contains(where: { $0.origin == .imported && $0.match == .exact }) {
      throw .importedFood(text)
    }
    try Self.checkBarcode(text)
    throw .noOwnFood(text, nearest: found.first { $0.origin == .own }?.name)
  }

  private mutating func ownFood(id: String) throws(Failure) -> Food {
    let page = try ask(FoodCalls.List.self, FoodQuestion(id: id))
    guard let food = page.foods.first else { throw .noOwnFood(id, nearest: nil) }
    return food
  }

  /// The food that a command is for: as it was typed, or found at a terminal.
  mutating func food(
    for command: String, _ title: FinderMessage = .search, isOwn: Bool = false
  ) throws(Failure) -> FoodFinder.Choice {
    if let text = request.arguments.first { return .typed(text) }
    guard seat == .terminal, !request.has(.json) else {
      throw .usage(.missingArgument(.food, of: command))
    }
    let choice = try FoodFinderRun.search(title, isOwn: isOwn, &self)
    guard choice != .left, choice != .typed("") else { throw .said(.done) }
    return choice
  }

  /// The same of their own, in words that `ownFood` finds it by.
  mutating func ownFoodName(
    for command: String, _ title: FinderMessage = .searchOwn
  ) throws(Failure) -> String {
    switch try food(for: command, title, isOwn: true) {
    case .food(let food): food.id
    case .typed(let text): text
    case .left: ""
    }
  }

  /// The food that is meant by words that are not its name, and a sentence that says why: they are a brand
  /// word, or it was chosen for them once.
  mutating func meaning(of text: String) throws(Failure) -> (food: FoundFood, why: String)? {
    let items = try ask(MealCalls.Read.self, MealReadQuestion(text)).items
    let wording = try wording()
    if items.count == 1, let choice = items[0].countedAs {
      guard let food = try food(at: choice.key, called: [choice.name]) else { return nil }
      let why = wording.phrases(
        MealPageMessage.countedAs, "food", PlainText.line(text), "other", wording.name(of: choice))
      return (food, why)
    }
    let folded = FoldedName.of(text)
    let eaten = try ask(MealCalls.List.self, MealItemQuestion(last: 50, text: text)).items
    guard let entry = eaten.first(where: { FoldedName.of($0.name) == folded }),
      let key = entry.food
    else { return nil }
    // The key of a built-in food is its name.
    let name = key.split { ":-".contains($0) }.dropFirst().joined(separator: " ")
    guard let food = try food(at: key, called: [text, name]) else { return nil }
    let names = [food.name, food.germanName].compactMap(\.self) + food.aliases + food.germanAliases
    guard !names.contains(where: { FoldedName.of($0) == folded }) else { return nil }
    return (food, wording.sentence(learnt: entry, now: Clock.now()))
  }

  private mutating func food(
    at key: String, called names: [String]
  ) throws(Failure) -> FoundFood? {
    for name in names {
      let foods = try ask(FoodCalls.Search.self, FoodSearchQuestion(text: name)).foods
      if let food = foods.first(where: { $0.key == key }) { return food }
    }
    return nil
  }

  /// What a person typed of one food.
  mutating func foodReading(of text: String) throws(Failure) -> FoodReading {
    let reading = try ask(FoodCalls.Read.self, FoodReadQuestion(text))
    if let mistake = reading.mistake {
      let place = ValueKind.foodValues.placeholder.rawValue
      throw .notUnderstood(NotUnderstood(text, mistake), place: place)
    }
    switch reading.trouble {
    case .several: throw refused(OwnFoodMessage.several)
    case .amount: throw refused(OwnFoodMessage.noMeasure)
    case nil: return reading
    }
  }

  /// What is said stands alone; nothing was understood of the words.
  mutating func refused(
    _ message: some Message, _ name: StaticString = "", _ value: String = ""
  ) -> Failure {
    say(phrases()(message, name, value))
    return .said(.notUnderstood)
  }

  /// Other names, one a line.
  func aliases() throws(Failure) -> String? {
    guard let text = request.value(.alias) else { return nil }
    let names = text.split { $0 == "," || $0 == ";" }.map { $0.trimmed }
    for name in names { try Self.checkBarcode(name) }
    return names.joined(separator: "\n")
  }

  /// Throws what is wrong with digits that look like a barcode and are not one.
  static func checkBarcode(_ text: String) throws(Failure) {
    guard let mistake = Barcode.mistake(in: text) else { return }
    throw .notUnderstood(
      NotUnderstood(text: text, place: 0, expected: mistake),
      place: ValueKind.food.placeholder.rawValue)
  }

  /// What a portion weighs, as it is kept: `slice=30`, one a line.
  mutating func portions() throws(Failure) -> String? {
    guard let text = request.value(.portion) else { return nil }
    var lines: [String] = []
    for part in Self.parts(text) {
      guard let line = Self.portion(part) else {
        throw refused(OwnFoodMessage.noPortion, "text", PlainText.line(String(part)))
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  /// A comma between digits is of a number: `slice=30,5`.
  private static func parts(_ text: String) -> [String] {
    var parts: [String] = []
    for piece in text.split(whereSeparator: { $0 == "," || $0 == ";" }).map({ $0.trimmed }) {
      let digits = piece.prefix { $0.isASCII && $0.isNumber }
      let isRest = !digits.isEmpty && ["", "g"].contains(piece.dropFirst(digits.count).trimmed)
      if isRest, let last = parts.popLast() {
        parts.append(last + "." + piece)
      } else {
        parts.append(piece)
      }
    }
    return parts
  }

  /// `slice = 30 g` as `slice=30`; the daemon knows whether the number can be.
  private static func portion(_ text: String) -> String? {
    let sides = text.split(separator: "=", omittingEmptySubsequences: false).map { $0.trimmed }
    guard sides.count == 2, !sides[0].isEmpty else { return nil }
    var number = sides[1][...]
    if number.last == "g" { number = number.dropLast() }
    let grams = String(number).trimmed
    let isNumber = grams.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    return !grams.isEmpty && isNumber ? sides[0] + "=" + grams : nil
  }
}

extension StringProtocol {
  /// Without blanks around it.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " || $0 == "\t" }
    return String(start).droppingLast { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
