import Host
import Time
import Views

/// The outcome of a line.
struct PhoneAnswer {
  let isDone: Bool
  let text: String
}

/// The answers to a file, in a file of the same name: each line, and below it what was done or what was
/// wrong.
struct PhoneAnswers {
  private(set) var text: String

  init(_ text: String?) { self.text = text ?? "" }

  var isEmpty: Bool { text.isEmpty }

  private static let mark = "> "

  mutating func add(_ answer: PhoneAnswer, to line: String, _ phrases: Phrases) {
    let lines = answer.text.split(separator: "\n", omittingEmptySubsequences: true)
    if !text.isEmpty { text += "\n" }
    text += Self.mark + line + "\n"
    if !answer.isDone { text += phrases(PhoneMessage.notDone) + "\n" }
    for line in lines { text += line + "\n" }
  }

  /// Whether the line was answered more than `count` times.
  func has(_ line: String, _ count: Int) -> Bool {
    text.split(separator: "\n").count { $0 == Self.mark + line } > count
  }
}

struct PhoneSentences {
  let phrases: Phrases
  let wording: Wording

  func text(of fault: PhoneCommandLine.Fault) -> String {
    switch fault {
    case .notFromPhone(let command):
      phrases(PhoneMessage.notFromPhone, "command", PlainText.line(command))
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

  func doneSince(_ time: Instant) -> String {
    phrases(PhoneMessage.doneSince, "time", wording.moment(time, now: Clock.now()))
  }
}

enum PhoneMessage: String, Message {
  case notDone = "Not done:"
  case wasDone = "Done."
  case needsConfirmation = "That has to be confirmed on your computer."
  case notFromPhone =
    "'{command}' cannot be done from a phone. These can: start, stop, goal, note, weight, meal, drink, day, undo, redo"
  case bareNumber =
    "{number} of what? For example: weight {number}, drink {number} or start {number}h"
  case unended = "A quotation mark is missing."
  case unknown = "'{text}' is neither a command nor a food. To log it all the same: meal {text}"
  case undated =
    "The file is from {time}, so it is not known when that was. Set the phone's clock, or write the file again."
  case doneSince = "Something else was done at {time}, after that. To undo it: fastctl undo"
  case conflictCopy =
    "This is another version of {file}, made by the program that synchronises the folder. It is left alone. Write what is missing into a new file."
  case known = "This file was done before, as {file}. To do the same again, give it another name."
  case notText = "Only text files are read: with .txt at the end of the name, or without a dot."
  case notUTF8 = "This is not plain text in UTF-8, so nothing was done."
  case tooLong = "This file has more than 4,096 bytes, so nothing was done. Divide it."
  case tooManyLines = "This file has more than {limit} lines, so nothing was done. Divide it."
}
