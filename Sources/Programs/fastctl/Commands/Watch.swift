enum Watch {
  static var declaration: Declaration {
    Declaration(
      name: "watch",
      summary: "Print a line for every change, for ever",
      details: [
        "It begins with the next change, goes on over restarts of the daemon, and never starts it."
      ],
      options: [
        .init(name: .since, meaning: "Begin after the change with this number"),
        .json(meaning: "Print each change as one line of JSON"),
      ],
      examples: [
        .init(words: "watch", meaning: "See what happens"),
        .init(words: "watch --json --since 0", meaning: "Every change there ever was"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    var watcher = Watcher(since: try session.number(.since))
    try watcher.run(&session)
  }
}
