extension Eat {
  static var declaration: Declaration {
    Declaration(
      name: "meal",
      summary: "Log what you ate, in your own words",
      details: [
        "Foods are joined by + or a comma: oats 80g + milk 200ml. An amount may stand before or behind the food; without one, it is as much as last time. Energy alone is enough: 650kcal lunch. So is a food of which nothing is known.",
        "What is in a food you name once with its numbers is remembered: bar 210kcal p20. Everyday foods are known in English and German. p, c, f, fi and alc are grams of protein, carbohydrate, fat, fibre and alcohol.",
        "Alone, it lists what you often eat at this time of day; a number logs one of them.",
        "With --popup and no meal, it asks for one in a menu or a dialog.",
      ],
      arguments: [.optional(.meal)],
      options: [
        .init(name: .at, meaning: "When it was, if not now"),
        .init(name: .slot, meaning: "Which meal it was, if the time does not tell"),
        .init(name: .endFast, meaning: "End the current fast with it"),
        .init(name: .keepFast, meaning: "Let the current fast go on without asking"),
        .popup, .json(meaning: "Print what was logged, and the day, as JSON"),
      ],
      verbs: [again, yesterday, copy, list, open, show, edit, delete, purge],
      actsAlone: true,
      examples: [
        .init(typed: "meal \"oats 80g + milk 200ml\"", meaning: "Two foods"),
        .init(words: "meal 650kcal lunch", meaning: "Only the energy is known"),
        .init(typed: "meal \"bar 210kcal p20\"", meaning: "A new food, remembered from now on"),
        .init(words: "meal again", meaning: "The last meal once more"),
        .init(words: "meal --popup", meaning: "For a click: asks what it was"),
      ])
  }

  private static let logging: [Declaration.Option] = [
    .init(name: .at, meaning: "When it was, if not now"),
    .init(name: .endFast, meaning: "End the current fast with it"),
    .init(name: .keepFast, meaning: "Let the current fast go on without asking"),
    .json(meaning: "Print what was logged, and the day, as JSON"),
  ]

  private static var again: Declaration {
    Declaration(
      name: "again", summary: "Log the last meal once more", options: logging,
      examples: [.init(words: "meal again", meaning: "The same again, now")])
  }

  private static var yesterday: Declaration {
    Declaration(
      name: "yesterday", summary: "Log what you ate yesterday once more",
      arguments: [.optional(.mealSlot)], options: logging,
      examples: [.init(words: "meal yesterday breakfast", meaning: "Yesterday's breakfast")])
  }

  private static var copy: Declaration {
    Declaration(
      name: "copy", summary: "Log what you ate on a day once more",
      arguments: [.required(.date), .optional(.mealSlot)], options: logging,
      examples: [.init(words: "meal copy mon lunch", meaning: "Monday's lunch")])
  }

  private static var list: Declaration {
    Declaration(
      name: "list", summary: "List what you ate, newest first",
      arguments: [.optional(.number)],
      options: [
        .init(name: .last, meaning: "Only the last NUMBER"),
        .init(name: .text, meaning: "Only what has this in its name"),
        .json(meaning: "Print what you ate as a JSON array"),
      ],
      examples: [
        .init(words: "meal list 20", meaning: "The last twenty"),
        .init(words: "meal list --text oats", meaning: "When did I have oats?"),
      ])
  }

  private static var open: Declaration {
    Declaration(
      name: "open", summary: "List entries without energy",
      options: [.json(meaning: "Print what you ate as a JSON array")],
      examples: [.init(words: "meal open", meaning: "What could I complete?")])
  }

  private static var show: Declaration {
    Declaration(
      name: "show", summary: "Show what you ate on a day",
      arguments: [.optional(.date)],
      options: [.json(meaning: "Print the day as JSON")],
      examples: [.init(words: "meal show yesterday", meaning: "Yesterday, with its sum")])
  }

  private static var edit: Declaration {
    Declaration(
      name: "edit", summary: "Correct something you ate",
      details: ["What you say replaces the food and its amount."],
      arguments: [.required(.id), .optional(.meal)],
      options: [
        .init(name: .at, meaning: "When it was"),
        .init(name: .slot, meaning: "Which meal it was"),
        .json(meaning: "Print what changed, and the day, as JSON"),
      ],
      examples: [.init(typed: "meal edit k7m2 \"milk 150ml\"", meaning: "It was less")])
  }

  private static var purge: Declaration {
    Declaration(
      name: "purge", summary: "Erase something you ate for good",
      details: [
        "It leaves the list, the change log and all backups, and nothing brings it back. What you delete instead can be brought back."
      ],
      arguments: [.required(.id)],
      options: [.confirm, .json],
      examples: [.init(words: "meal purge k7m2", meaning: "Erase this entry without a trace")])
  }

  private static var delete: Declaration {
    Declaration(
      name: "delete", summary: "Delete something you ate",
      arguments: [.required(.id)],
      options: [
        .init(name: .all, meaning: "With all that was eaten together with it"),
        .json(meaning: "Print what was deleted, and the day, as JSON"),
      ],
      examples: [
        .init(words: "meal delete k7m2", meaning: "The one whose ID starts with k7m2"),
        .init(words: "meal delete k7m2 --all", meaning: "The whole meal"),
      ])
  }
}
