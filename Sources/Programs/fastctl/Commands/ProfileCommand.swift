import Nouns
import Time
import Views
import Wire

enum ProfileCommand: Command {
  static let name = "profile"

  static func view(_ request: Request) -> String? { request.isLooking ? name : nil }
  static func needsTerminal(_ request: Request) -> Bool { request.verb != nil }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Tell fastd what it needs to know about you",
      details: [
        "You can leave everything out until something needs it. On its own, the command shows what is known, what is missing and what each value is for.",
        "A number without a unit is in your units: see the settings units.weight, units.height and units.energy.",
      ],
      options: options,
      verbs: [
        Declaration(
          name: "safety", summary: "Answer the safety questions, or see your answers",
          details: [
            "On a terminal it asks; in a script, answer with --answers or --none.",
            "If one of questions 1 to 5 applies, goals are limited to 12 hours unless a doctor or nurse has agreed.",
            "Under 18, the limit always applies. You do not have to answer.",
          ],
          options: [
            .init(name: .answers, meaning: "The numbers of the questions that apply"),
            .init(name: .none, meaning: "None of them applies"),
            .init(name: .agreed, meaning: "A doctor or nurse has agreed to longer fasts"),
            .json,
          ],
          examples: [
            .init(
              words: "profile safety", meaning: "What are the questions, and what did I answer?"),
            .init(words: "profile safety --none", meaning: "None of them applies"),
            .init(
              words: "profile safety --answers 5 --agreed",
              meaning: "Diabetes, and a doctor has agreed"),
          ]),
        purge,
      ],
      actsAlone: true,
      examples: [
        .init(words: "profile", meaning: "What is known, and what is missing?"),
        .init(
          typed: "profile --birth 1985 --height 180cm --weight 82.5kg --activity light",
          meaning: "Everything needed for energy targets"),
        .init(words: "profile --weight 12st8.5", meaning: "A weight in stone and pounds"),
        .init(words: "profile --forget birth,aim", meaning: "Remove two values"),
      ])
  }

  private static var purge: Declaration {
    Declaration(
      name: "purge", summary: "Erase a version of your profile, or your answers, for good",
      details: [
        "A version holds from its date until the next one. The answers are those to the safety questions, now and before.",
        "What you erase leaves the change log and all backups, and nothing brings it back.",
      ],
      arguments: [.required(.dateOrSafety)],
      options: [.confirm, .json],
      examples: [
        .init(words: "profile purge 2026-03-01", meaning: "Erase what you said that day"),
        .init(words: "profile purge safety", meaning: "Erase all answers to the safety questions"),
      ])
  }

  private static var options: [Declaration.Option] {
    [
      .init(name: .birth, meaning: "Your date of birth, or only the year"),
      .init(name: .age, meaning: "Your age, instead of a date"),
      .init(name: .height, meaning: "Your height, such as 180cm, 1.80m or 5ft11"),
      .init(name: .weight, meaning: "Your weight, such as 82.5kg, 181lb or \"12st 8.5\""),
      .init(name: .activity, meaning: "How active you are; if unsure, choose the lower level"),
      .init(name: .basis, meaning: "Which constant the formula uses; middle lies between the two"),
      .init(name: .gender, meaning: "For wording, and for the default basis"),
      .init(name: .aim, meaning: "Your aim for your weight"),
      .init(name: .goalWeight, meaning: "The weight you want to reach"),
      .init(name: .forget, meaning: "Remove values, named like their options"),
      .confirm, .json(meaning: "Print the profile as JSON"),
    ]
  }

  static func run(_ session: inout Session) throws(Failure) {
    switch session.request.verb {
    case "safety": return try runSafety(&session)
    case "purge": return try purge(&session)
    default: break
    }
    let words: [OptionName] = [
      .birth, .age, .height, .weight, .activity, .basis, .gender, .aim, .goalWeight, .forget,
    ]
    if session.request.has(.birth), session.request.has(.age) {
      throw .usage(.conflict(.birth, OptionName.age.spelling))
    }
    if let order = try session.profileOrder(words) { return try session.change(order) }
    let answer = try session.ask(ProfileCalls.Get.self, NoFields())
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    let page = ProfilePage(try session.wording(), on: session.screen())
    session.output.text(page.text(of: answer.profile))
  }

  private static func runSafety(_ session: inout Session) throws(Failure) {
    if let wish = try wish(session.request) {
      try show(try session.answer(wish), &session)
      return try session.nameWhatRests()
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

  private static func purge(_ session: inout Session) throws(Failure) {
    let text = session.request.arguments.first ?? ""
    guard !Term.safety.fits(text) else {
      let what = session.phrases()(BackupMessage.willEraseSafety)
      return try Session.naming(.safety, text) { () throws(Failure) in
        try PurgeCommand.erase(.safety, text, saying: what, &session)
      }
    }
    let day = try session.day(text, for: .on)
    let what = try session.wording().sentence(forErasingVersionOf: day)
    try Session.naming(.profile, day.iso) { () throws(Failure) in
      try PurgeCommand.erase(.profile, Profile.id(on: day).text, saying: what, &session)
    }
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
