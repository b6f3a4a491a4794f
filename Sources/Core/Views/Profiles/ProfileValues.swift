package import Nouns
import Time
package import Wire

/// The values of a profile as they are told.
struct ProfileValues {
  private let wording: Wording
  private let profile: Profile
  private var phrases: Phrases { wording.phrases }

  init(_ wording: Wording, _ profile: Profile) {
    self.wording = wording
    self.profile = profile
  }

  func label(of field: ProfileField) -> String { phrases(ProfileLabelMessage(field)) }

  /// Nil for what was not said; the basis is always one.
  func text(of field: ProfileField) -> String? {
    switch field {
    case .birth: birth
    case .height: profile.height.map { wording.height(millimetres: $0) }
    case .weight: weight
    case .basis: basis
    case .gender: profile.gender.map { phrases(GenderMessage($0)) }
    case .activity: profile.activity.map { wording.activity($0) }
    case .goal: profile.goal.map { phrases(WeightGoalMessage($0)) }
    case .goalWeight: profile.goalWeight.map { wording.weight(grams: $0) }
    case .restriction: profile.restriction.map { wording.percent($0) }
    case .maintenance: profile.maintenance.map { wording.energy($0) }
    case .diet: profile.diet.map { wording.energy($0) }
    case .pattern: profile.pattern.map { wording.text(of: $0) }
    case .counts: profile.counts.map { phrases(DeficitChoiceMessage($0)) }
    }
  }

  private var birth: String? {
    guard let birth = profile.birth else { return nil }
    let isAge = birth.utf8.contains(UInt8(ascii: "@"))
    let isDate = !isAge && birth.utf8.contains(UInt8(ascii: "-"))
    let day = isDate ? try? Day(iso: birth) : nil
    let date = day.map { wording.date($0) } ?? PlainText.line(birth)
    let age = profile.age.map { String($0) }
    // Who gave an age has given no date.
    if isAge {
      let said = PlainText.line(String(birth.prefix { $0 != "@" }))
      return phrases(ProfileMessage.years, "age", age ?? said)
    }
    guard let age else { return date }
    return phrases(ProfileMessage.bornYears, "birth", date, "age", age)
  }

  private var weight: String? {
    guard let grams = profile.weight else { return nil }
    let weight = wording.weight(grams: grams)
    guard let bmi = profile.bmi else { return weight }
    return phrases(
      ProfileMessage.weightBMI, "weight", weight, "bmi", wording.decimal(tenths: bmi))
  }

  private var basis: String {
    if profile.basisUsed == .neutral { return phrases(ProfileMessage.basisNeutral) }
    let basis = phrases(BasisMessage(profile.basisUsed))
    return profile.basis == nil ? phrases(ProfileMessage.basisOfGender, "basis", basis) : basis
  }
}

extension Wording {
  /// "light (light activity or sport 1-3 days a week)", with the word that a person types.
  func activity(_ activity: Activity) -> String {
    activity.term.shown(phrases) + " (" + phrases(ActivityMessage(activity)) + ")"
  }

  /// "Mon, Thu", or every other day from a date on.
  func text(of pattern: EnergyPattern) -> String {
    if let start = pattern.alternateFrom {
      return phrases(ProfileMessage.alternate, "date", date(iso: start))
    }
    let days = (pattern.days ?? []).compactMap(Weekday.init(code:))
    return days.map { name(of: $0) }.joined(separator: ", ")
  }

  /// "Weight: 82.5 kg".
  package func sentence(for field: ProfileField, of profile: Profile) -> String {
    let values = ProfileValues(self, profile)
    let chosen = profile.basis.map { phrases(BasisMessage($0)) }
    let said = field == .basis ? chosen : values.text(of: field)
    let text = said ?? phrases(ProfileMessage.forgotten)
    return phrases(ProfileMessage.labelled, "label", values.label(of: field), "value", text)
  }

  /// What is still to be said before there are targets.
  package func sentence(forMissing fields: [ProfileField]) -> String {
    let options = fields.map { example(of: $0) }.joined(separator: " ")
    return phrases(ProfileMessage.missing, "options", options)
  }
}
