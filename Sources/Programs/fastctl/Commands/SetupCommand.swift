import Host
import Views

enum SetupCommand: Command {
  static let name = "setup"

  static func needsTerminal(_ request: Request) -> Bool { true }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Set fastd up: the first time, or again at any time",
      details: [
        "Press Enter to skip a page and q to quit; your answers so far are kept.",
        "Everything works without it, too.",
        "'setup bar' adds fastd to a status bar, a panel, a lock screen or a prompt: it shows the change, asks, and keeps a copy of your files. Without a name, it lists them.",
        "'setup bar tray' has fastd-tray put an icon into the tray of your panel whenever you log in.",
      ],
      arguments: [
        .optional(
          .choice(placeholder: "PART", among: SetupPart.terms + [Term(bar, in: SetupPart.names)])),
        .optional(.choice(placeholder: "NAME", among: .words(StatusBar.allCases.map(\.rawValue)))),
      ],
      options: [
        .init(name: .undo, meaning: "Remove fastd from the bar again"),
        .yes,
      ],
      examples: [
        .init(words: "setup", meaning: "All pages"),
        .init(words: "setup notifications", meaning: "Do pop-ups appear?"),
        .init(words: "setup profile", meaning: "What energy targets need, value by value"),
        .init(words: "setup bar", meaning: "Which bars are there?"),
        .init(words: "setup bar waybar", meaning: "Add fastd to waybar"),
        .init(words: "setup bar waybar --undo", meaning: "Remove it again"),
        .init(words: "setup bar tray", meaning: "An icon in the tray of your panel"),
      ])
  }

  /// The one part that is about other programs' files, and so has words of its own.
  private static let bar = "bar"

  static func run(_ session: inout Session) throws(Failure) {
    let words = session.request.arguments
    if words.first == bar {
      return try BarSetup.run(words.count > 1 ? words[1] : nil, &session)
    }
    if words.count > 1 { throw .usage(.needlessArgument(words[1], of: declaration.name)) }
    for option in [OptionName.undo, .yes] where session.request.has(option) {
      throw .usage(.unknownOption(option.spelling, of: declaration.name, nearest: nil))
    }
    let phrases = session.phrases()
    guard session.seat == .terminal else {
      session.say(phrases(SetupMessage.noTerminal))
      throw .said(.refused)
    }
    let part = session.request.arguments.first.flatMap(SetupPart.init(rawValue:))
    if part == nil { try welcome(&session) }
    let parts = part.map { [$0] } ?? SetupPart.allCases
    let pages = SetupPages(&session)
    var journal = OnboardingNotes(isWhole: part == nil)
    for (number, part) in parts.enumerated() {
      if parts.count > 1, part == .profile {
        session.say("")
        guard let wanted = pages.wantsMore() else {
          return session.say(phrases(SetupMessage.left))
        }
        guard wanted else { break }
      }
      let place = parts.count > 1 ? "\(number + 1)/\(parts.count) " : ""
      session.say("\n" + place + phrases(part.title))
      session.say(phrases(part.reason))
      let end = try pages.ask(part, &session)
      guard end != .left else { return session.say(phrases(SetupMessage.left)) }
      if end == .answered { journal.complete(part, number: number + 1, &session) }
    }
    journal.finish(&session)
    if part == nil { session.say("\n" + phrases(SetupMessage.done)) }
  }

  /// Introduces fastd and its fire before the first question.
  private static func welcome(_ session: inout Session) throws(Failure) {
    if let coach = try session.coach(on: session.errorScreen()) {
      session.show(coach.drawing(.welcome, now: Clock.now()) + "\n")
    }
    let phrases = session.phrases()
    session.say(phrases(SetupMessage.whatItIs) + " " + phrases(SetupMessage.whereItIs))
    session.say("\n" + phrases(SetupMessage.welcome))
  }
}
