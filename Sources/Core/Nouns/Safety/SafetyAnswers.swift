package import Time

/// The person's answers to the questions; there is at most one such row.
package struct SafetyAnswers: Noun {
  package static let kind = Row.Kind.safety

  package var id = RowID.blank
  /// Those that apply.
  package var applies: Set<SafetyQuestion> = []
  /// A doctor or nurse agreed all the same.
  package var isAgreed = false
  package var at = Instant.blank
  /// Which wording of the questions was answered; nil for the first.
  package var wording: Int?

  /// Since then diabetes and medicines name gliflozins.
  package static let newestWording = 2
  package static let wordings = 1...1000

  package init() {}

  package init(
    id: RowID, applies: Set<SafetyQuestion>, isAgreed: Bool, at: Instant, wording: Int? = nil
  ) {
    self.id = id
    self.applies = applies
    self.isAgreed = isAgreed
    self.at = at
    self.wording = wording
  }

  /// Those whose wording is another than the one that the person said no to.
  package var askedAgain: [SafetyQuestion] {
    guard (wording ?? 1) < Self.newestWording else { return [] }
    return [.diabetes, .medicines].filter { !applies.contains($0) }
  }

  package var row: Row { .safety(self) }

  package mutating func fields<F: RowFields>(_ fields: inout F) throws(F.Failure) {
    try fields.id(&id)
    try fields.together("answers") { fields throws(F.Failure) in
      try fields.spread("applies", &applies)
      try fields.flag("agreed", &isAgreed)
      try fields.instant("at", &at)
      try fields.number("wording", &wording, within: Self.wordings)
    }
  }
}

extension Set: Spread where Element == SafetyQuestion {
  /// Question 1 is the lowest bit.
  package static func columns<F: ColumnFields>(
    _ name: String, _ value: inout Self?, _ fields: inout F
  ) throws(F.Failure) {
    var mask: Int64? = value?.reduce(0) { $0 | $1.bit }
    try fields.column(name, &mask)
    guard let mask else { return try fields.unfit(name) }
    value = Set(SafetyQuestion.allCases.filter { mask & $0.bit != 0 })
  }

  package static func members<F: MemberFields>(
    _ name: String, _ value: inout Self?, _ fields: inout F
  ) throws(F.Failure) {
    let known = value ?? []
    var names = SafetyQuestion.allCases.filter(known.contains).map(\.rawValue)
    try fields.strings(name, &names)
    let questions = names.compactMap(SafetyQuestion.init)
    if questions.count != names.count { fields.unfit(name) }
    value = Set(questions)
  }
}

extension SafetyQuestion {
  fileprivate var bit: Int64 { 1 << Int64(number - 1) }
}
