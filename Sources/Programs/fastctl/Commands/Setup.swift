import Views

enum Setup {
  static var declaration: Declaration {
    Declaration(
      name: "setup",
      summary: "Answer a few questions to begin, or again at any time",
      details: [
        "Each page can be skipped with Enter and left with q; what was answered is kept.",
        "Everything works without it.",
      ],
      arguments: [
        .optional(.choice("PART", among: SetupPart.allCases.map(\.rawValue)))
      ],
      examples: [
        .init(words: "setup", meaning: "All of it"),
        .init(words: "setup notifications", meaning: "Can pop-ups be seen?"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let phrases = session.phrases()
    guard session.seat == .terminal else {
      session.say(phrases(SetupMessage.noTerminal))
      throw .said(.refused)
    }
    let part = session.request.arguments.first.flatMap(SetupPart.init(rawValue:))
    if part == nil { session.say(phrases(SetupMessage.welcome)) }
    let parts = part.map { [$0] } ?? SetupPart.allCases
    let pages = SetupPages(phrases)
    for (number, part) in parts.enumerated() {
      let place = parts.count > 1 ? "\(number + 1)/\(parts.count) " : ""
      Output.say("\n" + place + phrases(part.title))
      session.say(phrases(part.reason))
      guard try pages.ask(part, &session) != .left else {
        return session.say(phrases(SetupMessage.left))
      }
    }
    if part == nil { session.say("\n" + phrases(SetupMessage.done)) }
  }
}
