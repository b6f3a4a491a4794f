import Nouns
import Time

extension Profile {
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
