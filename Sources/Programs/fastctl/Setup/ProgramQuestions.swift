import Nouns
import Host
import Settings
import Time
import Views
import Wire

/// Asks on which day the diet program begins, and with how many days at maintenance.
struct ProgramQuestions {
  private let phrases: Phrases
  private let dialog: Dialog

  init(_ session: inout Session) {
    phrases = session.phrases()
    dialog = Dialog(&session)
  }

  func run(_ session: inout Session) throws(Failure) -> PageEnd {
    let status = try session.ask(ProgramCalls.Status.self, NoFields())
    if status.course != nil, status.program?.phase != .ended {
      try show(status, &session)
      return .skipped
    }
    let missing = try session.ask(ProfileCalls.GetTargets.self, TargetsQuestion()).missing
    guard missing.isEmpty else {
      session.say(try session.wording().sentence(forMissing: missing))
      return .skipped
    }
    return try ask(&session)
  }

  private func ask(_ session: inout Session) throws(Failure) -> PageEnd {
    while true {
      switch dialog.ask(phrases(SetupMessage.programAsk)) {
      case .left: return .left
      case .nothing: return .skipped
      case .text(let text):
        do throws(Failure) {
          let day = try day(text, &session)
          guard let days = try askLeadIn(&session) else { return .left }
          return try begin(ProgramStart(on: day, leadIn: days), &session)
        } catch {
          try session.sayWhatCanBeMended(error)
        }
      }
    }
  }

  /// A weekday is the next one, as with `program start --on`.
  private func day(_ text: String, _ session: inout Session) throws(Failure) -> Day {
    let reader = try session.reader()
    do { return try reader.day(text, isToCome: true) } catch {
      throw .notUnderstood(error, place: OptionName.on.spelling)
    }
  }

  /// No days where the settings' are kept, and nothing where they leave.
  private func askLeadIn(_ session: inout Session) throws(Failure) -> Int64?? {
    let key = Settings.Key.single(.programLeadIn)
    let present = try SettingsStore(session.environment).read().settings[key]
    while true {
      switch dialog.ask(phrases(SetupMessage.leadInAsk, ["present": present])) {
      case .left: return nil
      case .nothing: return .some(nil)
      case .text(let text):
        if let days = Int64(text), Nouns.DietProgram.leadIns.wide.contains(days) { return days }
        session.say(phrases(SetupMessage.leadInWrong))
      }
    }
  }

  private func begin(
    _ start: ProgramStart, _ session: inout Session
  ) throws(Failure) -> PageEnd {
    do throws(Failure) {
      let answer = try session.confirming { (session, word) throws(Failure) in
        var start = start
        start.confirm = word
        return try session.order(ProgramCalls.Start.self, start)
      }
      try show(answer, &session)
      return .answered
    } catch {
      guard case .refused(.twoDeficits) = error, start.counts == nil else { throw error }
      guard let choice = askWhichCounts() else { return .left }
      var start = start
      start.counts = choice
      return try begin(start, &session)
    }
  }

  /// Nil where they leave.
  private func askWhichCounts() -> DeficitChoice? {
    while true {
      switch dialog.ask(phrases(SetupMessage.countsAsk)) {
      case .left: return nil
      case .nothing: continue
      case .text(let text): if let choice = DeficitChoice(typed: text) { return choice }
      }
    }
  }

  private func show(_ answer: ProgramAnswer, _ session: inout Session) throws(Failure) {
    let page = ProgramPage(try session.wording(), on: session.errorScreen())
    Output.show(page.text(of: answer, after: .begun))
  }
}
