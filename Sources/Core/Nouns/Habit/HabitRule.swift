package import Time

/// A choice that decides what history comes to: it holds from its day on, on every machine alike.
package struct HabitRule: Noun {
  package static let kind = Row.Kind.rule
  package static let longestValue = TextLimit.line(20)
  package static let most = 2_000

  package var id = RowID.blank
  package var key = RuleKey.freezes
  /// The first counted day it holds on; nil for one that holds for all of history.
  package var from: Day?
  /// A word that belongs to the key.
  package var value = ""

  package init() {}

  /// A day has one rule of a key, which has the same id on every machine.
  package init(_ key: RuleKey, from: Day?, _ value: String) {
    id = RowID(
      naming: "\(Self.kind.rawValue) \(key.rawValue)" + (from.map { " \($0.number)" } ?? ""))
    (self.key, self.from, self.value) = (key, from, value)
  }

  package var row: Row { .rule(self) }

  package mutating func fields<F: RowFields>(_ fields: inout F) throws(F.Failure) {
    try fields.id(&id)
    try fields.together("what") { fields throws(F.Failure) in
      try fields.word("key", &key)
      try fields.day("from", &from)
    }
    try fields.text("value", &value, limit: Self.longestValue)
  }
}

extension RuleKey {
  package var isDated: Bool { self != .mode }

  /// The setting that the person changes it by; nil for what is set for their sake.
  package var setting: String? {
    switch self {
    case .mode: "streak.mode"
    case .freezes: "streak.freezes"
    case .carbs: "macros.carbs"
    case .points: "points"
    case .decay: "points.decay"
    case .care: nil
    }
  }

  package init?(setting: String) {
    guard let key = Self.allCases.first(where: { $0.setting == setting }) else { return nil }
    self = key
  }
}

/// The words of a rule that is a switch.
package enum RuleSwitch: String, Choice {
  case on, off
}
