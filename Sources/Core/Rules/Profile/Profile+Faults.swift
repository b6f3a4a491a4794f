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
  var fault: Intake.Fault? {
    func outside(_ value: Int64?, _ range: ClosedRange<Int64>) -> Bool {
      value.map { !range.contains($0) } ?? false
    }
    if let birth, !birth.isPossible { return .badValue("birth") }
    if outside(height, Self.heights) { return .badValue("height") }
    if outside(weight, Self.weights) { return .badValue("weight") }
    if outside(goalWeight, Self.weights) { return .badValue("goalWeight") }
    if outside(restriction, Self.restrictions) { return .badValue("restriction") }
    if outside(maintenance, Self.energies) { return .badValue("maintenance") }
    return outside(diet, Self.energies) ? .badValue("diet") : nil
  }
}

extension Birth {
  fileprivate var isPossible: Bool {
    switch self {
    case .date(let day): Profile.birthYears.contains(day.civil.year)
    case .year(let year): Profile.birthYears.contains(year)
    case .age(let years, _): Profile.ages.contains(years)
    }
  }
}
