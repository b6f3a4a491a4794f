import Time

/// Which column of a table of meals is what, as the first line says.
struct MealColumns: Equatable {
  var date: String
  var time: String?
  var slot: String?
  var food: String?
  var amount: String?
  var values: [Value: String] = [:]
  /// Whether its carbohydrates have the fibre in them.
  var carbsHoldFiber = false

  enum Value: String, CaseIterable {
    case kilocalories, kilojoules, protein, carbs, fat, fiber, alcohol

    /// With none, the first is meant.
    fileprivate var units: [String] {
      switch self {
      case .kilocalories: ["kcal", "cal"]
      case .kilojoules: ["kj"]
      default: ["g"]
      }
    }

    var field: MappedField {
      switch self {
      case .kilocalories: .kilocalories
      case .kilojoules: .kilojoules
      case .protein: .protein
      case .carbs: .carbs
      case .fat: .fat
      case .fiber: .fiber
      case .alcohol: .alcohol
      }
    }
  }

  /// The first name is taken before the others.
  private static let words = Lexicon.tables["meals"]

  init(date: String) { self.date = date }

  /// Nil where it does not say when what was eaten, and with how much energy.
  init?(_ names: [String]) {
    let folded = names.map { ($0, $0.lowercased()) }
    func name(_ words: [String]) -> String? {
      words.lazy.compactMap { word in folded.first { $0.1 == word }?.0 }.first
    }
    func name(_ thing: String) -> String? { name(Self.words.names(of: thing)) }
    guard let date = name("date") else { return nil }
    self.init(date: date)
    time = name("time")
    slot = name("slot")
    food = name("food") ?? name("name")
    amount = name("amount")
    for value in Value.allCases {
      values[value] = name(
        Self.words.names(of: value.rawValue).flatMap { word in
          value.units.map { "\(word) (\($0))" } + Self.bare(word, value)
        }
      )
    }
    guard slot != nil || food != nil,
      values[.kilocalories] != nil || values[.kilojoules] != nil
    else { return nil }
    // As Cronometer counts.
    carbsHoldFiber =
      values[.carbs]?.lowercased() == "carbs (g)" && name(["food name"]) != nil
      && name(["group"]) != nil
  }

  /// A word alone; energy without a unit is in kcal.
  private static func bare(_ word: String, _ value: Value) -> [String] {
    value == .kilojoules && word != "kj" ? [] : [word]
  }
}

extension MealColumns {
  /// As the person has named them.
  init(_ options: ImportOptions, _ names: [String], line: Int) throws(ImportError) {
    func column(_ field: MappedField) throws(ImportError) -> String? {
      guard let wanted = options.columns[field] else { return nil }
      guard let name = MappedTable.column(wanted, in: names) else {
        throw ImportError(.missingColumn(wanted), line: line)
      }
      return name
    }
    guard let date = try column(.date) else {
      throw ImportError(.missingColumn(MappedField.date.rawValue), line: line)
    }
    self.init(date: date)
    time = try column(.time)
    slot = try column(.meal)
    food = try column(.food)
    amount = try column(.amount)
    for value in Value.allCases { values[value] = try column(value.field) }
  }

  /// Whether the person's names are of meals.
  static func areMeant(by columns: [MappedField: String]) -> Bool {
    ([.food, .meal] + Value.allCases.map(\.field)).contains { columns[$0] != nil }
  }
}
