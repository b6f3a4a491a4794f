import Wire

enum Redo {
  static var declaration: Declaration {
    Declaration(
      name: "redo",
      summary: "Redo what was undone",
      arguments: [.optional(.number)],
      options: [.json],
      examples: [.init(words: "redo", meaning: "Redo one command")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    try session.takeSteps(.done) { (session) throws(Failure) in
      try session.order(ChangeCalls.Redo.self, NoFields())
    }
  }
}
