import Nouns
import Host
import Time
import Views
import Wire

/// What people type for a value of their profile.
enum ProfileWords {
  /// By the names of the options that give them.
  static let fields: [(term: Term, field: ProfileField)] = [
    ("birth", .birth), ("height", .height), ("weight", .weight), ("basis", .basis),
    ("gender", .gender), ("activity", .activity), ("aim", .goal), ("goal-weight", .goalWeight),
    ("restriction", .restriction), ("maintenance", .maintenance), ("diet", .diet),
    ("pattern", .pattern), ("counts", .counts), ("protein", .ownProtein), ("carbs", .ownCarbs),
    ("fat", .ownFat), ("fiber", .ownFiber),
  ].map { (Term($0, in: Lexicon.commands["profile fields"]), $1) }

  /// Those of one's own macros.
  static let macros: [OptionName] = [.protein, .carbs, .fat, .fiber]

  static func macro(_ word: String) -> OptionName? {
    macros.first { $0.term.fits(word) }
  }

  /// `weight,height`.
  static func fields(in text: String) throws(UsageError) -> [ProfileField] {
    var found: [ProfileField] = []
    for word in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
      guard let field = fields.first(where: { $0.term.fits(String(word)) })?.field else {
        throw .unknownChoice(String(word), among: fields.map(\.term))
      }
      if !found.contains(field) { found.append(field) }
    }
    guard !found.isEmpty else { throw .missingValue(.forget) }
    return found
  }
}

/// Makes an order of what is typed, a value at a time.
struct ProfileReader {
  let customs: Customs
  let today: Day
  var order = ProfileOrder()
  private var units: Units { customs.units }
  private var isMonthFirst: Bool { customs.dateOrder == .monthFirst }

  init(_ wording: Wording) {
    customs = wording.customs
    today = wording.zone.day(of: Clock.now())
  }

  /// Whether anything was said at all.
  var isEmpty: Bool { order.fields.isEmpty }

  mutating func take(_ option: OptionName, _ text: String) throws(Failure) {
    do throws(NotUnderstood) {
      guard try !takeQuantity(option, text) else { return }
    } catch {
      throw .notUnderstood(error, place: option.spelling)
    }
    do throws(UsageError) { try takeChoice(option, text) } catch { throw .usage(error) }
  }

  /// False where the option is no such one.
  private mutating func takeQuantity(
    _ option: OptionName, _ text: String
  ) throws(NotUnderstood) -> Bool {
    switch option {
    case .birth:
      order.values.birth = Birth(text: try BirthText(text, isMonthFirst: isMonthFirst).written)
    case .age: order.values.birth = .age(Int(try AgeText(text).years), on: today)
    case .height: order.values.height = try Length(text, in: units.height).millimetres
    case .weight: order.values.weight = try Mass(text, in: units.weight).grams
    case .goalWeight: order.values.goalWeight = try Mass(text, in: units.weight).grams
    case .restriction: order.values.restriction = try Restriction(word(text, of: option)).percent
    case .maintenance:
      order.values.maintenance = try FoodEnergy(text, in: units.energy).kilocalories
    case .diet: order.values.diet = try FoodEnergy(text, in: units.energy).kilocalories
    case .pattern: try take(pattern: word(text, of: option))
    default: return false
    }
    return true
  }

  /// As readers have it, whichever was typed.
  private func word(_ text: String, of option: OptionName) -> String {
    option.value?.terms.term(for: text)?.word ?? text
  }

  private mutating func take(pattern text: String) throws(NotUnderstood) {
    switch try PatternText(text, isMonthFirst: isMonthFirst) {
    case .weekdays(let days): order.values.pattern = .weekly(Set(days))
    case .alternate(let from): order.values.pattern = .alternate(from: from ?? today)
    case .none: forget(.pattern)
    }
  }

  private mutating func takeChoice(_ option: OptionName, _ text: String) throws(UsageError) {
    switch option {
    case .basis: order.values.basis = try Self.choice(text)
    case .aim: order.values.goal = try Self.choice(text)
    case .activity: order.values.activity = try Self.choice(text)
    case .counts: order.values.counts = try Self.choice(text)
    case .protein: order.values.ownProtein = try grams(text, of: option, .ownProtein)
    case .carbs: order.values.ownCarbs = try grams(text, of: option, .ownCarbs)
    case .fat: order.values.ownFat = try grams(text, of: option, .ownFat)
    case .fiber: order.values.ownFiber = try grams(text, of: option, .ownFiber)
    case .gender where Term.none.fits(text): forget(.gender)
    case .gender: order.values.gender = try Self.choice(text)
    case .forget: for field in try ProfileWords.fields(in: text) { forget(field) }
    default: break
    }
  }

  /// `protein 130, fat 70`, in any order, or `none` for all of them.
  mutating func take(macros text: String) throws(Failure) {
    var words = text.split { " ,;:=".contains($0) }[...]
    if words.count == 1, let word = words.first, Term.none.fits(String(word)) {
      for macro in ProfileWords.macros { try take(macro, String(word)) }
      return
    }
    while let word = words.popFirst() {
      guard let macro = ProfileWords.macro(String(word)) else {
        throw .usage(.unknownChoice(String(word), among: ProfileWords.macros.map(\.term)))
      }
      guard let grams = words.popFirst() else { throw .usage(.missingValue(macro)) }
      try take(macro, String(grams))
      if words.first == "g" { words.removeFirst() }
    }
  }

  /// Whole grams; nil where they are to be worked out again.
  private mutating func grams(
    _ text: String, of option: OptionName, _ field: ProfileField
  ) throws(UsageError) -> Int64? {
    guard !Term.none.fits(text) else {
      forget(field)
      return nil
    }
    let digits = text.hasSuffix("g") ? text.dropLast() : text[...]
    guard let grams = Int64(digits) else { throw .notANumber(text, option) }
    return grams
  }

  mutating func forget(_ field: ProfileField) {
    if !order.forget.contains(field) { order.forget.append(field) }
  }

  private static func choice<Value: Named>(_ text: String) throws(UsageError) -> Value {
    guard let value = Value(typed: text) else {
      throw .unknownChoice(text, among: Value.terms)
    }
    return value
  }
}

extension ProfileOrder {
  /// What it says something of, in the order of the fields.
  var fields: [ProfileField] {
    let said = values.saidFields
    return ProfileField.allCases.filter { said.contains($0) || forget.contains($0) }
  }

  /// A value that is to be given and taken away at once.
  var contradiction: ProfileField? {
    let said = values.saidFields
    return ProfileField.allCases.first { said.contains($0) && forget.contains($0) }
  }
}
