import Wire

/// What `fastctl program` can be asked for.
extension DietProgram {
  static var declaration: Declaration {
    Declaration(
      name: "program",
      summary: "Two weeks of diet, two weeks of maintenance, switched by themselves",
      details: [
        "After a lead-in at maintenance, 14 diet days and 14 maintenance days take turns; the phase changes with the date, and the calorie target with it.",
        "Every step can be taken back: fastctl undo. Why it is done so: fastctl learn matador",
      ],
      options: [.json, .popup],
      verbs: [start, status, plan, pause, resume, restart, move, end],
      actsAlone: true,
      examples: [
        .init(words: "program", meaning: "Where it stands, and what comes next"),
        .init(words: "program start", meaning: "Begin today"),
        .init(words: "program plan", meaning: "The switches of the next 12 weeks"),
      ])
  }

  private static var start: Declaration {
    Declaration(
      name: "start", summary: "Begin a program",
      details: [
        "The lead-in is for habits: a week at maintenance before the first diet day, as the setting program.leadin has it."
      ],
      options: [
        .init(name: .on, meaning: "The first day; without it today"), .leadIn, .counts, .confirm,
        answer,
      ],
      examples: [
        .init(words: "program start --on 2026-03-02", meaning: "On that Monday"),
        .init(words: "program start --lead-in 0", meaning: "With a diet day at once"),
      ])
  }

  private static var status: Declaration {
    Declaration(
      name: "status", summary: "Show where it stands, and what comes next",
      options: [.json, .popup],
      examples: [.init(words: "program status --json", meaning: "The same for a script")])
  }

  private static var plan: Declaration {
    Declaration(
      name: "plan", summary: "Show the coming switches",
      details: ["Each phase with its first and last day, how many days it has, and its energy."],
      arguments: [.optional(.number)],
      options: [
        .init(name: .weeks, meaning: "How many weeks; 12 without it"),
        .init(name: .from, meaning: "From that day on; without it from today"),
        .init(
          name: .ical,
          meaning: "Write it to a file as a calendar of whole days; - is the standard output"),
        .svg, .json,
      ],
      examples: [
        .init(words: "program plan 26", meaning: "Half a year"),
        .init(
          words: "program plan --ical diet.ics",
          meaning: "For a calendar; the next one brings it up to date"),
        .init(words: "program plan --svg plan.svg", meaning: "As a picture"),
      ])
  }

  private static var pause: Declaration {
    Declaration(
      name: "pause", summary: "Let it stand still, such as while you are ill or away",
      details: [
        "The target stays at maintenance, and no day is lost: it goes on with the day at which it stood still.",
        "Both days of --from and --to are paused.",
      ],
      options: [
        .init(name: .from, meaning: "The first paused day; without it today"),
        .init(name: .to, meaning: "The last paused day; without it until you resume"),
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
      name: "resume", summary: "Go on after a pause",
      options: [
        .init(name: .on, meaning: "The first day that is not paused; without it today"),
        .popup, answer,
      ],
      examples: [.init(words: "program resume", meaning: "Today is no pause any more")])
  }

  private static var restart: Declaration {
    Declaration(
      name: "restart", summary: "End it and begin another",
      details: [
        "Past days keep the phase that they had. After a long gap the new one has a lead-in, else none."
      ],
      options: [
        .init(name: .on, meaning: "The first day of the new one; without it today"), .leadIn,
        .counts, .confirm, answer,
      ],
      examples: [.init(words: "program restart --lead-in 7", meaning: "With a week to settle in")])
  }

  private static var move: Declaration {
    Declaration(
      name: "move", summary: "Begin on another day, while no diet day has passed",
      options: [.init(name: .on, meaning: "The first day of the program"), answer],
      examples: [.init(words: "program move --on 2026-03-09", meaning: "A week later")])
  }

  private static var end: Declaration {
    Declaration(
      name: "end", summary: "End it; on a terminal it asks first",
      details: ["Past days keep the phase that they had."],
      options: [
        .init(name: .on, meaning: "The first day that is none of it; without it today"), .yes,
        answer,
      ],
      examples: [.init(words: "program end", meaning: "Yesterday was its last day")])
  }

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
      "What counts in diet phases where you also have days of little energy: program or pattern")
}
