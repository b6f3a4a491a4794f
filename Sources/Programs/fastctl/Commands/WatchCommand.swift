enum WatchCommand: Command {
  static let name = "watch"
  static let onlyLooks = true

  static func isTyped(_ request: Request) -> Bool { false }
  static func needsTerminal(_ request: Request) -> Bool { true }
  static func startsDaemon(_ request: Request) -> Bool { false }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Print every change as a line, until interrupted",
      details: [
        "It starts with the next change, continues across restarts of the daemon, and never starts it."
      ],
      options: [
        .init(name: .since, meaning: "Start after the change with this number"),
        .json(meaning: "Print each change as one line of JSON"),
      ],
      examples: [
        .init(words: "watch", meaning: "Watch what happens"),
        .init(words: "watch --json --since 0", meaning: "Every change ever made"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    var watcher = Watcher(since: try session.number(.since))
    try watcher.run(&session)
  }
}
