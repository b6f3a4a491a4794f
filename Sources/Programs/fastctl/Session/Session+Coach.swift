import Glibc
import Host
import Nouns
import Settings
import Time
import Views
import Wire

// The fire that says something kind, to people at a terminal and to nobody else.
extension Session {
  /// Nil where nobody reads, or nobody wants to hear it.
  mutating func coach(on screen: Screen) throws(Failure) -> CoachView? {
    guard let look = coachLook(on: screen) else { return nil }
    let voice = CoachVoice(try wording(), book: CoachBook(of: environment))
    // The console of Linux has no such signs.
    let isBare = look == .emoji && environment["TERM"] == "linux"
    return CoachView(voice, on: screen, look: isBare ? .ascii : look)
  }

  private mutating func coachLook(on screen: Screen) -> CoachLook? {
    // Only a screen for a voice is a terminal and has no width.
    guard screen.width != nil || screen.isLinear, isatty(STDOUT_FILENO) == 1 else { return nil }
    return speaking().coachLook
  }

  /// The state, with what the coach goes by where there is one: all others are answered sooner without.
  mutating func state(for screen: Screen) throws(Failure) -> Snapshot {
    let isPerson = frame == nil && isatty(STDOUT_FILENO) == 1
    let question = StatusQuestion(
      glance: coachLook(on: screen) == nil ? nil : true, person: isPerson ? true : nil)
    return try ask(StatusCalls.Get.self, question)
  }

  /// Below the state, where something has just happened.
  mutating func addCoach(to snapshot: Snapshot, on screen: Screen) throws(Failure) {
    guard let coach = try coach(on: screen) else { return }
    output.text(coach.text(newIn: snapshot))
  }

  /// Below the page of the day, which always has a word.
  mutating func addCoach(today snapshot: Snapshot, on screen: Screen) throws(Failure) {
    guard let coach = try coach(on: screen) else { return }
    let lines = coach.lines(of: snapshot)
    if !screen.isLinear, !lines.isEmpty { output.line("") }
    for line in lines { output.line(line) }
  }

  /// Below an answer, where it is one to an event of its own.
  mutating func addCoach(on event: CoachEvent, _ facts: CoachFacts = CoachFacts()) throws(Failure) {
    guard let coach = try coach(on: screen()) else { return }
    output.text(coach.text(of: event, facts, now: Clock.now()))
  }

  /// Below the answer to what has earned them.
  mutating func tell(earned badges: [Badge]?) throws(Failure) {
    for line in try wording().sentences(earned: badges ?? []) { tell(line) }
  }

  /// Below the answer to an entry that is more than one.
  mutating func addCoach(to occasion: LoggingOccasion?, of kind: LoggingKind) throws(Failure) {
    guard let event = occasion.flatMap({ CoachEvent($0, of: kind) }),
      let coach = try coach(on: screen())
    else { return }
    let state = try ask(StatusCalls.Get.self, StatusQuestion())
    output.text(coach.text(of: event, in: state))
  }

  /// Of the other commands none is an event, and what goes back is nothing to cheer.
  private var isOfCoach: Bool {
    let commands: [any Command.Type] = [
      StartCommand.self, StopCommand.self, ToggleCommand.self, CancelCommand.self,
    ]
    return commands.contains { $0 == request.command }
  }

  /// Below the answer to a command that has begun or ended a fast.
  mutating func addCoach(to answer: FastAnswer, on screen: Screen) throws(Failure) {
    guard isOfCoach, let coach = try coach(on: screen) else { return }
    var answer = answer
    // What a first fast is, only the last ones tell.
    if answer.fast.outcome == .completed,
      let state = try? ask(StatusCalls.Get.self, StatusQuestion(glance: true))
    {
      answer.state = state
    }
    output.text(coach.text(after: answer))
  }
}

extension CoachBook {
  /// The person's own lines; a file that cannot be read counts as none here, `doctor` says why.
  init(of environment: Environment) {
    let path = (try? Places(environment))?.coachLines
    let text = path.flatMap { try? Files.read($0, limit: Limit.fileLength) }
    self.init(text ?? [])
  }
}

extension CoachLook {
  /// Nil where the coach is to be silent.
  init?(_ settings: Settings) {
    guard settings.coach.isOn else { return nil }
    switch settings.coachLook {
    case .emoji: self = .emoji
    case .ascii: self = .ascii
    case .none: self = .none
    }
  }
}
