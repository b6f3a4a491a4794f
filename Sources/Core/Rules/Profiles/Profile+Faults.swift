import Time

extension Profile {
  package static let heights: ClosedRange<Int64> = 1000...2500
  package static let weights: ClosedRange<Int64> = 20_000...400_000
  package static let restrictions: ClosedRange<Int64> = 5...33
  /// Of what anybody can have said of their age.
  package static let ages = 0...150
  package static let birthYears = 1850...9999
  package static let energies: ClosedRange<Int64> = 800...10_000

  /// What cannot be of a profile that comes from elsewhere.
  var faults: [Intake.Fault] {
    func outside(
      _ value: Int64?, _ range: ClosedRange<Int64>, _ field: String
    ) -> [Intake.Fault] {
      value.map(range.contains) ?? true ? [] : [.badValue(field)]
    }
    return (birth.map(\.isPossible) ?? true ? [] : [.badValue("birth")])
      + outside(height, Self.heights, "height") + outside(weight, Self.weights, "weight")
      + outside(goalWeight, Self.weights, "goalWeight")
      + outside(restriction, Self.restrictions, "restriction")
      + outside(maintenance, Self.energies, "maintenance") + outside(diet, Self.energies, "diet")
      + (pattern.map(\.isPossible) ?? true ? [] : [.badValue("pattern")])
      + Intake.Fault.of(day: from, "from")
  }
}

extension EnergyPattern {
  fileprivate var isPossible: Bool {
    switch self {
    case .weekly: true
    case .alternate(let first): Day.calendar.contains(first)
    }
  }
}

extension Birth {
  fileprivate var isPossible: Bool {
    switch self {
    case .date(let day): Profile.birthYears.contains(day.civil.year)
    case .year(let year): Profile.birthYears.contains(year)
    case .age(let years, let said):
      Profile.ages.contains(years) && Day.calendar.contains(said)
    }
  }
}
