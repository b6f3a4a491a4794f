import Nouns
import Views
import Wire

/// The safety questions on one screen; details, and the doctor's word, only after a yes.
struct SafetyDialog {
  func run(_ session: inout Session) throws(Failure) -> PageEnd {
    let phrases = session.phrases()
    let dialog = Dialog(&session)
    let page = SafetyPage(try session.wording(), on: session.errorScreen())
    Output.show(page.questions())
    let questions: [SafetyQuestion]
    switch choose(dialog, phrases) {
    case .left: return .left
    case .skipped: return .skipped
    case .chosen(let chosen): questions = chosen
    }
    var wish = SafetyWish(applies: questions)
    if !questions.isEmpty { Output.show(page.details(of: questions)) }
    if questions.contains(where: \.isGrave), !questions.contains(where: \.isFinal) {
      guard let agreed = dialog.agrees(phrases(SafetyDialogMessage.agreed)) else { return .left }
      wish.agreed = agreed
    }
    try thank(for: try session.answer(wish), phrases, &session)
    try session.nameWhatRests()
    return .answered
  }

  private enum Answer {
    case left, skipped
    case chosen([SafetyQuestion])
  }

  private func choose(_ dialog: Dialog, _ phrases: Phrases) -> Answer {
    while true {
      switch dialog.ask(phrases(SafetyDialogMessage.numbers)) {
      case .left: return .left
      case .nothing: return .skipped
      case .text(let text):
        do throws(UsageError) { return .chosen(try Self.questions(in: text)) } catch {
          dialog.say(phrases(SafetyDialogMessage.notANumber))
        }
      }
    }
  }

  private func thank(
    for safety: Safety, _ phrases: Phrases, _ session: inout Session
  ) throws(Failure) {
    guard let longest = safety.longestGoal else {
      return session.say(phrases(SafetyDialogMessage.thanks))
    }
    let span = try session.wording().span(seconds: longest)
    session.say(phrases(SafetyDialogMessage.thanksMost, ["most": span]))
  }

  /// The numbers that people type, in the questions' own order; 0 is none.
  static func questions(in text: String) throws(UsageError) -> [SafetyQuestion] {
    var questions: Set<SafetyQuestion> = []
    let words = text.split { $0 == "," || $0 == " " || $0 == ";" || $0 == "." }
    if words == ["0"] { return [] }
    for word in words {
      guard let question = Int(word).flatMap(SafetyQuestion.init(number:)) else {
        throw .noQuestion(String(word))
      }
      questions.insert(question)
    }
    guard !questions.isEmpty else { throw .noQuestion(text) }
    return questions.sorted { $0.number < $1.number }
  }
}

enum SafetyDialogMessage: String, Message {
  case numbers = "Type the numbers that apply (such as 2 5), 0 for none, or press Enter to skip:"
  case notANumber = "Please type numbers from 1 to 9, such as 2 5, or 0 for none."
  case agreed = "Has a doctor or nurse agreed to longer fasts all the same?"
  case thanks = "Thank you. To change it at any time: fastctl profile safety"
  case thanksMost =
    "Thank you. Your longest goal is {most}. To change an answer: fastctl profile safety"
}
