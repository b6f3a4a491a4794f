import Host
import Nouns
import Time
import Views
import Wire

enum FoodCommand: Command {
  static let name = "food"

  static func needsTerminal(_ request: Request) -> Bool {
    request.verb == "import"
      || ["show", "edit"].contains(request.verb) && request.arguments.isEmpty
  }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Look up what is in foods, and keep your own",
      details: [
        "You can type names in English or German, whatever your language, and a small typo does no harm. If one of your own foods has the same name, it comes first.",
        "The values of everyday foods are averages: BLS 4.0 of the Max Rubner-Institut (CC BY 4.0) and USDA Standard Reference.",
        "Your own foods are learned from the meals you log, or added here. A meal keeps the values it was logged with, whatever becomes of the food.",
      ],
      options: [.json(meaning: "Print the foods as a JSON array")],
      verbs: [list, show, add, edit, alias, delete, purge, importing, imports, forget],
      actsAlone: true,
      examples: [.init(words: "food", meaning: "Which foods are there?")])
  }

  private static var list: Declaration {
    Declaration(
      name: "list", summary: "List all foods, or those that match",
      arguments: [.optional(.food)],
      options: [
        .init(name: .own, meaning: "Only your own, with their IDs"),
        .json(meaning: "Print the foods as a JSON array"),
      ],
      examples: [
        .init(typed: "food list rice", meaning: "The kinds of rice"),
        .init(words: "food list --own", meaning: "Those you added"),
      ])
  }

  private static var show: Declaration {
    Declaration(
      name: "show", summary: "Show one food",
      details: ["Without a name, you can search for it on a terminal."],
      arguments: [.optional(.food)],
      options: [.json(meaning: "Print the food as JSON")],
      examples: [.init(typed: "food show oats", meaning: "What is in oats?")])
  }

  private static let values: [Declaration.Option] = [
    .init(name: .per, meaning: "What the values refer to: 100g, 100ml or portion"),
    .init(name: .portion, meaning: "What a portion of it weighs, in grams"),
    .init(name: .alias, meaning: "Other names of it"),
    .json(meaning: "Print the food as JSON"),
  ]

  private static var add: Declaration {
    Declaration(
      name: "add", summary: "Add a food of your own",
      details: [
        "The values are typed as in a meal, and are of 100 g as on most labels. An amount says what else they are of: 45g bar 210kcal.",
        "A portion that is called l is a litre, so that amounts in ml are understood: --portion l=1030.",
      ],
      arguments: [.required(.foodValues)], options: values,
      examples: [
        .init(typed: "food add \"protein bar 370kcal p33 c40 f10\"", meaning: "Values per 100 g"),
        .init(
          typed: "food add \"rye bread 210kcal\" --portion slice=45 --alias \"dark bread\"",
          meaning: "With a portion and another name"),
        .init(typed: "food add \"bar 210kcal p20\" --per portion", meaning: "Values of one bar"),
      ])
  }

  private static var edit: Declaration {
    Declaration(
      name: "edit", summary: "Correct a food of your own, by its name or ID",
      details: [
        "Values that you do not name stay as they are, unless you say with --per what all of them are of. Portions and names replace the old ones; an empty text removes them.",
        "Without a name, you can search for it on a terminal, and are asked for the values.",
      ],
      arguments: [.optional(.food), .optional(.foodValues)],
      options: [.init(name: .name, meaning: "Its new name")] + values,
      examples: [
        .init(typed: "food edit bar 380kcal p35", meaning: "The label has changed"),
        .init(typed: "food edit bar --name \"chocolate bar\"", meaning: "Rename it"),
      ])
  }

  private static var alias: Declaration {
    var words = Declaration.Argument.required(.food)
    words.repeats = true
    return Declaration(
      name: "alias", summary: "Give a food another name",
      details: [
        "Of a built-in food, you then have your own with the same values and the new name."
      ],
      arguments: [words],
      options: [.json(meaning: "Print the food as JSON")],
      examples: [.init(typed: "food alias porridge = oats", meaning: "porridge means oats")])
  }

  private static var purge: Declaration {
    Declaration(
      name: "purge", summary: "Erase a food of your own for good, by its name or ID",
      details: [
        "It leaves the list, the change log and all backups, and nothing brings it back. What you delete instead can be brought back.",
        "What you ate of it stays.",
      ],
      arguments: [.required(.food)],
      options: [.confirm, .json],
      examples: [.init(typed: "food purge bar", meaning: "Erase this food without a trace")])
  }

  private static var importing: Declaration {
    Declaration(
      name: "import", summary: "Import a table of foods",
      details: [
        "It reads the CSV file of Open Food Facts, ABBREV.csv of the USDA Standard Reference, and any table with columns for the name and for kcal or kJ, with headings in English or German.",
        "Foods with values that cannot be right are refused, and counted by the reason. An import replaces what you imported from the same source before.",
        "Imported foods are kept apart from everything you record: they are in no backup and no export. What you eat of them keeps its values and says where they are from. The barcode is a name: fastctl meal 4008400401621. The energy of earlier entries with that barcode is filled in.",
      ],
      arguments: [.required(.file)],
      options: [
        .init(name: .source, meaning: "Read it as off, usda or table (default: detected)"),
        .init(name: .dryRun, meaning: "Only show what would happen"), .yes,
        .json(meaning: "Print what happened as JSON"),
      ],
      examples: [
        .init(words: "food import products.csv --dry-run", meaning: "What would be imported?"),
        .init(words: "food import ABBREV.csv", meaning: "The foods of the USDA"),
      ])
  }

  private static var imports: Declaration {
    Declaration(
      name: "imports", summary: "List what you imported, and when",
      options: [.json(meaning: "Print the imports as a JSON array")],
      examples: [.init(words: "food imports", meaning: "Whose foods are there?")])
  }

  private static var forget: Declaration {
    Declaration(
      name: "forget", summary: "Remove the imported foods",
      details: ["On a terminal it asks; elsewhere it needs --yes. What you ate of them stays."],
      options: [
        .init(name: .source, meaning: "Only those of off, usda or table"), .yes,
        .json(meaning: "Print what was removed as a JSON array"),
      ],
      examples: [.init(words: "food forget --source off", meaning: "Only Open Food Facts")])
  }

  private static var delete: Declaration {
    Declaration(
      name: "delete", summary: "Delete a food of your own, by its name or ID",
      details: [
        "On a terminal it asks; elsewhere it needs --yes. What you ate of it stays."
      ],
      arguments: [.required(.food)],
      options: [.yes, .json(meaning: "Print the food as JSON")],
      examples: [.init(typed: "food delete bar", meaning: "The one that is called bar")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    switch session.request.verb {
    case "show": try show(&session)
    case "add": try add(&session)
    case "edit": try edit(&session)
    case "alias": try alias(&session)
    case "delete": try delete(&session)
    case "purge": try purge(&session)
    case "import": try importTable(&session)
    case "imports": try listImports(&session)
    case "forget": try forget(&session)
    default: try list(&session)
    }
  }

  /// What fits on a screen.
  private static let short = 20
  /// That are named beside the one that is shown.
  private static let others = 4

  private static func list(_ session: inout Session) throws(Failure) {
    let text = session.request.arguments.first
    guard !session.request.has(.own) else { return try listOwn(text, &session) }
    let foods = try session.ask(FoodCalls.Search.self, FoodSearchQuestion(text: text)).foods
    if let text, foods.isEmpty { try Session.checkBarcode(text) }
    guard !session.request.has(.json) else {
      return session.output.line(array: foods.map(\.json))
    }
    let table = FoodTable(try session.wording(), on: session.screen()).text(of: foods, asked: text)
    guard foods.count > short else { return session.output.text(table) }
    session.showPages(table)
  }

  private static func listOwn(_ text: String?, _ session: inout Session) throws(Failure) {
    let foods = try session.ownFoods(text)
    guard !session.request.has(.json) else {
      return session.output.line(array: foods.map(\.json))
    }
    let table = OwnFoodTable(try session.wording(), on: session.screen()).text(of: foods)
    guard foods.count > short else { return session.output.text(table) }
    session.showPages(table)
  }

  private static func show(_ session: inout Session) throws(Failure) {
    let choice = try session.food(for: "food show")
    if case .food(let food) = choice { return try show(food, &session) }
    guard case .typed(let text) = choice else { return }
    if let (food, why) = try session.meaning(of: text) {
      try show(food, &session)
      return session.request.has(.json) ? () : session.tell(why)
    }
    let question = FoodSearchQuestion(text: text, limit: Int64(1 + others))
    let foods = try session.ask(FoodCalls.Search.self, question).foods
    if foods.first?.match != .exact { try Session.checkBarcode(text) }
    guard let food = foods.first else { throw .noFood(text) }
    try show(food, beside: food.match == .exact ? [] : Array(foods.dropFirst()), &session)
  }

  private static func show(
    _ food: FoundFood, beside others: [FoundFood] = [], _ session: inout Session
  ) throws(Failure) {
    guard !session.request.has(.json) else { return session.output.line(food.json) }
    let card = FoodCard(try session.wording(), on: session.screen())
    session.output.text(card.text(of: food, beside: others))
  }
}
