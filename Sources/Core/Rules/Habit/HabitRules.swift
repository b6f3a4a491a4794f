package import Nouns
package import Time

extension [HabitRule] {
  /// Key by key, each in the order of its days; those without one come first.
  var inOrder: [HabitRule] {
    sorted { one, other in
      (one.key.rawValue, one.from ?? Day(number: .min), one.id.text)
        < (other.key.rawValue, other.from ?? Day(number: .min), other.id.text)
    }
  }

  /// The word in force on a day; nil before the first.
  package func value(of key: RuleKey, on day: Day) -> String? {
    last { $0.key == key && $0.from.map { $0 <= day } ?? true }?.value
  }

  /// The choice in force on a day, where its word means anything here.
  func choice<C: Choice>(_ key: RuleKey, on day: Day) -> C? {
    value(of: key, on: day).flatMap(C.init(rawValue:))
  }
}

extension Standing {
  package func rule(_ key: RuleKey, on day: Day) -> String? { rules.value(of: key, on: day) }

  /// Whether badges and points are given.
  package func hasHabit(on day: Day) -> Bool { isOn(.points, on: day) }

  /// Whether the habit rests on a day for the person's sake.
  func restsHabit(on day: Day) -> Bool { isOn(.care, on: day) }

  private func isOn(_ key: RuleKey, on day: Day) -> Bool {
    rules.choice(key, on: day) == RuleSwitch.on
  }

  package func decay(on day: Day) -> PointDecay { rules.choice(.decay, on: day) ?? .gentle }

  /// The meaning of carbohydrate on labels, for what is recorded now.
  package var label: Nutrients.Label {
    rules.last { $0.key == .carbs }?.value == "us" ? .us : .eu
  }

  package var creditMode: CreditMode {
    rules.last { $0.key == .mode }.flatMap { CreditMode(rawValue: $0.value) } ?? .end
  }
}

extension RuleKey {
  /// The words that it takes.
  package var words: [String] {
    switch self {
    case .mode: CreditMode.allCases.map(\.rawValue)
    case .freezes: (0...Chain.mostFreezes).map(String.init)
    case .carbs: ["eu", "us"]
    case .points, .care: RuleSwitch.allCases.map(\.rawValue)
    case .decay: PointDecay.allCases.map(\.rawValue)
    }
  }
}
