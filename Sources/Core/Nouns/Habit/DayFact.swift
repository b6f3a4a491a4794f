package import Time

/// Something that is true of a counted day, whatever is recorded for it.
package struct DayFact: Noun {
  package static let kind = Row.Kind.dayFact

  package var id = RowID.blank
  package var on = Day.blank
  package var fact = Fact.checkIn

  package typealias Fact = DayFactKind

  package init() {}

  /// A day has one row of each, which has the same id on every machine.
  package init(_ fact: Fact, on day: Day) {
    id = RowID(naming: "\(Self.kind.rawValue) \(fact.rawValue) \(day.number)")
    (on, self.fact) = (day, fact)
  }

  package var row: Row { .dayFact(self) }

  package mutating func fields<F: RowFields>(_ fields: inout F) throws(F.Failure) {
    try fields.id(&id)
    try fields.together("on") { fields throws(F.Failure) in
      try fields.day("on", &on)
      try fields.word("fact", &fact)
    }
  }
}

package enum DayFactKind: String, Choice {
  /// The person gave a command.
  case checkIn
  /// The day never was: a change of zone jumped over it.
  case skipped
}
