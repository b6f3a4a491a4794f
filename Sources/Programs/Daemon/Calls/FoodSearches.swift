import Nouns
import Rules
import Wire

extension FoodAnswers {
  private static let usualFoods: Int64 = 20
  private static let mostFoods: Int64 = 2000

  func foundFoods(_ question: FoodSearchQuestion) throws(CallFault) -> FoodSearchAnswer {
    if let limit = question.limit, limit < 0 { throw .fields(.wrongType("limit")) }
    let usual = question.text == nil ? Self.mostFoods : Self.usualFoods
    let limit = Int(min(question.limit ?? usual, Self.mostFoods))
    let own = try ownFoods().foods
    defer { settle() }
    guard let text = question.text else {
      let all = own.map(KnownFood.own) + Staple.all().map(KnownFood.staple)
      return FoodSearchAnswer(foods: all.prefix(limit).map { FoundFood($0) })
    }
    let hits = intake.catalog(own).hits(for: text, limit: limit)
    return FoodSearchAnswer(foods: hits.map { FoundFood($0.food, match: $0.match) })
  }
}

nonisolated extension FoundFood {
  init(_ food: KnownFood, match: FoodMatch? = nil) {
    switch food {
    case .own(let food): self.init(food, match: match)
    case .staple(let staple): self.init(staple, match: match)
    case .imported(let food): self.init(food, match: match)
    }
    guard let (amount, serving) = food.usualServing else { return }
    (servingAmount, servingUnit) = (amount.thousandths, amount.unit?.name)
    servingWeight = serving.weight
  }

  fileprivate init(_ food: ImportedFood, match: FoodMatch?) {
    self.init()
    id = food.key
    origin = .imported
    name = food.name
    germanName = food.germanName
    per = food.per == .hundredMillilitres ? .hundredMillilitres : .hundredGrams
    nutrition = food.nutrition
    portions = food.portions.map { Portion($0.name, weight: $0.weight) }
    source = food.source.rawValue
    code = food.code
    brand = food.brand
    self.match = match.map(Match.init)
  }
}

nonisolated extension FoundFood {
  fileprivate init(_ food: Food, match: FoodMatch? = nil) {
    self.init()
    id = food.id.text
    name = food.name
    aliases = food.otherNames
    per =
      switch food.per {
      case .hundredGrams: .hundredGrams
      case .hundredMillilitres: .hundredMillilitres
      case .portion: .portion
      }
    nutrition = food.nutrition
    portions = food.portionList.map { Portion($0.name, weight: $0.weight) }
    self.match = match.map(Match.init)
  }

  fileprivate init(_ staple: Staple, match: FoodMatch? = nil) {
    self.init()
    id = staple.id
    origin = .staple
    (name, aliases) = (staple.names(in: "en").name, staple.names(in: "en").aliases)
    (germanName, germanAliases) = (staple.names["de"]?.name, staple.names["de"]?.aliases ?? [])
    nutrition = staple.nutrition
    portions = staple.portions.map { Portion($0.name, weight: $0.weight) }
    density = staple.density
    group = staple.group.rawValue
    source = staple.source.rawValue
    code = staple.code
    self.match = match.map(Match.init)
  }
}

nonisolated extension FoundFood.Match {
  fileprivate init(_ match: FoodMatch) {
    self =
      switch match {
      case .exact: .exact
      case .words: .words
      case .head: .head
      case .someWords: .someWords
      case .beginnings: .beginnings
      case .inside: .inside
      case .typo: .typo
      case .someTypo: .someTypo
      }
  }
}
