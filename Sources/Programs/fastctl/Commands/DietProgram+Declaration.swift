import Wire

/// What `fastctl program` can be asked for.
extension DietProgram {
  static var declaration: Declaration {
    Declaration(
      name: "program",
      summary: "Alternate two weeks of diet and two weeks of maintenance automatically",
      details: [
        "After a lead-in at maintenance, 14 diet days and 14 maintenance days alternate. The phase changes with the date, and your energy target with it.",
        "Every step can be undone: fastctl undo. Why it works this way: fastctl learn matador",
      ],
      options: [why, .json, .popup],
      verbs: [start, status, plan, pause, resume, restart, move, end],
      actsAlone: true,
      examples: [
        .init(words: "program", meaning: "Where you are, and what comes next"),
        .init(words: "program --why", meaning: "How the days left are counted"),
        .init(words: "program start", meaning: "Start today"),
        .init(words: "program plan", meaning: "The phase changes of the next 12 weeks"),
      ])
  }

  private static var start: Declaration {
    Declaration(
      name: "start", summary: "Start a program",
      details: [
        "The lead-in lets you build the habit: a week at maintenance before the first diet day, or as many days as the setting program.leadin says."
      ],
      options: [
        .init(name: .on, meaning: "The first day (default: today)"), .leadIn, .counts, .confirm,
        answer,
      ],
      examples: [
        .init(words: "program start --on 2026-03-02", meaning: "On that Monday"),
        .init(words: "program start --lead-in 0", meaning: "Start with a diet day right away"),
      ])
  }

  private static var status: Declaration {
    Declaration(
      name: "status", summary: "Show where you are, and what comes next",
      options: [why, .json, .popup],
      examples: [.init(words: "program status --json", meaning: "The same for a script")])
  }

  private static var plan: Declaration {
    Declaration(
      name: "plan", summary: "Show the coming phase changes",
      details: ["Each phase with its first and last day, its length and its calories."],
      arguments: [.optional(.number)],
      options: [
        .init(name: .weeks, meaning: "How many weeks (default: 12)"),
        .init(name: .from, meaning: "From that day on (default: today)"),
        .init(
          name: .ical,
          meaning: "Write all-day calendar events to a file; - is standard output"),
        .svg, .json,
      ],
      examples: [
        .init(words: "program plan 26", meaning: "Half a year"),
        .init(
          typed: "program plan --ical diet.ics",
          meaning: "For your calendar; import a newer one to update it"),
        .init(words: "program plan --svg plan.svg", meaning: "As a picture"),
      ])
  }

  private static var pause: Declaration {
    Declaration(
      name: "pause", summary: "Pause it, for example while you are ill or away",
      details: [
        "Your target stays at maintenance and no day is lost: the program continues with the day on which it was paused.",
        "The days given by --from and --to are both paused.",
      ],
      options: [
        .init(name: .from, meaning: "The first paused day (default: today)"),
        .init(name: .to, meaning: "The last paused day (default: until you resume)"),
        .popup, answer,
      ],
      examples: [
        .init(words: "program pause", meaning: "From today on"),
        .init(
          words: "program pause --from 2026-07-01 --to 2026-07-14", meaning: "Two weeks in July"),
      ])
  }

  private static var resume: Declaration {
    Declaration(
      name: "resume", summary: "Resume after a pause",
      options: [
        .init(name: .on, meaning: "The first day that is not paused (default: today)"),
        .popup, answer,
      ],
      examples: [.init(words: "program resume", meaning: "Today is no longer paused")])
  }

  private static var restart: Declaration {
    Declaration(
      name: "restart", summary: "End the program and start a new one",
      details: [
        "Past days keep their phase. After a long gap, the new program has a lead-in, otherwise none."
      ],
      options: [
        .init(name: .on, meaning: "The first day of the new program (default: today)"), .leadIn,
        .counts, .confirm, answer,
      ],
      examples: [.init(words: "program restart --lead-in 7", meaning: "With a week to settle in")])
  }

  private static var move: Declaration {
    Declaration(
      name: "move", summary: "Move the start, as long as no diet day has passed",
      options: [.init(name: .on, meaning: "The first day of the program"), answer],
      examples: [.init(words: "program move --on 2026-03-09", meaning: "A week later")])
  }

  private static var end: Declaration {
    Declaration(
      name: "end", summary: "End the program; on a terminal you are asked first",
      details: ["Past days keep their phase."],
      options: [
        .init(name: .on, meaning: "The first day after the program (default: today)"), .yes,
        answer,
      ],
      examples: [.init(words: "program end", meaning: "Yesterday was its last day")])
  }

  private static let why = Declaration.Option(
    name: .why, meaning: "Explain how many days of the phase are left")

  private static var answer: Declaration.Option {
    .json(meaning: "Print the program as JSON")
  }
}

extension Declaration.Option {
  fileprivate static let leadIn = Self(
    name: .leadIn, meaning: "Days at maintenance before the first diet day, 0 to 28")
  fileprivate static let counts = Self(
    name: .counts,
    meaning:
      "Which deficit applies in diet phases if you also have low-calorie days")
}
