import Host
import Nouns
import Time
import Views
import Wire

/// Finds out what a typed meal means: what is not clear is asked at a terminal, and named elsewhere.
enum MealDialog {
  /// With `isNamed` what was chosen has its own name and not the typed one.
  static func reading(
    of text: String, isNamed: Bool = false, _ session: inout Session
  ) throws(Failure) -> MealReading {
    var question = MealReadQuestion(text)
    question.language = session.phrases()(TermMessage.language)
    var names: [Int: String] = [:]
    while true {
      var reading = try session.ask(MealCalls.Read.self, question)
      if let mistake = reading.mistake {
        let place = ValueKind.meal.placeholder.rawValue
        throw .notUnderstood(NotUnderstood(text, mistake), place: place)
      }
      question.picks = padded(question.picks, to: reading.items.count)
      question.amounts = padded(question.amounts, to: reading.items.count)
      if let place = reading.items.firstIndex(where: { !$0.choices.isEmpty }) {
        let item = reading.items[place]
        question.picks[place] = try choice(for: item, &session)
        if isNamed, let chosen = item.choices.first(where: { $0.key == question.picks[place] }) {
          names[place] = try session.wording().name(of: chosen)
        }
      } else if let place = reading.items.firstIndex(where: { $0.lack != nil }) {
        question.amounts[place] = try amount(for: reading.items[place], &session)
      } else {
        for (place, name) in names { reading.items[place].item.name = name }
        return reading
      }
    }
  }

  private static func padded(_ texts: [String], to count: Int) -> [String] {
    texts + Array(repeating: "", count: max(0, count - texts.count))
  }

  private static func choice(
    for item: ReadMealItem, _ session: inout Session
  ) throws(Failure) -> String {
    let wording = try session.wording()
    let phrases = wording.phrases
    let newNumber = item.choices.count + 1
    func key(_ number: Int) -> String {
      number == newNumber ? "new" : item.choices[number - 1].key
    }
    if session.seat == .desktop {
      guard let text = try session.words(from: wording.menu(choosing: item))?.first else {
        throw .said(.done)
      }
      if let number = Int(text), (1...newNumber).contains(number) { return key(number) }
    }
    guard session.seat == .terminal else {
      return try session.refuse(wording.unclear(item), .notUnderstood)
    }
    session.output.flush()
    let dialog = Dialog(&session)
    dialog.say(wording.which(item))
    dialog.say(wording.lines(of: item.choices))
    while case .text(let text) = dialog.ask(phrases(MealPageMessage.askNumber)) {
      guard let number = Int(text), (1...newNumber).contains(number) else { continue }
      return key(number)
    }
    session.say(phrases(ConfirmationMessage.notDone))
    throw .said(.refused)
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
