import Host
import Nouns
import Time
import Views
import Wire

enum TargetsCommand: Command {
  static let name = "targets"

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Show and explain your energy and nutrient targets, and choose the deficit",
      details: [
        "Maintenance keeps your weight steady; a diet phase has less, within safe limits. Both are estimated from your profile, or are numbers you set yourself.",
        "They change with your profile, at the start of a phase and with --recalculate, but never on their own in the middle of a phase.",
        "With --pattern, some days are low in calories: weekdays such as mon,thu, or every other day. You cannot combine this with a diet program: choose one with --counts.",
      ],
      arguments: [.optional(.days)],
      options: [
        .init(name: .why, meaning: "Show the calculation line by line, with sources"),
        .init(name: .date, meaning: "For another day"),
        .init(
          name: .restriction,
          meaning:
            "The deficit of a diet phase in percent: 5 to 33, gentle (15), standard (30) or study (33)"
        ),
        .init(name: .maintenance, meaning: "Your own number for maintenance"),
        .init(name: .diet, meaning: "Your own number for diet phases"),
        .init(name: .protein, meaning: "Your own number for protein in grams a day, or none"),
        .init(name: .carbs, meaning: "Your own number for carbohydrate"),
        .init(name: .fat, meaning: "Your own number for fat"),
        .init(name: .fiber, meaning: "Your own number for fibre"),
        .init(name: .calculated, meaning: "Go back to the calculated numbers"),
        .init(name: .pattern, meaning: "Low-calorie days: mon,thu, alternate or none"),
        .init(name: .counts, meaning: "Which deficit applies if there are two"),
        .init(name: .recalculate, meaning: "Recalculate from today's values"),
        .confirm, .json,
      ],
      examples: [
        .init(words: "targets", meaning: "How much today?"),
        .init(words: "targets --why", meaning: "Where do these numbers come from?"),
        .init(words: "targets --restriction gentle", meaning: "15% less in diet phases"),
        .init(
          words: "targets --maintenance 2300 --diet 1900", meaning: "Your own numbers"),
        .init(words: "targets --protein 120", meaning: "Your own number for protein"),
        .init(typed: "targets --pattern 5:2 mon,thu", meaning: "Two low-calorie days a week"),
        .init(words: "targets --calculated", meaning: "Back to the calculated numbers"),
      ])
  }

  private static let orders: [OptionName] = [
    .restriction, .maintenance, .diet, .protein, .carbs, .fat, .fiber, .calculated, .pattern,
    .counts, .recalculate,
  ]

  static func run(_ session: inout Session) throws(Failure) {
    let given = orders.first { session.request.has($0) }
    if let given {
      for other in [OptionName.date, .why] where session.request.has(other) {
        throw .usage(.conflict(given, other.spelling))
      }
    }
    try joinPattern(&session)
    if session.request.has(.recalculate) { return try recalculate(given, &session) }
    if let order = try session.profileOrder([
      .restriction, .maintenance, .diet, .protein, .carbs, .fat, .fiber, .pattern, .counts,
    ]) {
      return try session.change(order)
    }
    try show(&session)
  }

  /// The days of `--pattern 5:2 mon,thu` are a word of their own.
  private static func joinPattern(_ session: inout Session) throws(Failure) {
    guard let days = session.request.arguments.first else { return }
    guard let index = session.request.options.firstIndex(where: { $0.name == .pattern }) else {
      throw .usage(.needlessArgument(days, of: declaration.name))
    }
    session.request.options[index].value = (session.request.value(.pattern) ?? "") + " " + days
  }

  private static func recalculate(
    _ given: OptionName?, _ session: inout Session
  ) throws(Failure) {
    if let other = orders.first(where: { $0 != .recalculate && session.request.has($0) }) {
      throw .usage(.conflict(.recalculate, other.spelling))
    }
    do throws(Failure) {
      let answer = try session.order(ProfileCalls.Recalculate.self, NoFields())
      try session.tell(answer, because: [])
    } catch {
      guard case .refused(.nothingToChange) = error, !session.request.has(.json) else {
        throw error
      }
      let same = try session.ask(ProfileCalls.Get.self, NoFields())
      try session.tell(
        ProfileAnswer(profile: same.profile, targets: same.targets, before: same.targets),
        because: [])
    }
  }

  private static func show(_ session: inout Session) throws(Failure) {
    let today = try session.wording().zone.day(of: Clock.now())
    let day = try session.request.value(.date).map { (text) throws(Failure) in
      try session.day(text, for: .date)
    }
    let answer = try session.ask(
      ProfileCalls.GetTargets.self, TargetsQuestion(date: day?.iso))
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    let wording = try session.wording()
    guard session.request.has(.why), let targets = answer.targets else {
      let page = TargetsPage(wording, on: session.screen())
      return session.output.text(page.text(of: answer, today: today))
    }
    let page = TargetsWhy(wording, on: session.screen())
    session.output.text(
      page.text(
        of: targets, macros: answer.macros, energy: answer.energy, record: answer.record))
  }
}
