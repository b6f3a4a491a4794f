extension Weigh {
  static var declaration: Declaration {
    Declaration(
      name: "weight",
      summary: "Record your weight, or see where it stands",
      details: [
        "A number without a unit is in the unit of the setting units.weight; +0.2 or -0.2 records that much more or less than your last weigh-in. A time without a date means the most recent one.",
        "If you weigh yourself several times a day, the last one recorded counts. A value far from the last two weeks is kept, but left out of the average and the trend until another one confirms it.",
        "Energy targets use the average of 7 days whenever they are recalculated.",
        "With --popup and no weight, it asks for one in a menu or a dialog.",
        "With --why, it explains the average, the arrow and the goal line, or the one that you name: mean, arrow or goal.",
      ],
      arguments: [.optional(.weight)],
      options: [
        .init(name: .at, meaning: "When it was, if not now"),
        .init(name: .note, meaning: "A short note"),
        .init(name: .why, meaning: "Explain where a number comes from"),
        .confirm, .popup,
        .json(meaning: "Print the weigh-in and where your weight stands as JSON"),
      ],
      verbs: [list, show, chart, edit, delete, purge],
      actsAlone: true,
      examples: [
        .init(typed: "weight 82.4", meaning: "What you weigh now"),
        .init(words: "weight 13st 2 --at 7:30", meaning: "In stone and pounds, this morning"),
        .init(words: "weight +0.2", meaning: "A little more than last time"),
        .init(words: "weight", meaning: "Where does my weight stand?"),
        .init(words: "weight --why", meaning: "Which weigh-ins the numbers come from"),
        .init(words: "weight --popup", meaning: "For a click: asks for it"),
      ])
  }

  private static var show: Declaration {
    Declaration(
      name: "show", summary: "Show one weigh-in, or where your weight stands",
      arguments: [.optional(.id)],
      options: [.json],
      examples: [
        .init(words: "weight show", meaning: "Average, trend and goal"),
        .init(words: "weight show k7m2", meaning: "The one whose ID starts with k7m2"),
      ])
  }

  private static var chart: Declaration {
    Declaration(
      name: "chart", summary: "Draw your weight with its trend",
      details: [
        "Without options, it shows the last 30 days. Points that are left out of the average and the trend are hollow; the band below shows the phases of your diet program."
      ],
      options: [
        .init(name: .last, meaning: "The last NUMBER days"),
        .init(name: .from, meaning: "From this day on"),
        .init(name: .to, meaning: "Up to this day"),
        .json(meaning: "Print the chart's data as JSON"),
        .svg, .ascii,
      ],
      examples: [
        .init(words: "weight chart", meaning: "The last 30 days"),
        .init(words: "weight chart --last 365", meaning: "The last year"),
        .init(typed: "weight chart --svg weight.svg", meaning: "As a picture"),
      ])
  }

  private static var list: Declaration {
    Declaration(
      name: "list", summary: "List your weigh-ins, newest first",
      arguments: [.optional(.number)],
      options: [
        .init(name: .last, meaning: "Only the last NUMBER"),
        .json(meaning: "Print the weigh-ins as a JSON array"),
      ],
      examples: [.init(words: "weight list 30", meaning: "The last thirty")])
  }

  private static var edit: Declaration {
    Declaration(
      name: "edit", summary: "Correct a weigh-in",
      details: [
        "A time without a date is on the same day as the time it replaces.",
        "An empty note removes the note.",
      ],
      arguments: [.required(.id), .optional(.weight)],
      options: [
        .init(name: .at, meaning: "When it was"),
        .init(name: .note, meaning: "Its note"),
        .json(meaning: "Print the weigh-in as JSON"),
      ],
      examples: [
        .init(typed: "weight edit k7m2 81.9", meaning: "It was 81.9 kg"),
        .init(
          words: "weight edit k7m2 --at 7:10 --note \"\"",
          meaning: "Change the time and remove the note"),
      ])
  }

  private static var purge: Declaration {
    Declaration(
      name: "purge", summary: "Erase a weigh-in for good",
      details: [
        "It leaves the list, the change log and all backups, and nothing brings it back. What you delete instead can be brought back."
      ],
      arguments: [.required(.id)],
      options: [.confirm, .json],
      examples: [.init(words: "weight purge k7m2", meaning: "Erase this weigh-in without a trace")])
  }

  private static var delete: Declaration {
    Declaration(
      name: "delete", summary: "Delete a weigh-in",
      arguments: [.required(.id)],
      options: [.json(meaning: "Print the weigh-in as JSON")],
      examples: [.init(words: "weight delete k7m2", meaning: "The one whose ID starts with k7m2")])
  }
}
