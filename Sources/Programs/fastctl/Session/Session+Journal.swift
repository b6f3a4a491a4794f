import Nouns
import Control
import Glibc
import Host
import Settings
import Time
import Wire

// What the person's journal is told of that is no command. It is sent and not waited for, and where
// it cannot be sent it is left out: nothing is slower or fails for it.
extension Session {
  /// A person has typed this.
  mutating func noteTyped() {
    if request.isVisit, isatty(STDOUT_FILENO) == 1, !request.isFromDesktop { enqueueVisit() }
    guard request.isTyped, keepsJournal else { return }
    note(.sessionStarted, [EventFact(.client, word: "cli")])
    if let view = request.view { note(.viewOpened, [EventFact(.view, word: view)]) }
  }

  /// With the next call or, where none comes, at the end.
  mutating func note(_ name: EventName, _ facts: [EventFact] = []) {
    guard keepsJournal else { return }
    enqueue(EventNote(name, facts))
  }

  mutating func note(_ failure: Failure) {
    // What is not understood counts as help until then.
    guard request.isTyped || request.command == HelpCommand.self, let word = failure.word else {
      return
    }
    note(.errorOccurred, [EventFact(.type, word: word)])
  }

  mutating func noteClosed(after span: Span) {
    guard let view = request.view else { return }
    note(
      .viewClosed,
      [EventFact(.view, word: view), EventFact(.timeSpent, number: max(0, span.seconds))])
  }

  private var keepsJournal: Bool {
    mutating get { isatty(STDOUT_FILENO) == 1 && !request.isFromDesktop && speaking().keepsJournal }
  }
}

extension Request {
  /// Whether somebody was here with it, and not only asked how things stand or how the programs are.
  fileprivate var isVisit: Bool {
    isTyped && command != CompletionsCommand.self && command != DoctorCommand.self
      && command != ReportCommand.self && command != VersionCommand.self
  }

  var isTyped: Bool { command.isTyped(self) }
  var view: String? { command.view(self) }
  var startsDaemon: Bool { command.startsDaemon(self) }

  /// Whether its verb, if it has one, only shows something.
  var isLooking: Bool {
    switch verb {
    case nil, "list", "get", "status", "plan": true
    default: false
    }
  }
}

extension Failure {
  /// What kind of failure it is; nil for none that went wrong, or that nobody could be told.
  fileprivate var word: String? {
    switch self {
    case .usage: "usage"
    case .notUnderstood, .template, .address: "not_understood"
    case .said: nil
    case .refused(let refusal): refusal.consents == nil ? refusal.name : nil
    case .none, .noFood, .noOwnFood, .builtInFood, .importedFood, .noRecipe, .noFast:
      "NotFound"
    case .importing: "import"
    case .file: "file"
    case .setting, .settings: "setting"
    case .connection, .notStarted: nil
    default: "other"
    }
  }
}

/// What to tell a journal of a setup, in which the person may be asked whether they want one.
struct OnboardingNotes {
  private var notes: [EventNote]
  private let began = Clock.monotonic()

  /// Nothing is told of one page alone.
  let isWhole: Bool

  init(isWhole: Bool) {
    self.isWhole = isWhole
    notes = [EventNote(.onboardingStarted)]
  }

  mutating func complete(_ part: SetupPart, number: Int, _ session: inout Session) {
    notes.append(
      EventNote(
        .onboardingStepCompleted,
        [
          EventFact(.stepNumber, number: Int64(number)),
          EventFact(.stepName, word: part.rawValue),
        ]))
    deliver(&session)
  }

  mutating func finish(_ session: inout Session) {
    let length = max(0, (Clock.monotonic() - began).seconds)
    notes.append(EventNote(.onboardingCompleted, [EventFact(.duration, number: length)]))
    deliver(&session)
  }

  private mutating func deliver(_ session: inout Session) {
    guard isWhole, Settings(of: session.environment).events.isOn else { return }
    for note in notes { session.enqueue(note) }
    notes = []
  }
}
