import Host
import Nouns
import Settings
import Time
import Views
import Wire

extension Session {
  /// With the first weight of all, the unit of the country becomes the person's own: a bare number must
  /// not mean pounds in one terminal and kilograms in another, whose locale says less.
  mutating func keepUnit(ofFirst text: String?) throws(Failure) {
    let unit = Customs.weightUnit(locale: environment.locale(for: "LC_MEASUREMENT"))
    guard let text, unit != Units().weight, (try? Mass(text, in: unit)) != nil else { return }
    let typed = Mass.unit(in: text)
    guard typed == nil || typed == unit,
      try !SettingsStore(environment).read().sets(.single(.unitsWeight)), try !isWeightKnown()
    else { return }
    do throws(Failure) {
      try ConfigCommand.set(.single(.unitsWeight), to: unit.rawValue, &self)
    } catch {
      // A weight with its unit is understood all the same.
      guard typed != nil else { throw error }
      return
    }
    relearn()
    say(phrases()(TypedWeightMessage.unitKept, ["text": text]))
  }

  private mutating func isWeightKnown() throws(Failure) -> Bool {
    guard try ask(WeightCalls.Show.self, NoFields()).grams == nil else { return true }
    let values = try ask(ProfileCalls.Get.self, NoFields()).profile.values
    return values.weight != nil || values.goalWeight != nil
  }
}

enum TypedWeightMessage: String, Message {
  case unitKept =
    "{text} was taken as pounds, as is usual in the US, and the setting units.weight is now lb. If you meant kilograms: fastctl undo, then fastctl config set units.weight kg"
}
