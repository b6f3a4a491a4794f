import Views

enum BoardCommand: Command {
  static let name = "board"

  static func view(_ request: Request) -> String? { request.verb == nil ? name : nil }
  static func needsTerminal(_ request: Request) -> Bool { ["new", "join"].contains(request.verb) }

  static var declaration: Declaration {
    Declaration(
      name: name, summary: "Show the board among friends on your hub",
      details: [
        "A circle is friends on the same hub who have its code. They see the nickname, the points, those of the week and the badges of each other, and nothing else; weight has no badge there. Points are what each one's own program says.",
        "It is off until you turn it on, and shows nobody anything until you join a circle. What you publish follows each complete exchange. Leaving, hiding and turning it off delete your row at once.",
      ],
      options: [.json(meaning: "Print the rows as JSON")],
      verbs: [
        on, off, new, join, leave, hide, show, muting("mute"), muting("unmute"),
      ],
      actsAlone: true,
      examples: [
        .init(words: "board on", meaning: "The first of two steps"),
        .init(typed: "board new --name Ada", meaning: "Make a circle and show its code"),
        .init(typed: "board join --name Bo", meaning: "Enter the code of a friend"),
        .init(words: "board", meaning: "How do my friends get on?"),
      ])
  }

  private static var on: Declaration {
    Declaration(
      name: "on", summary: "Turn the board on; nobody sees you yet",
      examples: [.init(words: "board on", meaning: "Before you join a circle")])
  }

  private static var off: Declaration {
    Declaration(
      name: "off", summary: "Turn the board off on all your machines, and delete your rows",
      examples: [.init(words: "board off", meaning: "Nobody sees you any more")])
  }

  private static let nickname = Declaration.Option(
    name: .name, meaning: "Your nickname in the circle, 1 to 30 letters")

  private static var new: Declaration {
    Declaration(
      name: "new", summary: "Make a circle, and show the code for your friends",
      options: [nickname, .yes],
      examples: [.init(typed: "board new --name Ada", meaning: "As Ada")])
  }

  private static var join: Declaration {
    Declaration(
      name: "join", summary: "Join the circle of a code, or change your nickname there",
      details: [
        "Without a code it asks for it and does not show what you type; with a dash, it reads it from standard input."
      ],
      arguments: [.optional(.text)], options: [nickname, .yes],
      examples: [.init(typed: "board join --name Bo", meaning: "Enter the code")])
  }

  private static var leave: Declaration {
    Declaration(
      name: "leave", summary: "Leave a circle", arguments: [.optional(.id)],
      examples: [.init(words: "board leave", meaning: "The only one you are in")])
  }

  private static var hide: Declaration {
    Declaration(
      name: "hide", summary: "Stay in a circle, or in all, without being seen",
      arguments: [.optional(.id)],
      examples: [.init(words: "board hide", meaning: "Until you show yourself again")])
  }

  private static var show: Declaration {
    Declaration(
      name: "show", summary: "Be seen again", arguments: [.optional(.id)],
      examples: [.init(words: "board show", meaning: "With the next exchange, which it begins")])
  }

  private static func muting(_ verb: String) -> Declaration {
    verb == "mute"
      ? Declaration(
        name: "mute", summary: "Do not show somebody on this machine",
        details: ["Nobody else learns of it."], arguments: [.required(.name)],
        examples: [.init(typed: "board mute Bo", meaning: "Without Bo")])
      : Declaration(
        name: "unmute", summary: "Show somebody again", arguments: [.required(.name)],
        examples: [.init(typed: "board unmute Bo", meaning: "With Bo again")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let circle = session.request.arguments
    switch session.request.verb {
    case "on": try Friends.turn(true, &session)
    case "off": try Friends.turn(false, &session)
    case "new": try Friends.begin(&session)
    case "join": try Friends.join(&session)
    case "leave": try Friends.change(["leave"] + circle, .left, &session)
    case "hide": try Friends.change(["hide"] + circle, .nowHidden, &session)
    case "show": try Friends.show(&session)
    case "mute": try Friends.mute(true, &session)
    case "unmute": try Friends.mute(false, &session)
    default: try Friends.look(&session)
    }
  }
}
