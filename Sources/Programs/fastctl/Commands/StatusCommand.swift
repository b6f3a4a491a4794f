import Views
import Wire

enum StatusCommand: Command {
  static let name = "status"
  static let onlyLooks = true

  static func isTyped(_ request: Request) -> Bool { false }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Show how far along you are",
      details: [
        "This is what fastctl does without a command.",
        "With --follow, it fills the terminal until you press q or Ctrl-C; in a pipe it prints lines.",
      ],
      options: [
        .json(meaning: "Print the status as JSON, exactly as the daemon sends it"),
        .init(name: .big, meaning: "A large clock, readable from a distance"),
        .init(name: .follow, meaning: "Keep updating, even across restarts of the daemon"),
        .init(name: .countdown, meaning: "Show the time left instead of the time elapsed"),
        .init(name: .ring, meaning: "A ring instead of the bar"),
        .init(name: .seconds, meaning: "Show seconds"),
        .init(name: .say, meaning: "One sentence, for speech output or a screen reader"),
        .ascii, .popup,
      ],
      examples: [
        .init(words: "status", meaning: "How long you have fasted, and until when"),
        .init(words: "status --json", meaning: "The same for a script"),
        .init(
          words: "status --say", meaning: "Read it aloud: spd-say \"$(fastctl status --say)\""),
        .init(words: "status --follow --ring", meaning: "A clock that fills the terminal"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    guard session.request.options.isEmpty else { return try runOtherwise(&session) }
    let screen = session.screen()
    let snapshot = try session.state(for: screen)
    let card = StatusCard(try session.wording(), on: screen)
    session.output.text(utf8: card.utf8(of: snapshot))
    try session.addCoach(to: snapshot, on: screen)
    session.warnOfOtherVersion(snapshot.version)
    session.hintAfterLook(at: snapshot)
  }

  private static func runOtherwise(_ session: inout Session) throws(Failure) {
    let request = session.request
    if request.has(.say) { return try say(&session) }
    let style = ClockStyle(request)
    guard !request.has(.follow) else {
      if !session.isPlain(), !request.has(.json), NotebookRun.isPossible(session.environment) {
        return try NotebookRun.follow(.now, style: style, &session)
      }
      var follower = ScreenFollower(ClockPage(style: style))
      return try follower.run(&session)
    }
    // As it always was for scripts: the same object as the reply without a word.
    let snapshot =
      request.has(.json)
      ? try session.ask(StatusCalls.Get.self, StatusQuestion())
      : try session.state(for: session.screen())
    if request.has(.popup) {
      return session.say(try session.wording().popup(of: snapshot))
    } else if request.has(.json) {
      session.output.line(snapshot.json)
    } else if session.isPlain() || !request.wantsClock {
      let screen = session.drawingScreen()
      let card = StatusCard(try session.wording(), on: screen)
      session.output.text(utf8: card.utf8(of: snapshot))
      try session.addCoach(to: snapshot, on: screen)
    } else {
      let clock = ClockFace(try session.wording(), on: session.drawingScreen(), style: style)
      for line in clock.lines(of: snapshot) { session.output.line(line) }
    }
    session.warnOfOtherVersion(snapshot.version)
    session.hintAfterLook(at: snapshot)
  }
}

extension StatusCommand {
  private static let otherForms: [OptionName] = [
    .big, .countdown, .follow, .json, .ring, .seconds,
  ]

  private static func say(_ session: inout Session) throws(Failure) {
    if let other = otherForms.first(where: session.request.has) {
      throw .usage(.conflict(.say, other.spelling))
    }
    let snapshot = try session.ask(StatusCalls.Get.self, StatusQuestion(glance: true))
    session.output.line(SpokenStatus(try session.wording()).text(of: snapshot))
    session.warnOfOtherVersion(snapshot.version)
  }
}

extension Request {
  /// What only a clock has is enough to ask for one.
  fileprivate var wantsClock: Bool {
    has(.big) || has(.countdown) || has(.ring) || has(.seconds)
  }
}

extension ClockStyle {
  fileprivate init(_ request: Request) {
    self.init(
      direction: request.has(.countdown) ? .down : .up, shape: request.has(.ring) ? .ring : .bar,
      hasSeconds: request.has(.seconds))
  }
}
