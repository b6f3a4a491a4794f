import Host
import Time
import Views

/// The outcome of a line.
struct PhoneAnswer {
  let isDone: Bool
  let text: String
  /// Nobody knows when it was.
  var isUndated = false
}

/// The answers to a file, in a file of the same name: each line, and below it what was done or what was
/// wrong.
struct PhoneAnswers {
  private(set) var text: String

  init(_ text: String?) { self.text = text ?? "" }

  private static let mark = "> "

  mutating func add(_ answer: PhoneAnswer, to line: String, _ phrases: Phrases) {
    let result = answer.isDone ? "" : phrases(PhoneMessage.notDone) + "\n"
    add(Self.mark + PlainText.line(line) + "\n" + result + answer.text)
  }

  /// About the whole file.
  mutating func add(_ answer: String) {
    if !text.isEmpty { text += "\n" }
    for line in answer.split(separator: "\n") { text += line + "\n" }
  }
}

struct PhoneSentences {
  let phrases: Phrases
  let wording: Wording

  func text(of fault: PhoneCommandLine.Fault) -> String {
    switch fault {
    case .notFromPhone(let command):
      phrases(PhoneMessage.notFromPhone, "command", PlainText.line(command))
    case .optionNotFromPhone(let option):
      phrases(PhoneMessage.optionNotFromPhone, "option", PlainText.line(option))
    case .missing("weight"): phrases(PhoneMessage.missingWeight)
    case .missing("drink"): phrases(PhoneMessage.missingDrink)
    case .missing("meal"): phrases(PhoneMessage.missingMeal)
    case .missing: phrases(PhoneMessage.oneStep)
    case .bareNumber(let number): phrases(PhoneMessage.bareNumber, "number", number)
    case .unended: phrases(PhoneMessage.unended)
    case .unknown(let text): phrases(PhoneMessage.unknown, "text", PlainText.line(text))
    case .usage(let error):
      Sentences(phrases: phrases, wording: wording).text(of: .usage(error)) ?? ""
    }
  }

  func undated(_ time: Instant) -> String {
    phrases(PhoneMessage.undated, "time", wording.moment(time, now: Clock.now()))
  }

  func doneElsewhere(_ time: Instant) -> String {
    phrases(PhoneMessage.doneElsewhere, "time", wording.moment(time, now: Clock.now()))
  }

  func doneSince(_ time: Instant) -> String {
    phrases(PhoneMessage.doneSince, "time", wording.moment(time, now: Clock.now()))
  }
}

enum PhoneMessage: String, Message {
  case notDone = "Not done:"
  case wasDone = "Done."
  case needsConfirmation = "That has to be confirmed on your computer."
  case notFromPhone =
    "'{command}' does not work from a phone. You can use: start, stop, goal, note, weight, meal, drink, day, undo, redo"
  case optionNotFromPhone = "The option '{option}' does not work from a phone. Leave it out."
  case missingWeight = "Which weight? For example: weight 82.4"
  case missingDrink = "How much? For example: drink 300"
  case missingMeal = "What did you eat? For example: meal two eggs and toast"
  case oneStep = "From a phone, one line undoes or redoes one change: undo"
  case bareNumber =
    "{number} of what? For example: weight {number}, drink {number} or start {number}h"
  case unended = "A quotation mark is missing."
  case unknown = "'{text}' is neither a command nor a food. To log it all the same: meal {text}"
  case undated =
    "The file is from {time}, so it is not known when that was. Set the phone's clock, or write the file again."
  case doneElsewhere =
    "The last change, {time}, was not made from the phone. To undo it on your computer: fastctl undo"
  case doneSince = "You typed something else after that, {time}. To undo it, type undo again."
  case noted = "Noted."
  case noLines = "There is nothing in this file."
  case conflictCopy =
    "This is another version of {file}, made by the program that synchronises the folder. It is left alone. Write what is missing into a new file."
  case known = "This file was done before, as {file}. To do the same again, write a new file."
  case notText = "Only text files are read: with .txt at the end of the name, or without a dot."
  case notUTF8 = "This is not plain text in UTF-8, so nothing was done."
  case tooLong = "This file has more than 4,096 bytes, so nothing was done. Divide it."
  case tooManyLines = "This file has more than {limit} lines, so nothing was done. Divide it."
}
