import Views
import Wire

enum Profile {
  static var declaration: Declaration {
    Declaration(
      name: "profile",
      summary: "Keep what fastd has to know of you",
      verbs: [
        Declaration(
          name: "safety", summary: "Answer the safety questions, or see your answers",
          details: [
            "On a terminal it asks; in a script --answers or --none answers.",
            "With a yes to one of 1 to 5 goals end at 12 hours, unless a doctor or nurse agreed.",
            "Under 18 nobody's word changes that. Nobody has to answer.",
          ],
          options: [
            .init(name: .answers, meaning: "The numbers of the questions that apply"),
            .init(name: .none, meaning: "None applies"),
            .init(name: .agreed, meaning: "A doctor or nurse agreed to longer fasts"),
            .json,
          ],
          examples: [
            .init(words: "profile safety", meaning: "Which questions, and what did I say?"),
            .init(words: "profile safety --none", meaning: "None of them applies"),
            .init(
              words: "profile safety --answers 5 --agreed",
              meaning: "Diabetes, and a doctor agreed"),
          ])
      ],
      examples: [
        .init(words: "profile safety", meaning: "Which questions, and what did I say?")
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    if let wish = try wish(session.request) {
      return try show(try session.answer(wish), &session)
    }
    let safety = try session.ask(ProfileCalls.GetSafety.self, NoFields()).safety
    guard !session.request.has(.json), session.seat == .terminal else {
      return try show(safety, &session)
    }
    if safety.at != nil {
      try show(safety, &session)
      session.output.line("")
      session.output.flush()
    }
    _ = try SafetyDialog().run(&session)
  }

  private static func wish(_ request: Request) throws(Failure) -> SafetyWish? {
    guard let text = request.value(.answers) else {
      guard request.has(.none) else {
        guard !request.has(.agreed) else { throw .usage(.missingOption(.answers, for: .agreed)) }
        return nil
      }
      guard !request.has(.agreed) else {
        throw .usage(.conflict(.none, OptionName.agreed.spelling))
      }
      return SafetyWish(applies: [])
    }
    guard !request.has(.none) else {
      throw .usage(.conflict(.answers, OptionName.none.spelling))
    }
    do throws(UsageError) {
      return SafetyWish(
        applies: try SafetyDialog.questions(in: text), agreed: request.has(.agreed))
    } catch {
      throw .usage(error)
    }
  }

  private static func show(_ safety: Safety, _ session: inout Session) throws(Failure) {
    guard !session.request.has(.json) else { return session.output.line(safety.json) }
    let page = SafetyPage(try session.wording(), on: session.screen())
    session.output.text(page.text(of: safety))
  }
}

extension Session {
  /// The same answers once more are no mistake.
  mutating func answer(_ wish: SafetyWish) throws(Failure) -> Safety {
    do throws(Failure) {
      return try order(ProfileCalls.SetSafety.self, wish).safety
    } catch {
      guard case .refused(.nothingToChange) = error else { throw error }
      return try ask(ProfileCalls.GetSafety.self, NoFields()).safety
    }
  }
}
