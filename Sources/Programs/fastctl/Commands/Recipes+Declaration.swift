extension Recipes {
  static var declaration: Declaration {
    Declaration(
      name: "recipe",
      summary: "Keep recipes, and know what a portion holds",
      details: [
        "A name, /N for N portions, and the ingredients as in a meal. What is in a portion is worked out from them; what is not known of one ingredient is not known of the recipe.",
        "A recipe is eaten as any food: meal chili, or meal \"2 chili\". Changing it never changes what you ate.",
      ],
      options: [.json(meaning: "Print the recipes as a JSON array")],
      verbs: [list, show, add, edit, delete],
      actsAlone: true,
      examples: [.init(words: "recipe", meaning: "Which recipes do I have?")])
  }

  private static var list: Declaration {
    Declaration(
      name: "list", summary: "List your recipes",
      options: [.json(meaning: "Print the recipes as a JSON array")],
      examples: [.init(words: "recipe list", meaning: "Which recipes do I have?")])
  }

  private static var show: Declaration {
    Declaration(
      name: "show", summary: "Show one recipe, by its name or ID",
      arguments: [.required(.food)],
      options: [.json(meaning: "Print the recipe as JSON")],
      examples: [.init(typed: "recipe show chili", meaning: "What goes into it?")])
  }

  private static var add: Declaration {
    Declaration(
      name: "add", summary: "Add a recipe",
      arguments: [.required(.recipe)],
      options: [
        .init(name: .alias, meaning: "Other names of it"),
        .json(meaning: "Print the recipe as JSON"),
      ],
      examples: [
        .init(
          typed: "recipe add \"chili /4: beans 400g + tomatoes 800g\"",
          meaning: "Four portions of it")
      ])
  }

  private static var edit: Declaration {
    Declaration(
      name: "edit", summary: "Correct a recipe, by its name or ID",
      details: [
        "What stands behind the colon replaces all ingredients; /N alone changes how many it is for."
      ],
      arguments: [.required(.recipe)],
      options: [
        .init(name: .name, meaning: "Its new name"),
        .init(name: .alias, meaning: "Other names of it"),
        .json(meaning: "Print the recipe as JSON"),
      ],
      examples: [
        .init(typed: "recipe edit \"chili /6\"", meaning: "It is for six"),
        .init(typed: "recipe edit \"chili /4: beans 500g + tomatoes 800g\"", meaning: "More beans"),
      ])
  }

  private static var delete: Declaration {
    Declaration(
      name: "delete", summary: "Delete a recipe, by its name or ID",
      details: [
        "On a terminal it asks; elsewhere it needs --yes. What you ate of it stays."
      ],
      arguments: [.required(.food)],
      options: [.yes, .json(meaning: "Print the recipe as JSON")],
      examples: [.init(typed: "recipe delete chili", meaning: "The one that is called chili")])
  }
}
