package import Time

/// A badge that was earned: it stays when what earned it goes.
package struct Badge: Noun {
  package static let kind = Row.Kind.badge
  package static let most = Category.allCases.count * Tier.allCases.count

  package var id = RowID.blank
  package var category = Category.streak
  package var tier = Tier.bronze
  /// The counted day that gave it.
  package var on = Day.blank

  package typealias Category = BadgeCategory
  package typealias Tier = BadgeTier

  /// Its category and tier, without the day.
  package struct Name: Hashable, Sendable {
    package let category: Category
    package let tier: Tier

    package init(_ category: Category, _ tier: Tier) {
      (self.category, self.tier) = (category, tier)
    }

    package static let all = Category.allCases.flatMap { category in
      Tier.allCases.map { Self(category, $0) }
    }

    package var text: String { "\(category.rawValue) \(tier.rawValue)" }
  }

  package init() {}

  /// The same id on every machine.
  package init(_ name: Name, on day: Day) {
    id = RowID(naming: "\(Self.kind.rawValue) \(name.text)")
    (category, tier, on) = (name.category, name.tier, day)
  }

  package var name: Name { Name(category, tier) }

  package var row: Row { .badge(self) }

  package mutating func fields<F: RowFields>(_ fields: inout F) throws(F.Failure) {
    try fields.id(&id)
    try fields.together("what") { fields throws(F.Failure) in
      try fields.word("category", &category)
      try fields.word("tier", &tier)
    }
    try fields.day("on", &on)
  }
}

extension BadgeTier: Comparable {
  package static func < (one: Self, other: Self) -> Bool { one.place < other.place }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
