import Nouns
import Glibc
import Host
import Settings
import Time
import Views
import Wire

// What is said beside an answer, and once.
extension Session {
  /// A hint only where nothing else is said.
  mutating func advise(on answer: FastAnswer) {
    let isCaredFor = careForLongGoal(answer.fast)
    let isIntroduced = answer.fast.end == nil && introduce(answer.fast)
    if !isCaredFor && !isIntroduced { hint(at: answer.state) }
  }

  /// Below a state, which may come without the last fasts.
  mutating func hintAfterLook(at snapshot: Snapshot) {
    var snapshot = snapshot
    // Only they tell whether a streak was lost.
    if snapshot.glance == nil, snapshot.streak.current == 0, snapshot.streak.longest > 1,
      isReadAtTerminal, speaking().takesHints, Hints(environment).fate(of: .streakBroken) == .toCome
    {
      snapshot.glance = try? ask(StatusCalls.Get.self, StatusQuestion(glance: true)).glance
    }
    hint(at: snapshot)
  }

  mutating func hint(at snapshot: Snapshot) {
    if say(oneOf: snapshot.hints) == .longGoal, let fast = snapshot.fast {
      var hints = Hints(environment)
      hints.note(.longGoal(fast.id))
    }
  }

  /// The first that is to come, below the answer, to somebody who reads it at a terminal.
  @discardableResult
  mutating func say(oneOf due: [Hint]) -> Hint? {
    // Nearly always there is none: then it costs nothing.
    guard !due.isEmpty, isReadAtTerminal, speaking().takesHints else { return nil }
    var hints = Hints(environment)
    guard let hint = due.first(where: { hints.fate(of: $0) == .toCome }),
      hints.note(.hint(hint))
    else { return nil }
    show(HintPage(phrases(), on: errorScreen()).text(of: hint))
    return hint
  }

  private var isReadAtTerminal: Bool {
    !request.has(.json) && seat != .desktop && isatty(STDOUT_FILENO) == 1
      && isatty(STDERR_FILENO) == 1
  }

  /// With the first fast begun at a terminal: what fastd is not, and who should be asked first.
  /// Whether any of that was said.
  @discardableResult
  mutating func introduce(_ fast: Entry) -> Bool {
    guard !request.has(.json), seat != .desktop, isatty(STDERR_FILENO) == 1 else { return false }
    var hints = Hints(environment)
    let isFirst = !hints.wasSaid(.disclaimer)
    if isFirst {
      say("\n" + wordingAnyhow().disclaimer)
      hints.note(.disclaimer)
    }
    return offerQuestions(fast, above: SafetyQuestion.longestForAll) || isFirst
  }

  /// Whether it was said that there are some, or that some say more than they did, which is once.
  @discardableResult
  mutating func offerQuestions(_ fast: Entry, above longest: Span) -> Bool {
    guard !request.has(.json), seat != .desktop, isatty(STDERR_FILENO) == 1 else { return false }
    var hints = Hints(environment)
    guard !hints.wasSaid(.newestSafetyQuestions), fast.end == nil, let goal = fast.goal,
      goal > longest.seconds,
      let safety = try? ask(ProfileCalls.GetSafety.self, NoFields()).safety
    else { return false }
    let isAsked = !hints.wasSaid(.safetyQuestions) && safety.at == nil
    if isAsked { say("\n" + phrases()(SetupMessage.offer)) }
    let isAskedAgain = !safety.askedAgain.isEmpty
    if isAskedAgain { say("\n" + phrases()(SafetyPageMessage.askAgain)) }
    hints.note(.safetyQuestions)
    hints.note(.newestSafetyQuestions)
    return isAsked || isAskedAgain
  }

  /// Such a goal is no reason to refuse or to ask, but one to say what to mind, once for each fast.
  /// Whether it was said.
  @discardableResult
  mutating func careForLongGoal(_ fast: Entry) -> Bool {
    guard let care = longGoalCare(fast) else { return false }
    say(care)
    return true
  }

  /// Nil where it has been said of this fast.
  mutating func longGoalCare(_ fast: Entry) -> String? {
    guard fast.end == nil, let goal = fast.goal, goal > GoalLevel.longestPlain.seconds else {
      return nil
    }
    var hints = Hints(environment)
    guard !hints.wasSaid(.longGoal(fast.id)) else { return nil }
    hints.note(.longGoal(fast.id))
    return phrases()(Hint.longGoal.said)
  }

  /// With whatever is asked next: the daemon goes on with the last good settings, and that must not
  /// stay unnoticed.
  mutating func sayWrongSettings() {
    guard request.isTyped, request.command != ConfigCommand.self,
      request.command != DoctorCommand.self, !hasToldNotices,
      let problem = (try? SettingsStore(environment).read())?.problems.first
    else { return }
    let why = SettingSentences(phrases: phrases()).text(of: problem.error)
    say(
      phrases()(TroubleMessage.settingsWrong, ["line": "\(problem.line)", "why": why]))
  }

  /// Says the sentences that were kept until all is done.
  mutating func sayAfterwards() {
    for sentence in afterwards { say(sentence) }
    afterwards = []
  }

  /// Sentences that are what was asked for.
  mutating func tell(_ sentences: String) {
    output.text(Page.sentences(sentences, on: screen()))
  }

  /// Sentences to the person, after all that was printed for them.
  mutating func say(_ sentences: String) { show(Page.sentences(sentences, on: errorScreen())) }

  /// What they are to see whatever is made of the output.
  mutating func show(_ text: String) {
    guard frame == nil else { return output.text(text) }
    output.flush()
    Output.show(text)
  }
}
