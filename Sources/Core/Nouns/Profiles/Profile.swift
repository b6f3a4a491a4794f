package import Time

/// The person's own data: it holds from one day until the next such row.
///
/// Every value may be missing until something needs it.
package struct Profile: Noun {
  package static let kind = Row.Kind.profile
  package static let heights = Length.ofPeople
  package static let weights = Mass.ofPeople
  package static let restrictions: ClosedRange<Int64> = 5...33
  /// Of what anybody can have said of their age.
  package static let ages = 0...150
  package static let birthYears = 1850...9999
  package static let energies: ClosedRange<Int64> = 800...10_000
  package static let proteins: ClosedRange<Int64> = 20...400
  package static let carbohydrates: ClosedRange<Int64> = 0...1_200
  package static let fats: ClosedRange<Int64> = 15...400
  package static let fibers: ClosedRange<Int64> = 5...100
  package static let most = 10_000

  package var id = RowID.blank
  /// The first day it holds on.
  package var from = Day.blank
  package var birth: Birth?
  /// In millimetres.
  package var height: Int64?
  /// In grams.
  package var weight: Int64?
  /// Nil for the one that goes with the gender.
  package var basis: Basis?
  /// For words only.
  package var gender: Gender?
  package var activity: Activity?
  package var goal: WeightGoal?
  /// In grams.
  package var goalWeight: Int64?
  /// In per cent of maintenance; nil for the usual.
  package var restriction: Int64?
  /// In kcal a day, in the person's own numbers; nil where they are calculated.
  package var maintenance: Int64?
  package var diet: Int64?
  package var pattern: EnergyPattern?
  /// Which deficit counts on days that have two.
  package var counts: DeficitChoice?
  /// In whole grams a day, in the person's own numbers; nil where they are calculated.
  package var ownProtein: Int64?
  package var ownCarbs: Int64?
  package var ownFat: Int64?
  package var ownFiber: Int64?

  package init() {}

  package init(id: RowID, from: Day) {
    self.id = id
    self.from = from
  }

  package var row: Row { .profile(self) }

  /// A day has one version, which has the same id on every machine.
  package static func id(on day: Day) -> RowID {
    RowID(naming: "\(kind.rawValue) \(day.number)")
  }

  package mutating func fields<F: RowFields>(_ fields: inout F) throws(F.Failure) {
    try fields.id(&id)
    try fields.day("from", &from)
    try values(&fields)
  }

  /// The values alone, without an id or a date; an order has them, too, to change some of them.
  package mutating func values<F: RowFields>(_ fields: inout F) throws(F.Failure) {
    try fields.spread("birth", &birth)
    try fields.number("height", &height, in: .millimetres, within: Self.heights)
    try fields.number("weight", &weight, in: .grams, within: Self.weights)
    try fields.word("basis", &basis)
    try fields.word("gender", &gender)
    try fields.word("activity", &activity)
    try fields.word("goal", &goal)
    try fields.number("goalWeight", &goalWeight, in: .grams, within: Self.weights)
    try fields.number("restriction", &restriction, in: .none, within: Self.restrictions)
    try fields.number("maintenance", &maintenance, in: .none, within: Self.energies)
    try fields.number("diet", &diet, in: .none, within: Self.energies)
    try fields.spread("pattern", &pattern)
    try fields.word("counts", &counts)
    try fields.number("ownProtein", &ownProtein, in: .none, within: Self.proteins)
    try fields.number("ownCarbs", &ownCarbs, in: .none, within: Self.carbohydrates)
    try fields.number("ownFat", &ownFat, in: .none, within: Self.fats)
    try fields.number("ownFiber", &ownFiber, in: .none, within: Self.fibers)
  }
}

extension Profile {
  /// The fields that have a value.
  package var saidFields: Set<ProfileField> { Set(said.names.compactMap(ProfileField.init)) }

  /// Values given here replace the old ones, and forgotten ones are cleared.
  package mutating func say(_ words: Profile, forgetting fields: some Sequence<ProfileField>) {
    var patch = RowValues.Patch(words.said, forgetting: Set(fields.map(\.rawValue)))
    values(&patch)
  }

  private var said: RowValues {
    var (copy, said) = (self, RowValues())
    copy.values(&said)
    return said
  }
}
