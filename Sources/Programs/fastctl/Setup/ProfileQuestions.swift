import Nouns
import Host
import Time
import Views
import Wire

/// Asks for the values of the profile one by one, says what each is for, and ends with the numbers
/// that follow.
struct ProfileQuestions {
  private let phrases: Phrases
  private let dialog: Dialog

  init(_ session: inout Session) {
    phrases = session.phrases()
    dialog = Dialog(&session)
  }

  private static let options: [OptionName] = [
    .birth, .height, .weight, .activity, .gender, .basis, .aim, .goalWeight, .restriction,
    .maintenance, .diet, .protein,
  ]

  func run(_ session: inout Session) throws(Failure) -> PageEnd {
    var end = PageEnd.skipped
    for option in Self.options {
      let profile = try session.ask(ProfileCalls.Get.self, NoFields()).profile
      guard concerns(option, profile) else { continue }
      switch try ask(option, profile, &session) {
      case .left: return .left
      case .answered: end = .answered
      case .skipped: break
      }
    }
    try showTargets(&session)
    return end
  }

  private func concerns(_ option: OptionName, _ profile: ProfileEntry) -> Bool {
    let goal = profile.values.goal
    return switch option {
    // Who wants to stay where they are has no other weight to get to.
    case .goalWeight: goal == .lose || goal == .gain
    case .restriction, .diet: goal == nil || goal == .lose
    // Nothing is held against them before there are targets.
    case .protein: profile.missing.isEmpty
    default: true
    }
  }

  /// Asks again where the answer was not understood or refused.
  private func ask(
    _ option: OptionName, _ profile: ProfileEntry, _ session: inout Session
  ) throws(Failure) -> PageEnd {
    let wording = try session.wording()
    guard let field = ProfileWords.fields.first(where: { $0.term.word == option.rawValue })?.field
    else { return .skipped }
    let choices = choices(of: option)
    show(option, field, choices, wording, &session)
    while true {
      switch dialog.ask(question(field, option, profile, wording)) {
      case .left: return .left
      case .nothing: return .skipped
      case .text(let text):
        do throws(Failure) {
          try take(pick(text, among: choices), option, &session)
          return .answered
        } catch {
          if case .refused(.nothingToChange) = error { return .answered }
          try session.sayWhatCanBeMended(error)
        }
      }
    }
  }

  private func take(
    _ text: String, _ option: OptionName, _ session: inout Session
  ) throws(Failure) {
    if [.weight, .goalWeight].contains(option) { try session.keepUnit(ofFirst: text) }
    let wording = try session.wording()
    var reader = ProfileReader(wording)
    if option == .protein {
      try reader.take(macros: text)
    } else {
      try reader.take(option, text)
    }
    _ = try session.set(reader.order)
  }

  // MARK: What is asked

  private func show(
    _ option: OptionName, _ field: ProfileField, _ choices: [Choice], _ wording: Wording,
    _ session: inout Session
  ) {
    let own = field.ownReason.map { phrases($0) }
    session.say("\n" + (own ?? wording.purpose(of: field)))
    switch option {
    case .activity: session.say(phrases(ProfileQuestionMessage.activityHint))
    case .basis: session.say(phrases(ProfileQuestionMessage.basisHint))
    default: break
    }
    for (index, choice) in choices.enumerated() {
      let word = choice.term.shown(phrases)
      session.say(" \(index + 1)  \(choice.label == word ? word : "\(word): \(choice.label)")")
    }
  }

  private func question(
    _ field: ProfileField, _ option: OptionName, _ profile: ProfileEntry, _ wording: Wording
  ) -> String {
    let question = phrases(field.question)
    let present =
      option == .protein ? wording.ownMacros(of: profile) : wording.present(field, in: profile)
    guard let present else {
      return phrases(ProfileQuestionMessage.leaveOut, ["question": question])
    }
    return phrases(ProfileQuestionMessage.keep, ["question": question, "present": present])
  }

  // MARK: Choices

  private typealias Choice = (term: Term, label: String)

  private func choices(of option: OptionName) -> [Choice] {
    switch option {
    case .activity: Activity.allCases.map { ($0.term, phrases($0.said)) }
    case .basis: Basis.allCases.map { ($0.term, phrases($0.said)) }
    case .gender: Gender.allCases.map { ($0.term, phrases($0.said)) }
    case .aim: WeightGoal.allCases.map { ($0.term, phrases($0.said)) }
    default: []
    }
  }

  /// By its number, its word or what it is called in the person's language.
  private func pick(_ text: String, among choices: [Choice]) -> String {
    if let number = Int(text), choices.indices.contains(number - 1) {
      return choices[number - 1].term.word
    }
    return choices.first { $0.label.lowercased() == text.lowercased() }?.term.word ?? text
  }

  // MARK: What follows

  private func showTargets(_ session: inout Session) throws(Failure) {
    let answer = try session.ask(ProfileCalls.GetTargets.self, TargetsQuestion())
    let wording = try session.wording()
    let today = wording.zone.day(of: Clock.now())
    let page = TargetsPage(wording, on: session.errorScreen())
    session.say("")
    Output.show(page.text(of: answer, today: today))
  }
}

enum ProfileQuestionMessage: String, Message {
  case leaveOut = "{question} Enter skips this:"
  case keep = "{question} Enter keeps {present}:"
  case activityHint = "If you are unsure, choose the lower level."
  case basisHint =
    "The formula has two constants, from bodies measured as male or female. The middle value lies between them, at most 83 kcal from either, and no answer here rules anything out. After two to four weeks your own data counts for more."
}

extension ProfileField {
  /// Why it is asked, where that is more than what it is for.
  fileprivate var ownReason: Phrase? {
    switch self {
    case .restriction:
      "Deficit: how much less than maintenance you eat in diet phases. gentle is 15%, standard 30% and study 33%, as in the study. Without an answer it is standard."
    case .maintenance, .diet:
      "A value of your own, measured or from a professional, is used instead of the calculated one."
    case .ownProtein:
      "Macros: how much protein, fat, carbohydrate and fibre you want to eat a day, in grams. What you leave out is calculated, and none goes back to that."
    default: nil
    }
  }

  fileprivate var question: Phrase {
    switch self {
    case .height: "How tall are you, such as 180cm or 5ft11?"
    case .weight: "What do you weigh, such as 82.5kg or 181lb?"
    case .activity: "How active are you?"
    case .gender: "Your gender?"
    case .basis: "Which basis?"
    case .goal: "What is your aim?"
    case .goalWeight: "What weight do you want to reach?"
    case .restriction: "Which deficit: a percentage such as 30, or gentle, standard or study?"
    case .maintenance: "Your own maintenance energy, such as 2300kcal?"
    case .diet: "Your own energy for diet phases, such as 1600kcal?"
    case .ownProtein: "Your own macros, such as protein 130, fat 70?"
    default: "When were you born, such as 1985-03-12, or only 1985?"
    }
  }
}
