package import Nouns
import Time
package import Wire

/// What is known of the person, and what the rest would be for.
package struct ProfilePage {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen.forReading
  }

  package func text(of profile: ProfileEntry) -> String {
    var page = Page(on: screen)
    page.add(phrases(ProfileMessage.title), .strong)
    for field in Self.fields { add(field, of: profile, to: &page) }
    page.add("")
    page.add(paragraph: next(after: profile))
    page.add(paragraph: change)
    page.add(paragraph: units)
    page.add(paragraph: phrases(ProfileMessage.privacy))
    return page.text
  }

  private static let fields: [ProfileField] = [
    .birth, .height, .weight, .activity, .basis, .gender, .goal, .goalWeight,
  ]

  // MARK: Values

  private func add(_ field: ProfileField, of profile: ProfileEntry, to page: inout Page) {
    let values = ProfileValues(wording, profile)
    let width = (Self.fields.map { values.label(of: $0).cells }.max() ?? 0) + 2
    let text = values.text(of: field) ?? purpose(of: field, in: profile)
    page.add(text, after: " " + values.label(of: field).padded(to: width), width: width + 1)
  }

  private func purpose(of field: ProfileField, in profile: ProfileEntry) -> String {
    let isMissing = profile.missing.contains(field)
    return phrases(
      isMissing ? ProfileMessage.needed : .notSaid, "purpose", wording.reason(for: field))
  }

  // MARK: What to do with it

  private func next(after profile: ProfileEntry) -> String {
    guard !profile.missing.isEmpty else { return phrases(ProfileMessage.complete) }
    return wording.sentence(forMissing: profile.missing)
  }

  private var change: String {
    let example = wording.example(of: .weight).split(separator: " ", maxSplits: 1).last ?? ""
    return phrases(ProfileMessage.change, "weight", String(example))
  }

  private var units: String {
    let units = wording.customs.units
    return phrases(
      ProfileMessage.units, "weight", units.weight.rawValue, "height", units.height.rawValue,
      "energy", units.energy.rawValue)
  }
}

extension Wording {
  fileprivate func reason(for field: ProfileField) -> String {
    field.purpose.map { phrases($0) } ?? ""
  }

  /// "Weight: for the energy at rest and the BMI".
  package func purpose(of field: ProfileField) -> String {
    phrases(
      ProfileMessage.labelled, "label", phrases(field.label), "value",
      reason(for: field))
  }

  /// "Protein 130 g, fat 70 g"; nil where all of them are calculated.
  package func ownMacros(of profile: ProfileEntry) -> String? {
    let fields: [(ProfileField, MacroMessage)] = [
      (.ownProtein, .protein), (.ownCarbs, .carbs), (.ownFat, .fat), (.ownFiber, .fiber),
    ]
    let own = fields.compactMap { field, name in
      ProfileValues(self, profile).text(of: field).map { phrases(name) + " " + $0 }
    }
    return own.isEmpty ? nil : own.joined(separator: ", ")
  }

  /// The value as it is, in few words; nil where there is none.
  package func present(_ field: ProfileField, in profile: ProfileEntry) -> String? {
    switch field {
    case .basis: phrases(profile.basisUsed.said)
    case .activity: profile.values.activity?.rawValue
    default: ProfileValues(self, profile).text(of: field)
    }
  }
}
