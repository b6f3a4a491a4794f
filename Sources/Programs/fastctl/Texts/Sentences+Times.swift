import Nouns
import Time
import Views

/// What is said about a value that was not understood: it begins with what was typed, and names what
/// would be right.
extension Sentences {
  private static let shownLength = 60

  /// `place` is the option that the value was for, or what the argument is called.
  func text(of error: NotUnderstood, place: String) -> String {
    let expected = expected(error.expected)
    guard error.text.utf8.contains(where: { $0 != 0x20 && $0 != 0x09 }) else {
      let isOption = place.utf8.first == UInt8(ascii: "-")
      return phrases(
        isOption ? TimeMessage.emptyOption : .empty, "option", place, "expected",
        expected ?? phrases(TimeMessage.number))
    }
    if let sentence = sentence(for: error) { return sentence }
    let text = shown(error.text)
    guard error.place > 0 else { return whole(.notUnderstood, text, "", expected) }
    let word = shown(String(error.word))
    return whole(word.isEmpty ? .incomplete : .notUnderstoodFrom, text, word, expected)
  }

  private func whole(
    _ message: TimeMessage, _ text: String, _ word: String, _ expected: String?
  ) -> String {
    let sentence = phrases(message, "text", text, "word", word, "expected", expected ?? "")
    return expected == nil ? String(sentence.dropLast()) : sentence
  }

  private func shown(_ text: String) -> String {
    text.count > Self.shownLength ? text.prefix(Self.shownLength) + "…" : text
  }

  /// Nil where the text says enough by itself.
  private func expected(_ expected: NotUnderstood.Expected) -> String? {
    switch expected {
    case .end: nil
    case .shorter(let limit), .smaller(let limit), .foods(let limit):
      phrases(TimeMessage(expected), "limit", String(limit))
    default: phrases(TimeMessage(expected))
    }
  }

  // MARK: Of the text itself

  /// Nil for what is the same for every text.
  private func sentence(for error: NotUnderstood) -> String? {
    let text = shown(error.text)
    switch error.expected {
    case .nearest(let nearest):
      return phrases(TimeMessage.nearest, "text", text, "nearest", nearest)
    case .either(let one, let other):
      return phrases(
        TimeMessage.either, "text", text, "one", quoted(one), "other", quoted(other))
    case .otherWeekday(let day):
      let right = wording.map { $0.weekday(day) + " " + $0.date(day) } ?? day.iso
      return phrases(TimeMessage.nearest, "text", text, "nearest", quoted(right))
    case .ago, .clockAfterDay, .goalAboveZero, .twoNumbers, .eatingTime, .laterDay:
      return phrases(TimeMessage(error.expected), "text", text)
    case .schedule: return sentence(forSchedule: error)
    case .unit: return sentence(forNumber: error.text)
    case .foodOrEnergy:
      return phrases(TimeMessage.foodOrEnergy, "text", shown(String(error.word)))
    case .barcode: return phrases(TimeMessage.barcode, "text", digits(of: error))
    case .checkDigit(let digit):
      return phrases(
        TimeMessage.checkDigit, "text", digits(of: error), "digit", String(digit))
    case .goal where (try? Span(change: error.text)) != nil:
      return phrases(TimeMessage.changeIsNoGoal, "text", text)
    default: return nil
    }
  }

  private func digits(of error: NotUnderstood) -> String {
    String(error.word.prefix { $0.isNumber })
  }

  /// As it is typed in a shell.
  private func quoted(_ text: String) -> String { text.contains(" ") ? "\"\(text)\"" : text }

  private func sentence(forNumber text: String) -> String? {
    let number = text.filter { $0 != " " }
    guard number.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return phrases(TimeMessage.numberAlone, "text", text, "number", shown(number))
  }

  /// With the hours that were typed, where there can be a schedule of them.
  private func sentence(forSchedule error: NotUnderstood) -> String {
    let numbers = error.text.dropFirst(error.place).split { !$0.isNumber }.prefix(2)
      .compactMap { $0.utf8.count <= 2 ? Int($0) : nil }
    let fasting = numbers.first.flatMap { OwnSchedule.hours.contains($0) ? $0 : nil } ?? 16
    let minutes = numbers.dropFirst().first.flatMap { (1...59).contains($0) ? $0 : nil } ?? 8
    return phrases(
      TimeMessage.schedule, "text", shown(error.text), "nearest", "\(fasting):\(24 - fasting)",
      "span", "\(fasting)h\(minutes)m")
  }
}

extension TimeMessage {
  init(_ expected: NotUnderstood.Expected) {
    switch expected {
    case .time, .end: self = .time
    case .day: self = .day
    case .weekdays: self = .weekdays
    case .span: self = .span
    case .goal: self = .goal
    case .goalAboveZero: self = .goalAboveZero
    case .twoNumbers: self = .twoNumbers
    case .eatingTime: self = .eatingTime
    case .year: self = .year
    case .clockAfterDay: self = .clockAfterDay
    case .ago: self = .ago
    case .hour: self = .hour
    case .minute: self = .minute
    case .second: self = .second
    case .month: self = .month
    case .monthAlone: self = .monthAlone
    case .realDate: self = .realDate
    case .unit: self = .unit
    case .number: self = .number
    case .sign: self = .sign
    case .offset: self = .offset
    case .schedule: self = .schedule
    case .intention: self = .intention
    case .anotherWeekday: self = .anotherWeekday
    case .quote: self = .quote
    case .wholeHours: self = .wholeHours
    case .laterDay: self = .laterDay
    case .weight: self = .weight
    case .height: self = .height
    case .energy: self = .energy
    case .weightOfPeople: self = .weightOfPeople
    case .heightOfPeople: self = .heightOfPeople
    case .poundsOfStone: self = .poundsOfStone
    case .inchesOfFoot: self = .inchesOfFoot
    case .decimals: self = .decimals
    case .age: self = .age
    case .restriction: self = .restriction
    case .pattern: self = .pattern
    case .twoDays: self = .twoDays
    case .birth: self = .birth
    case .shorter: self = .shorter
    case .smaller: self = .smaller
    case .nearest, .otherWeekday: self = .nearest
    case .either: self = .either
    case .food: self = .food
    case .foodOrEnergy: self = .foodOrEnergy
    case .mealSlot: self = .mealSlot
    case .oneSlot: self = .oneSlot
    case .separator: self = .separator
    case .oneAmount: self = .oneAmount
    case .oneValue: self = .oneValue
    case .energyOfFood: self = .energyOfFood
    case .macroOfFood: self = .macroOfFood
    case .amountOfFood: self = .amountOfFood
    case .foods: self = .foods
    case .barcode: self = .barcode
    case .checkDigit: self = .checkDigit
    }
  }
}
