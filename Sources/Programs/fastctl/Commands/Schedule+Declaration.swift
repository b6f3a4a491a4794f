/// What `fastctl schedule` can be asked for.
extension Schedule {
  static var declaration: Declaration {
    Declaration(
      name: "schedule",
      summary: "Show and choose what a start uses, and plan the week",
      details: [
        "What a start without a goal uses is what the week says of the day, else the chosen one.",
        "A name with blanks needs quotes; capitals in it make no difference.",
      ],
      options: [.json],
      verbs: [list, add, edit, remove, use, week, vacation],
      actsAlone: true,
      examples: [
        .init(words: "schedule", meaning: "Which are there, and what is planned?"),
        .init(words: "schedule use 18:6", meaning: "What a start uses from now on"),
        .init(
          words: "schedule week \"mon-fri 16:8 20:00, sat 18:6, sun off\"",
          meaning: "A plan for each day of the week"),
      ])
  }

  private static var list: Declaration {
    Declaration(
      name: "list", summary: "Show all schedules, and what is planned",
      options: [.json],
      examples: [.init(words: "schedule list --json", meaning: "The same for a script")])
  }

  private static var add: Declaration {
    Declaration(
      name: "add", summary: "Make a schedule of your own",
      details: ["It has 1 to 23 hours of fasting; the rest of the day is for eating."],
      arguments: [.required(.scheduleName), .required(.hours)],
      options: [
        .init(name: .text, meaning: "What it is for, in your words"),
        .json(meaning: "Print the schedule as JSON"),
      ],
      examples: [
        .init(
          words: "schedule add \"Early bird\" 15 --text \"Dinner at five\"",
          meaning: "15 hours of fasting, 9 of eating")
      ])
  }

  private static var edit: Declaration {
    Declaration(
      name: "edit", summary: "Change a schedule of your own",
      details: ["What was recorded with it stays as it is, and so does a running fast."],
      arguments: [.required(.scheduleName)],
      options: [
        .init(name: .name, meaning: "Call it otherwise"),
        .init(name: .hours, meaning: "The hours of fasting, 1 to 23"),
        .init(name: .text, meaning: "What it is for; no characters take the text away"),
        .json(meaning: "Print the schedule as JSON"),
      ],
      examples: [.init(words: "schedule edit \"Early bird\" --hours 14", meaning: "One hour less")])
  }

  private static var remove: Declaration {
    Declaration(
      name: "remove", summary: "Take a schedule of your own away",
      details: ["Where it was chosen or in the week, 16:8 takes its place."],
      arguments: [.required(.scheduleName)],
      options: [.json(meaning: "Print the schedule as JSON")],
      examples: [.init(words: "schedule remove \"Early bird\"", meaning: "The one of that name")])
  }

  private static var use: Declaration {
    Declaration(
      name: "use", summary: "Choose what a start without a goal uses",
      arguments: [.required(.scheduleOrOpen)],
      options: [.json(meaning: "Print what was chosen as JSON")],
      examples: [
        .init(words: "schedule use 18:6", meaning: "18 hours from now on"),
        .init(words: "schedule use open", meaning: "No goal"),
      ])
  }

  private static var week: Declaration {
    Declaration(
      name: "week", summary: "Show or make the plan for the week",
      details: [
        "Each day has a schedule, perhaps with the time at which it begins, or is off.",
        "A new plan holds from today on; past days keep the one they had.",
      ],
      arguments: [.optional(.week)],
      options: [.json(meaning: "Print the plan as JSON")],
      examples: [
        .init(
          words: "schedule week \"mon-fri 16:8 20:00, sat 18:6, sun off\"",
          meaning: "A rest day on Sundays"),
        .init(words: "schedule week off", meaning: "No plan any more"),
      ])
  }

  private static var vacation: Declaration {
    Declaration(
      name: "vacation", summary: "Show, add or take away days off",
      details: ["Both days are included; on days off nothing asks you to start."],
      arguments: [.optional(.dayOrRemove), .optional(.dayOrID)],
      options: [.json(meaning: "Print the vacation as JSON")],
      examples: [
        .init(words: "schedule vacation 2026-07-01 2026-07-14", meaning: "Two weeks in July"),
        .init(words: "schedule vacation remove k7m2", meaning: "The one whose ID begins so"),
      ])
  }
}
