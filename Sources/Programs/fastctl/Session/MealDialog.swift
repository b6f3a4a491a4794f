import Host
import Nouns
import Time
import Views
import Wire

/// Finds out what a typed meal means: what is not clear is asked at a terminal, and named elsewhere.
enum MealDialog {
  private enum Answer {
    case food(key: String, name: String)
    /// A name of which nothing more is known.
    case withoutEnergy
    /// A meal that was typed in place of an answer.
    case other(String)
  }

  /// With `isNamed` what was chosen has its own name and not the typed one. `pick` is the food that the
  /// only name in the text means.
  static func reading(
    of text: String, pick: String = "", isNamed: Bool = false,
    ifLeft leaving: FoodFinder.Leaving = .changesNothing, _ session: inout Session
  ) throws(Failure) -> MealReading {
    var question = question(text, pick, &session)
    var (names, learnt) = ([Int: String](), [String]())
    while true {
      var reading = try session.ask(MealCalls.Read.self, question)
      if let mistake = reading.mistake {
        let place = ValueKind.meal.placeholder.rawValue
        throw .notUnderstood(NotUnderstood(question.text, mistake), place: place)
      }
      question.picks = padded(question.picks, to: reading.items.count)
      question.amounts = padded(question.amounts, to: reading.items.count)
      if let place = reading.items.firstIndex(where: { !$0.choices.isEmpty }) {
        let item = reading.items[place]
        switch try answer(for: item, leaving, &session) {
        case .food(let key, let name):
          question.picks[place] = key
          names[place] = isNamed ? name : nil
          if !isNamed { learnt.append(sentence(learning: item, as: name, &session)) }
        case .withoutEnergy: question.picks[place] = Self.newFood
        case .other(let text):
          question = Self.question(text, "", &session)
          (names, learnt) = ([:], [])
        }
      } else if let place = reading.items.firstIndex(where: { $0.lack != nil }) {
        question.amounts[place] = try amount(for: reading.items[place], &session)
      } else {
        for (place, name) in names { reading.items[place].item.name = name }
        session.afterwards += learnt
        return reading
      }
    }
  }

  /// The word for a food of its own among the picks.
  private static let newFood = "new"

  private static func padded(_ texts: [String], to count: Int) -> [String] {
    texts + Array(repeating: "", count: max(0, count - texts.count))
  }

  // MARK: Which food it is

  private static func answer(
    for item: ReadMealItem, _ leaving: FoodFinder.Leaving, _ session: inout Session
  ) throws(Failure) -> Answer {
    let wording = try session.wording()
    switch session.seat {
    case .terminal: return try choice(for: item, leaving, &session)
    case .nowhere:
      guard leaving == .logs else {
        return try session.refuse(wording.unclear(item), .notUnderstood)
      }
      session.afterwards.append(wording.unclear(item))
      return .withoutEnergy
    case .desktop:
      guard let text = try session.words(from: wording.menu(choosing: item))?.first else {
        throw .said(.done)
      }
      guard let number = Int(text), item.choices.indices.contains(number - 1) else {
        return .withoutEnergy
      }
      let choice = item.choices[number - 1]
      return .food(key: choice.key, name: wording.name(of: choice))
    }
  }

  private static func choice(
    for item: ReadMealItem, _ leaving: FoodFinder.Leaving, _ session: inout Session
  ) throws(Failure) -> Answer {
    let wording = try session.wording()
    switch try answered(item, leaving, &session) {
    case .food(let food): return .food(key: food.key, name: wording.name(of: food))
    case .left: break
    case .typed(let text):
      if let other = try known(text, &session) {
        // A name alone is the answer; an entry takes the place of this one.
        guard other.reading.items.count == 1, !text.contains(where: \.isNumber),
          let key = other.reading.items[0].item.food
        else { return .other(other.text) }
        return .food(key: key, name: other.reading.items[0].item.name)
      }
      let name = PlainText.line(item.item.name)
      if !text.isEmpty {
        session.say(wording.phrases(FinderMessage.notCarriedOut, "text", PlainText.line(text)))
      }
      guard leaving == .logs else { break }
      session.say(wording.phrases(FinderMessage.withoutEnergy, "food", name))
      return .withoutEnergy
    }
    session.say(wording.phrases(ConfirmationMessage.notDone))
    throw .said(.refused)
  }

  /// One food is a question of yes or no, several are lines to choose from.
  private static func answered(
    _ item: ReadMealItem, _ leaving: FoodFinder.Leaving, _ session: inout Session
  ) throws(Failure) -> FoodFinder.Choice {
    let wording = try session.wording()
    let foods = item.choices.map { FoundFood($0) }
    guard foods.count == 1 else {
      let finder = FoodFinder(
        wording, on: session.drawingScreen(), asking: wording.which(item), among: foods,
        ifLeft: leaving)
      return try FoodFinderRun.choose(finder, &session)
    }
    session.output.flush()
    switch Dialog(&session).answer(to: wording.asksIfCounted(item)) {
    case .left: return .left
    case .nothing: return .food(foods[0])
    case .text(let text):
      if Dialog.isYes(text) { return .food(foods[0]) }
      return .typed(Dialog.isNo(text) ? "" : text)
    }
  }

  /// The meal that was typed in place of an answer; nil where not all of it is known.
  private static func known(
    _ text: String, _ session: inout Session
  ) throws(Failure) -> (text: String, reading: MealReading)? {
    var words = text.split(separator: " ")
    if words.first == "fastctl" { words.removeFirst() }
    if words.first == "meal" { words.removeFirst() }
    guard !words.isEmpty else { return nil }
    let question = question(words.joined(separator: " "), "", &session)
    let reading = try session.ask(MealCalls.Read.self, question)
    let isKnown = reading.items.allSatisfy { item in
      item.choices.isEmpty && (item.item.food != nil || item.item.nutrition.energy != nil)
    }
    guard reading.mistake == nil, !reading.items.isEmpty, isKnown else { return nil }
    return (question.text, reading)
  }

  /// To be said when it is logged: the same words mean this food from then on.
  private static func sentence(
    learning item: ReadMealItem, as name: String, _ session: inout Session
  ) -> String {
    let words = item.item.name
    return session.phrases()(
      FinderMessage.meansNow, "words", PlainText.line(words), "food", name, "typed",
      CommandWords.joined([words]))
  }

  // MARK: How much it was

  /// A food that was found, with the amount they say; Enter takes what is usual.
  static func reading(
    of food: FoundFood, _ session: inout Session
  ) throws(Failure) -> MealReading? {
    let wording = try session.wording()
    let name = wording.name(of: food)
    let parts = name.split(separator: "\"", omittingEmptySubsequences: false)
    let quoted = "\"" + parts.joined(separator: "\"\"") + "\""
    let dialog = Dialog(&session)
    let usual = try session.ask(MealCalls.Read.self, question(quoted, food.key, &session))
    while true {
      let text: String
      switch dialog.ask(wording.askAmount(of: name, usual: usual.items.first)) {
      case .left: return nil
      case .nothing: return try reading(of: quoted, pick: food.key, ifLeft: .logs, &session)
      case .text(let typed): text = try measured(typed, of: name, &session) + " " + quoted
      }
      let read = try session.ask(MealCalls.Read.self, question(text, food.key, &session))
      guard read.mistake == nil, read.items.count == 1,
        FoldedName.of(read.items[0].item.name) == FoldedName.of(name)
      else {
        dialog.say(wording.phrases(FinderMessage.notAnAmount))
        continue
      }
      return try reading(of: text, pick: food.key, ifLeft: .logs, &session)
    }
  }

  /// Such a number cannot be of pieces, but we do not guess what it counts.
  private static func measured(
    _ typed: String, of name: String, _ session: inout Session
  ) throws(Failure) -> String {
    guard let number = Int64(typed), (10...9999).contains(number) else { return typed }
    var item = ReadMealItem()
    (item.item.name, item.item.amount, item.lack) = (name, number * 1000, .unit)
    return try amount(for: item, &session)
  }

  private static func question(
    _ text: String, _ pick: String, _ session: inout Session
  ) -> MealReadQuestion {
    var question = MealReadQuestion(text, picks: [pick])
    question.language = session.phrases()(TermMessage.language)
    return question
  }

  private static func amount(
    for item: ReadMealItem, _ session: inout Session
  ) throws(Failure) -> String {
    let wording = try session.wording()
    if session.seat == .desktop {
      guard let text = try session.words(from: wording.menu(askingAmountOf: item))?.first else {
        throw .said(.done)
      }
      return item.amount(answered: text)
    }
    guard session.seat == .terminal else {
      return try session.refuse(wording.lack(of: item), .notUnderstood)
    }
    session.output.flush()
    let dialog = Dialog(&session)
    if item.lack == .tooMuch { dialog.say(wording.lack(of: item)) }
    guard case .text(let text) = dialog.ask(wording.askAmount(of: item)) else {
      session.say(wording.phrases(ConfirmationMessage.notDone))
      throw .said(.refused)
    }
    return item.amount(answered: text)
  }
}

extension NotUnderstood {
  init(_ text: String, _ mistake: MealTextMistake) {
    let limit = Int(clamping: mistake.limit ?? 0)
    let expected: Expected =
      switch mistake.expected {
      case .food: .food
      case .foodOrEnergy: .foodOrEnergy
      case .mealSlot: .mealSlot
      case .oneSlot: .oneSlot
      case .separator: .separator
      case .oneAmount: .oneAmount
      case .oneValue: .oneValue
      case .energyOfFood: .energyOfFood
      case .macroOfFood: .macroOfFood
      case .amountOfFood: .amountOfFood
      case .foods: .foods(limit: limit)
      case .barcode: .barcode
      case .checkDigit: .checkDigit(limit)
      case .shorter: .shorter(limit: limit)
      }
    self.init(text: text, place: Int(clamping: mistake.place), expected: expected)
  }
}
