/// What `fastctl schedule` can be asked for.
extension Schedule {
  static var declaration: Declaration {
    Declaration(
      name: "schedule",
      summary: "Show and choose schedules, and plan your week",
      details: [
        "Without a goal, start uses the schedule that the weekly plan has for today, otherwise the default.",
        "A name with spaces needs quotes; upper and lower case make no difference.",
      ],
      options: [.json],
      verbs: [list, add, edit, remove, use, week, vacation],
      actsAlone: true,
      examples: [
        .init(words: "schedule", meaning: "What schedules are there, and what is planned?"),
        .init(words: "schedule use 18:6", meaning: "The default from now on"),
        .init(
          typed: "schedule week \"mon-fri 16:8 20:00, sat 18:6, sun off\"",
          meaning: "A plan for each day of the week"),
      ])
  }

  private static var list: Declaration {
    Declaration(
      name: "list", summary: "Show all schedules and your plan",
      options: [.json],
      examples: [.init(words: "schedule list --json", meaning: "The same for a script")])
  }

  private static var add: Declaration {
    Declaration(
      name: "add", summary: "Add your own schedule",
      details: ["A schedule has 1 to 23 hours of fasting; the rest of the day is for eating."],
      arguments: [.required(.scheduleName), .required(.hours)],
      options: [
        .init(name: .text, meaning: "A description in your own words"),
        .json(meaning: "Print the schedule as JSON"),
      ],
      examples: [
        .init(
          typed: "schedule add \"Early bird\" 15 --text \"Dinner at five\"",
          meaning: "15 hours of fasting, 9 of eating")
      ])
  }

  private static var edit: Declaration {
    Declaration(
      name: "edit", summary: "Change your own schedule",
      details: ["Recorded fasts stay as they are, and so does the current one."],
      arguments: [.required(.scheduleName)],
      options: [
        .init(name: .name, meaning: "A new name"),
        .init(name: .hours, meaning: "Hours of fasting, 1 to 23"),
        .init(name: .text, meaning: "A description; an empty text removes it"),
        .json(meaning: "Print the schedule as JSON"),
      ],
      examples: [.init(typed: "schedule edit \"Early bird\" --hours 14", meaning: "One hour less")])
  }

  private static var remove: Declaration {
    Declaration(
      name: "remove", summary: "Remove your own schedule",
      details: ["Where it was the default or in the weekly plan, 16:8 takes its place."],
      arguments: [.required(.scheduleName)],
      options: [.json(meaning: "Print the schedule as JSON")],
      examples: [
        .init(typed: "schedule remove \"Early bird\"", meaning: "The schedule with that name")
      ])
  }

  private static var use: Declaration {
    Declaration(
      name: "use", summary: "Choose what start uses without a goal",
      arguments: [.required(.scheduleOrOpen)],
      options: [.json(meaning: "Print the choice as JSON")],
      examples: [
        .init(words: "schedule use 18:6", meaning: "18 hours from now on"),
        .init(words: "schedule use open", meaning: "No goal"),
      ])
  }

  private static var week: Declaration {
    Declaration(
      name: "week", summary: "Show or set the weekly plan",
      details: [
        "Each day has a schedule, optionally with a start time, or is off.",
        "A new plan applies from today; past days keep theirs.",
      ],
      arguments: [.optional(.week)],
      options: [.json(meaning: "Print the plan as JSON")],
      examples: [
        .init(
          typed: "schedule week \"mon-fri 16:8 20:00, sat 18:6, sun off\"",
          meaning: "A rest day on Sundays"),
        .init(words: "schedule week off", meaning: "Remove the plan"),
      ])
  }

  private static var vacation: Declaration {
    Declaration(
      name: "vacation", summary: "Show, add or remove vacations",
      details: [
        "Both days are included; on vacation nothing asks you to start.",
        "Two days can also be one word: 2026-07-01..2026-07-14",
      ],
      arguments: [.optional(.dayOrRemove), .optional(.dayOrID)],
      options: [.json(meaning: "Print the vacation as JSON")],
      examples: [
        .init(words: "schedule vacation 2026-07-01 2026-07-14", meaning: "Two weeks in July"),
        .init(words: "schedule vacation remove k7m2", meaning: "The one whose ID starts with k7m2"),
      ])
  }
}
