/// A text from outside that could not be read, where it went wrong, and what would be right there.
package struct NotUnderstood: Error, Hashable {
  package enum Expected: Hashable, Sendable {
    case time, day, span, goal
    /// Longer than nothing.
    case goalAboveZero
    /// Only two numbers, for a goal has no seconds.
    case twoNumbers
    /// At least an hour in which to eat.
    case eatingTime
    /// Days of the week.
    case weekdays
    /// A clock time after the day: a day alone is no moment.
    case clockAfterDay
    case hour, minute, second
    /// The valid text that comes nearest.
    case nearest(String)
    /// One of the two that the text can mean.
    case either(String, String)
    /// The weekday of the date.
    case otherWeekday(Day)
    /// The word that makes a moment of a length of time.
    case ago
    /// A month or a year.
    case month
    /// No whole year.
    case monthAlone
    /// Four digits.
    case year
    /// A date the calendar has.
    case realDate
    /// `h`, `m` and so on after a number, each smaller than the one before.
    case unit
    case number
    /// `+` or `-` in front of a change.
    case sign
    /// `Z` or a distance from UTC such as `+01:00`.
    case offset
    /// Hours of fasting and eating that add up to 24, or minutes in two digits.
    case schedule
    /// A schedule or a day off.
    case intention
    /// A weekday that was not named before.
    case anotherWeekday
    /// The second of a pair of quotes.
    case quote
    /// Without minutes.
    case wholeHours
    /// Not before another that was given.
    case laterDay
    case weight, height, energy
    /// One that a person can have.
    case weightOfPeople, heightOfPeople
    /// Fewer than make a stone, or a foot.
    case poundsOfStone, inchesOfFoot
    /// One to four digits behind a decimal point.
    case decimals
    /// A date, or a year alone.
    case birth
    case age, restriction, pattern
    /// As many weekdays as 5:2 has.
    case twoDays
    case end
    case shorter(limit: Int)
    /// A number up to the limit.
    case smaller(limit: Int)
    /// A food that was eaten, in front of an amount or behind it.
    case food
    /// A number has to say what it counts.
    case foodOrEnergy
    /// In front of the colon.
    case mealSlot
    /// The same meal as was said before.
    case oneSlot
    /// Between two foods.
    case separator
    /// Not a second one of the same food.
    case oneAmount, oneValue
    /// That somebody can eat at once.
    case energyOfFood, macroOfFood, amountOfFood
    case foods(limit: Int)
    /// As many digits as a barcode has.
    case barcode
    /// The last one of a barcode.
    case checkDigit(Int)
  }

  package let text: String
  /// Counted in characters from the start of `text`.
  package let place: Int
  package let expected: Expected

  package init(text: String, place: Int, expected: Expected) {
    self.text = text
    self.place = place
    self.expected = expected
  }

  /// `byte` is a position in the UTF-8 of the text.
  package init(text: String, byte: Int, expected: Expected) {
    self.init(text: text, place: text.characters(before: byte), expected: expected)
  }

  /// The text from that place up to the next space.
  package var word: Substring {
    text.dropFirst(place).prefix { $0 != " " }
  }
}

/// `NotUnderstood` before it knows the text; `byte` is a position in its UTF-8.
struct Mistake: Error {
  let byte: Int
  let expected: NotUnderstood.Expected
}

extension ByteCursor {
  static let textLimit = 128

  func mistake(_ expected: NotUnderstood.Expected, at byte: Int? = nil) -> Mistake {
    Mistake(byte: byte ?? position, expected: expected)
  }

  /// Reads the whole of `text`, spaces around it and capitals aside, as `PlainBytes` has it.
  static func read<Value>(
    _ text: String, limit: Int = textLimit, _ body: (inout ByteCursor) throws(Mistake) -> Value
  ) throws(NotUnderstood) -> Value {
    do throws(Mistake) {
      guard text.utf8.count <= limit else {
        throw Mistake(byte: limit, expected: .shorter(limit: limit))
      }
      var cursor = ByteCursor(PlainBytes.of(text))
      cursor.skipSpaces()
      let value = try body(&cursor)
      cursor.skipSpaces()
      guard cursor.isAtEnd else { throw cursor.mistake(.end) }
      return value
    } catch {
      throw NotUnderstood(text: text, byte: error.byte, expected: error.expected)
    }
  }
}

extension String {
  /// How many characters end at a byte or before it.
  fileprivate func characters(before byte: Int) -> Int {
    var end = 0
    return prefix { character in
      end += character.utf8.count
      return end <= byte
    }.count
  }
}
