package import Time

/// Days with little energy, which are chosen by the week or by turns; no phases.
package enum EnergyPattern: Hashable, Sendable {
  /// Such as two days a week that do not touch.
  case weekly(Set<Weekday>)
  /// Every other day, that one the first.
  case alternate(from: Day)
}

extension EnergyPattern: Coded {
  package static func members<F: MemberFields>(
    _ name: String, _ value: inout Self?, _ fields: inout F
  ) throws(F.Failure) {
    var days = value.map(PatternDays.init)
    try fields.part(name, &days)
    value = days?.pattern
    if days != nil, value == nil { fields.unfit(name) }
  }

  package var isPossible: Bool {
    switch self {
    case .weekly: true
    case .alternate(let first): Day.calendar.contains(first)
    }
  }

  package var code: String {
    switch self {
    case .weekly(let days): "weekly \(days.mask)"
    case .alternate(let day): "alternate \(day.number)"
    }
  }

  package init?(code: String) {
    let parts = code.split(separator: " ")
    guard parts.count == 2, let number = Int64(parts[1]) else { return nil }
    switch parts[0] {
    case "weekly": self = .weekly(Set(mask: number))
    case "alternate": self = .alternate(from: Day(number: number))
    default: return nil
    }
  }
}

/// A pattern as it leaves: one of the two.
private struct PatternDays: Part {
  /// Codes such as `mon`.
  var days: [String]?
  var alternateFrom: String?

  init() {}

  init(_ pattern: EnergyPattern) {
    switch pattern {
    case .weekly(let days): self.days = days.codes
    case .alternate(let first): alternateFrom = first.iso
    }
  }

  mutating func members<F: MemberFields>(_ fields: inout F) throws(F.Failure) {
    try fields.strings("days", &days)
    try fields.string("alternateFrom", &alternateFrom)
  }

  var pattern: EnergyPattern? {
    switch (days, alternateFrom) {
    case (let codes?, nil): codes.isEmpty ? .weekly([]) : Set(codes: codes).map { .weekly($0) }
    case (nil, let text?): (try? Day(iso: text)).map { .alternate(from: $0) }
    case (nil, nil), (_?, _?): nil
    }
  }
}
