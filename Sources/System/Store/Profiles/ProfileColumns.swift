import Nouns
import Rules
import Time

/// What the person says of themselves as a row of its table.
nonisolated enum ProfileColumns {
  static let names = RowNames(
    noun: "profile",
    names: [
      "id", "from_day", "birth", "height_mm", "weight_g", "basis", "gender", "activity", "goal",
      "goal_weight_g", "restriction", "maintenance", "diet", "pattern", "counts",
    ])

  static func values(of profile: Profile) -> [Value] {
    [
      .text(profile.id.text), .integer(profile.from.number), Value(profile.birth.map(text)),
      Value(profile.height), Value(profile.weight), Value(profile.basis?.rawValue),
      Value(profile.gender?.rawValue), Value(profile.activity?.rawValue),
      Value(profile.goal?.rawValue), Value(profile.goalWeight), Value(profile.restriction),
      Value(profile.maintenance), Value(profile.diet), Value(profile.pattern.map(text)),
      Value(profile.counts?.rawValue),
    ]
  }

  static func profile(_ columns: Columns, from first: Int32 = 0) throws(StoreError) -> Profile {
    var profile = Profile(
      id: try PlanColumns.id(columns, first), from: Day(number: try columns.integer(first + 1)))
    profile.birth = try columns.optionalText(first + 2).map(birth)
    profile.height = try columns.optionalInteger(first + 3)
    profile.weight = try columns.optionalInteger(first + 4)
    profile.basis = try word(columns, first + 5)
    profile.gender = try word(columns, first + 6)
    profile.activity = try word(columns, first + 7)
    profile.goal = try word(columns, first + 8)
    profile.goalWeight = try columns.optionalInteger(first + 9)
    profile.restriction = try columns.optionalInteger(first + 10)
    profile.maintenance = try columns.optionalInteger(first + 11)
    profile.diet = try columns.optionalInteger(first + 12)
    profile.pattern = try columns.optionalText(first + 13).map(pattern)
    profile.counts = try word(columns, first + 14)
    return profile
  }

  private static func word<Word: RawRepresentable<String>>(
    _ columns: Columns, _ index: Int32
  ) throws(StoreError) -> Word? {
    guard let text = try columns.optionalText(index) else { return nil }
    guard let word = Word(rawValue: text) else { throw columns.unusable(index) }
    return word
  }

  private static func text(_ birth: Birth) -> String {
    switch birth {
    case .date(let day): "date \(day.number)"
    case .year(let year): "year \(year)"
    case .age(let years, let day): "age \(years) \(day.number)"
    }
  }

  private static func birth(_ text: String) throws(StoreError) -> Birth {
    let parts = text.split(separator: " ")
    let numbers = parts.dropFirst().compactMap { Int64($0) }
    switch (parts.first, numbers.count) {
    case ("date", 1): return .date(Day(number: numbers[0]))
    case ("year", 1): return .year(Int(clamping: numbers[0]))
    case ("age", 2): return .age(Int(clamping: numbers[0]), on: Day(number: numbers[1]))
    default: throw .unusable("birth")
    }
  }

  private static func text(_ pattern: EnergyPattern) -> String {
    switch pattern {
    case .weekly(let days): "weekly \(days.reduce(0) { $0 | 1 << $1.rawValue })"
    case .alternate(let day): "alternate \(day.number)"
    }
  }

  private static func pattern(_ text: String) throws(StoreError) -> EnergyPattern {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let number = Int64(parts[1]) else { throw .unusable("pattern") }
    switch parts[0] {
    case "weekly": return .weekly(Set(Weekday.allCases.filter { number & 1 << $0.rawValue != 0 }))
    case "alternate": return .alternate(from: Day(number: number))
    default: throw .unusable("pattern")
    }
  }
}

nonisolated extension Noun {
  static let profile = Noun(ProfileColumns.names, in: "profiles") {
    columns, first throws(StoreError) in
    .profile(try ProfileColumns.profile(columns, from: first))
  }
}
