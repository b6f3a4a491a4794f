import Nouns
import Time
import Wire

package enum ProfileChangeMessage: String, Message {
  case set = "Changed the profile ({values})"
  case removed = "Removed the profile of {date} ({values})"
  case reckoned = "Recalculated the energy targets"
}

extension ChangeSentence {
  /// What became of a version of the profile, by its values before and after.
  func profile(_ before: String?, _ after: String?) -> String? {
    let phrases = wording.phrases
    guard let after = after.map({ ToldProfile($0) }) else {
      return before.map { ToldProfile($0) }.map { old in
        phrases(
          ProfileChangeMessage.removed, "date", wording.date(iso: old.from), "values",
          old.sentences(wording).joined(separator: ", "))
      }
    }
    let changed = after.sentences(wording, unlike: before.map { ToldProfile($0) })
    guard !changed.isEmpty else { return phrases(ProfileChangeMessage.reckoned) }
    return phrases(ProfileChangeMessage.set, "values", changed.joined(separator: ", "))
  }
}

/// A version of the profile as the change log names it: `2026-03-01 height=1800 weight=82500`.
private struct ToldProfile {
  let from: String
  private let values: [ProfileField: String]

  init(_ text: String) {
    let words = text.split(separator: " ")
    from = words.first.map { String($0) } ?? ""
    var values: [ProfileField: String] = [:]
    for word in words.dropFirst() {
      let pair = word.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, let field = ProfileField(rawValue: String(pair[0])) else { continue }
      values[field] = String(pair[1])
    }
    self.values = values
  }

  /// "Weight: 82.5 kg" for each value, or for those that another version has otherwise.
  func sentences(_ wording: Wording, unlike other: Self? = nil) -> [String] {
    ProfileField.allCases.filter { field in
      if let other { values[field] != other.values[field] } else { values[field] != nil }
    }.map { wording.sentence(for: $0, of: profile) }
  }

  private var profile: Profile {
    var profile = Profile(basisUsed: .neutral)
    profile.birth = values[.birth]
    profile.height = values[.height].flatMap { Int64($0) }
    profile.weight = values[.weight].flatMap { Int64($0) }
    profile.basis = values[.basis].flatMap(Basis.init)
    profile.gender = values[.gender].flatMap(Gender.init)
    profile.activity = values[.activity].flatMap(Activity.init)
    profile.goal = values[.goal].flatMap(WeightGoal.init)
    profile.goalWeight = values[.goalWeight].flatMap { Int64($0) }
    profile.restriction = values[.restriction].flatMap { Int64($0) }
    profile.maintenance = values[.maintenance].flatMap { Int64($0) }
    profile.diet = values[.diet].flatMap { Int64($0) }
    profile.counts = values[.counts].flatMap(DeficitChoice.init)
    profile.pattern = values[.pattern].map { text in
      let isDate = (try? Day(iso: text)) != nil
      return isDate
        ? EnergyPattern(alternateFrom: text)
        : EnergyPattern(days: text.split(separator: ",").map { String($0) })
    }
    profile.basisUsed = profile.basis ?? .neutral
    return profile
  }
}
