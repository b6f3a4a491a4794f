package import Nouns
package import Time

/// What the person says of themselves and what follows from it; nil where they have not.
package struct ProfileEntry: Record, Equatable {
  /// The date since which it holds.
  package var from: Day?
  package var values = Profile()
  /// In whole years, today.
  package var age: Int64?
  /// What counts where no basis is given.
  package var basisUsed = Basis.male
  /// In tenths.
  package var bmi: Int64?
  /// What the targets need and is not there.
  package var missing: [ProfileField] = []

  package init(
    from: Day? = nil, _ values: Profile = Profile(), age: Int64? = nil, basisUsed: Basis,
    bmi: Int64? = nil, missing: [ProfileField] = []
  ) {
    self.from = from
    self.values = values
    self.age = age
    self.basisUsed = basisUsed
    self.bmi = bmi
    self.missing = missing
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.day("from", &from)
    try values.values(&fields)
    try fields.int("age", &age)
    try fields.choice("basisUsed", &basisUsed)
    try fields.int("bmi", &bmi)
    try fields.choices("missing", &missing)
  }
}
