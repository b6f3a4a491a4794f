import Wire

enum Redo {
  static var declaration: Declaration {
    Declaration(
      name: "redo",
      summary: "Do again what was taken back",
      options: [.json],
      examples: [.init(words: "redo", meaning: "Do one command again")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let answer = try session.order(ChangeCalls.Redo.self, NoFields())
    try session.show(answer, as: .done)
  }
}
