import Nouns
import Rules
import Time
import Wire

// What the person says of themselves, between the wire and the rules.
nonisolated extension Wire.Profile {
  /// Nothing but what goes without saying where there is none.
  init(_ profile: Rules.Profile?, on today: Day) {
    guard let profile else {
      self.init(basisUsed: .neutral, missing: Rules.Profile.needed)
      return
    }
    self.init(
      from: profile.from.iso, birth: profile.birth?.text, height: profile.height,
      weight: profile.weight, basis: profile.basis,
      gender: profile.gender,
      activity: profile.activity,
      goal: profile.goal, goalWeight: profile.goalWeight,
      restriction: profile.restriction, maintenance: profile.maintenance, diet: profile.diet,
      pattern: profile.pattern.map(Wire.EnergyPattern.init),
      counts: profile.counts,
      age: profile.birth.map { Int64($0.age(on: today)) },
      basisUsed: profile.basisUsed, bmi: profile.bmi,
      missing: profile.missing)
  }
}

nonisolated extension Rules.ProfileOrder {
  init(_ order: Wire.ProfileOrder) throws(CallFault) {
    self.init()
    if let text = order.birth {
      guard let birth = Birth(text: text) else { throw .fields(.wrongType("birth")) }
      self.birth = birth
    }
    if let pattern = order.pattern { self.pattern = try Rules.EnergyPattern(pattern) }
    (height, weight, goalWeight) = (order.height, order.weight, order.goalWeight)
    (restriction, maintenance, diet) = (order.restriction, order.maintenance, order.diet)
    basis = order.basis
    gender = order.gender
    activity = order.activity
    goal = order.goal
    counts = order.counts
    confirmed = order.confirm
    let forget = order.forget
    // Nobody can mean both.
    for field in forget where touches(field) { throw .fields(.wrongType("forget")) }
    self.forget = Set(forget)
  }
}

// MARK: - The change log

nonisolated extension Rules.Profile {
  /// Its day and each value by its name on the wire: `2026-03-01 height=1800 weight=82500`.
  var values: String {
    let record = Wire.Profile(self, on: from)
    let pattern = record.pattern.map { $0.alternateFrom ?? ($0.days ?? []).joined(separator: ",") }
    let values: [(ProfileField, String?)] = [
      (.birth, record.birth), (.height, record.height.map { String($0) }),
      (.weight, record.weight.map { String($0) }), (.basis, record.basis?.rawValue),
      (.gender, record.gender?.rawValue), (.activity, record.activity?.rawValue),
      (.goal, record.goal?.rawValue), (.goalWeight, record.goalWeight.map { String($0) }),
      (.restriction, record.restriction.map { String($0) }),
      (.maintenance, record.maintenance.map { String($0) }),
      (.diet, record.diet.map { String($0) }), (.pattern, pattern),
      (.counts, record.counts?.rawValue),
    ]
    let words = values.compactMap { field, value in value.map { "\(field.rawValue)=\($0)" } }
    return ([from.iso] + words).joined(separator: " ")
  }
}

// MARK: - Birth

nonisolated extension Birth {
  /// `1985-03-12`, `1985` or `45@2026-03-02`.
  var text: String {
    switch self {
    case .date(let day): day.iso
    case .year(let year): String(year)
    case .age(let years, let day): "\(years)@\(day.iso)"
    }
  }

  /// Nil for anything else.
  init?(text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count == 2 {
      guard let years = Self.number(parts[0], 1...3), let day = Self.day(parts[1]) else {
        return nil
      }
      self = .age(years, on: day)
    } else if let day = Self.day(text[...]) {
      self = .date(day)
    } else {
      guard let year = Self.number(text[...], 4...4) else { return nil }
      self = .year(year)
    }
  }

  private static func number(_ text: Substring, _ length: ClosedRange<Int>) -> Int? {
    let isPlain = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return isPlain && length.contains(text.utf8.count) ? Int(text) : nil
  }

  /// Without the blanks that people may type around it.
  private static func day(_ text: Substring) -> Day? {
    text.utf8.count == 10 ? try? Day(iso: String(text)) : nil
  }
}

// MARK: - Patterns

nonisolated extension Wire.EnergyPattern {
  init(_ pattern: Rules.EnergyPattern) {
    switch pattern {
    case .weekly(let days): self.init(days: Weekday.allCases.filter(days.contains).map(\.code))
    case .alternate(let first): self.init(alternateFrom: first.iso)
    }
  }
}

nonisolated extension Rules.EnergyPattern {
  /// One of the two, of which an empty list of days is refused later.
  init(_ pattern: Wire.EnergyPattern) throws(CallFault) {
    switch (pattern.days, pattern.alternateFrom) {
    case (let codes?, nil):
      let days = codes.compactMap(Weekday.init(code:))
      guard days.count == codes.count else { throw .fields(.wrongType("pattern")) }
      self = .weekly(Set(days))
    case (nil, let text?):
      guard let first = try? Day(iso: text) else { throw .fields(.wrongType("pattern")) }
      self = .alternate(from: first)
    case (nil, nil), (_?, _?): throw .fields(.wrongType("pattern"))
    }
  }
}
