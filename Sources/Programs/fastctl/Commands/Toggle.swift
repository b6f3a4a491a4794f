import Wire

enum Toggle {
  static var declaration: Declaration {
    Declaration(
      name: "toggle",
      summary: "End the running fast, or begin one when none is running",
      details: ["Made for a key or a click on a status bar."],
      options: [.json(meaning: "Print the fast and the state after it as JSON")],
      examples: [.init(words: "toggle", meaning: "Start with the plan, or stop")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let state = try session.ask(StatusCalls.Get.self, StatusQuestion())
    let answer =
      if let fast = state.fast {
        // Named, so that a second click cannot end the next fast.
        try session.order(FastCalls.Stop.self, StopOrder(id: fast.id))
      } else {
        try session.order(FastCalls.Start.self, StartOrder())
      }
    try session.show(answer)
    if answer.fast.end == nil { session.introduce(answer.fast) }
  }
}
