import Host
import Time
import Views
import Wire

enum ShowTargets {
  static var declaration: Declaration {
    Declaration(
      name: "targets",
      summary: "Show what to eat a day, why, and choose the deficit",
      details: [
        "Maintenance keeps your weight; a diet phase has less, with floors and caps. Both are estimated from your profile, or are numbers of your own.",
        "They change with your profile, at each switch of a phase and with --recalculate, never in the middle of a phase by themselves.",
        "With --pattern some days have little energy: weekdays such as mon,thu, or every other day. It does not add up with a diet program: --counts says which of the two counts.",
      ],
      arguments: [.optional(.days)],
      options: [
        .init(name: .why, meaning: "The calculation line by line, with its sources"),
        .init(name: .date, meaning: "Of another day"),
        .init(
          name: .restriction,
          meaning:
            "How much less a diet phase has: 5 to 33, gentle (15), standard (30) or study (33)"),
        .init(name: .maintenance, meaning: "A number of your own for what keeps your weight"),
        .init(name: .diet, meaning: "A number of your own for a diet phase"),
        .init(name: .calculated, meaning: "Numbers of the formula again"),
        .init(name: .pattern, meaning: "Days with little energy: mon,thu or alternate or none"),
        .init(name: .counts, meaning: "Which deficit counts where there are two"),
        .init(name: .recalculate, meaning: "Reckon anew with what is true today"),
        .confirm, .json,
      ],
      examples: [
        .init(words: "targets", meaning: "What to eat today?"),
        .init(words: "targets --why", meaning: "Where do these numbers come from?"),
        .init(words: "targets --restriction gentle", meaning: "15 % less in a diet phase"),
        .init(
          words: "targets --maintenance 2300 --diet 1900", meaning: "Numbers of your own"),
        .init(words: "targets --pattern 5:2 mon,thu", meaning: "Little energy on two days"),
        .init(words: "targets --calculated", meaning: "Back to the formula"),
      ])
  }

  private static let orders: [OptionName] = [
    .restriction, .maintenance, .diet, .calculated, .pattern, .counts, .recalculate,
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
      .restriction, .maintenance, .diet, .pattern, .counts,
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
    session.output.text(page.text(of: targets, macros: answer.macros, energy: answer.energy))
  }
}
