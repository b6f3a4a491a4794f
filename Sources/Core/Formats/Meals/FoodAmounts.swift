import Nouns
import Wire

/// The contents of an amount of food as another program states them, before they are rounded to
/// whole kcal and tenths of a gram.
struct FoodAmounts {
  private var energy: Double?
  private var protein: Double?
  private var carbs: Double?
  private var fat: Double?
  private var fiber: Double?

  /// A program's names for them.
  struct Names {
    let energy: String
    var kilojoules: String?
    let protein: String
    let carbs: String
    let fat: String
    let fiber: String
  }

  private static let kilojoulesOfOne = 4.184
  /// Nobody eats more; a sum of it can be counted.
  private static let most = 1e9

  init(_ object: JSONObject, _ names: Names) throws(RowProblem) {
    energy = try Self.number(object, names.energy)
    if energy == nil, let name = names.kilojoules {
      energy = try Self.number(object, name).map { $0 / Self.kilojoulesOfOne }
    }
    protein = try Self.number(object, names.protein)
    carbs = try Self.number(object, names.carbs)
    fat = try Self.number(object, names.fat)
    fiber = try Self.number(object, names.fiber)
  }

  func times(_ factor: Double) -> Nutrition {
    func count(_ value: Double?, _ unit: Double) -> Int64? {
      value.map { Int64(min(($0 * factor * unit).rounded(), Self.most)) }
    }
    return Nutrition(
      energy: count(energy, 1), protein: count(protein, 10), carbs: count(carbs, 10),
      fat: count(fat, 10), fiber: count(fiber, 10))
  }

  /// A number, or the text of one; nil where there is none.
  static func number(_ object: JSONObject, _ name: String) throws(RowProblem) -> Double? {
    let number: Double?
    switch object[name] {
    case nil, .null?, .string("")?: return nil
    case .int(let value)?: number = Double(value)
    case .double(let value)?: number = value
    case .string(let text)?: number = Double(text)
    default: throw .badField(name)
    }
    guard let number, number >= 0, number <= most else {
      guard case .string(let text)? = object[name] else { throw .badField(name) }
      throw .notANumber(name, text: text)
    }
    return number
  }
}
