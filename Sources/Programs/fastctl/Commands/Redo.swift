import Wire

enum Redo {
  static var declaration: Declaration {
    Declaration(
      name: "redo",
      summary: "Do again what was taken back",
      arguments: [.optional(.number)],
      options: [.json],
      examples: [.init(words: "redo", meaning: "Do one command again")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    try session.takeSteps(.done) { (session) throws(Failure) in
      try session.order(ChangeCalls.Redo.self, NoFields())
    }
  }
}
