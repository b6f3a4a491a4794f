package import Nouns
import Time
package import Wire

/// The values of a profile as they are told.
struct ProfileValues {
  private let wording: Wording
  private let profile: ProfileEntry
  private var values: Profile { profile.values }
  private var phrases: Phrases { wording.phrases }

  init(_ wording: Wording, _ profile: ProfileEntry) {
    self.wording = wording
    self.profile = profile
  }

  func label(of field: ProfileField) -> String { phrases(field.label) }

  /// Nil for what was not said; the basis is always one.
  func text(of field: ProfileField) -> String? {
    switch field {
    case .birth: birth
    case .height: values.height.map { wording.height(millimetres: $0) }
    case .weight: weight
    case .basis: basis
    case .gender: values.gender.map { phrases($0.said) }
    case .activity: values.activity.map { wording.activity($0) }
    case .goal: values.goal.map { phrases($0.said) }
    case .goalWeight: values.goalWeight.map { wording.weight(grams: $0) }
    case .restriction: values.restriction.map { wording.percent($0) }
    case .maintenance: values.maintenance.map { wording.energy($0) }
    case .diet: values.diet.map { wording.energy($0) }
    case .pattern: values.pattern.map { wording.text(of: $0) }
    case .counts: values.counts.map { phrases($0.said) }
    case .ownProtein: values.ownProtein.map { wording.wholeGrams($0) }
    case .ownCarbs: values.ownCarbs.map { wording.wholeGrams($0) }
    case .ownFat: values.ownFat.map { wording.wholeGrams($0) }
    case .ownFiber: values.ownFiber.map { wording.wholeGrams($0) }
    }
  }

  private var birth: String? {
    let age = profile.age.map { String($0) }
    let date: String
    switch values.birth {
    case nil: return nil
    // Who gave an age has given no date.
    case .age(let said, _)?: return phrases(ProfileMessage.years, "age", age ?? String(said))
    case .date(let day)?: date = wording.date(day)
    case .year(let year)?: date = String(year)
    }
    guard let age else { return date }
    return phrases(ProfileMessage.bornYears, "birth", date, "age", age)
  }

  private var weight: String? {
    guard let grams = values.weight else { return nil }
    let weight = wording.weight(grams: grams)
    guard let bmi = profile.bmi else { return weight }
    return phrases(
      ProfileMessage.weightBMI, "weight", weight, "bmi", wording.decimal(tenths: bmi))
  }

  private var basis: String {
    if profile.basisUsed == .neutral { return phrases(ProfileMessage.basisNeutral) }
    let basis = phrases(profile.basisUsed.said)
    return values.basis == nil ? phrases(ProfileMessage.basisOfGender, "basis", basis) : basis
  }
}

extension Wording {
  /// "light (light activity or sport 1-3 days a week)", with the word that a person types.
  func activity(_ activity: Activity) -> String {
    activity.term.shown(phrases) + " (" + phrases(activity.said) + ")"
  }

  /// "120 g", of what is eaten.
  func wholeGrams(_ grams: Int64) -> String {
    phrases(ProfileMessage.grams, "grams", number(grams))
  }

  /// "Mon, Thu", or every other day from a date on.
  func text(of pattern: EnergyPattern) -> String {
    switch pattern {
    case .alternate(let first): phrases(ProfileMessage.alternate, "date", dated(first))
    case .weekly(let days):
      Weekday.allCases.filter(days.contains).map { name(of: $0) }.joined(separator: ", ")
    }
  }

  /// "Weight: 82.5 kg".
  package func sentence(for field: ProfileField, of profile: ProfileEntry) -> String {
    let values = ProfileValues(self, profile)
    let chosen = profile.values.basis.map { phrases($0.said) }
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
