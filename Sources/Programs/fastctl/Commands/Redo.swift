import Wire

enum Redo {
  static var declaration: Declaration {
    Declaration(
      name: "redo",
      summary: "Redo what was undone",
      options: [.json],
      examples: [.init(words: "redo", meaning: "Redo one command")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let answer = try session.order(ChangeCalls.Redo.self, NoFields())
    try session.show(answer, as: .done)
  }
}
