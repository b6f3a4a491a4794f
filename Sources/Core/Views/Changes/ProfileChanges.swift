import Nouns
import Time
import Wire

package enum ProfileChangeMessage: String, Message {
  case set = "Changed the profile ({values})"
  case removed = "Removed the profile of {date} ({values})"
  case reckoned = "Recalculated the energy targets"
}

extension ChangeSentence {
  /// What became of a version of the profile.
  func profile(_ before: ProfileRow?, _ after: ProfileRow?) -> String? {
    let phrases = wording.phrases
    guard let after else {
      return before.map { old in
        phrases(
          ProfileChangeMessage.removed, "date", wording.date(iso: old.from), "values",
          sentences(of: old, unlike: nil).joined(separator: ", "))
      }
    }
    let changed = sentences(of: after, unlike: before)
    guard !changed.isEmpty else { return phrases(ProfileChangeMessage.reckoned) }
    return phrases(ProfileChangeMessage.set, "values", changed.joined(separator: ", "))
  }

  /// "Weight: 82.5 kg" for each value that the other version has otherwise.
  private func sentences(of row: ProfileRow, unlike other: ProfileRow?) -> [String] {
    let (profile, old) = (Profile(row), Profile(other ?? ProfileRow()))
    return ProfileField.allCases.filter { profile.differs(from: old, in: $0) }
      .map { wording.sentence(for: $0, of: profile) }
  }
}

extension Profile {
  /// What a row says, without what follows from it.
  fileprivate init(_ row: ProfileRow) {
    self.init(
      birth: row.birth, height: row.height, weight: row.weight, basis: row.basis,
      gender: row.gender, activity: row.activity, goal: row.goal, goalWeight: row.goalWeight,
      restriction: row.restriction, maintenance: row.maintenance, diet: row.diet,
      pattern: row.pattern, counts: row.counts, basisUsed: row.basis ?? .neutral)
  }

  fileprivate func differs(from other: Profile, in field: ProfileField) -> Bool {
    switch field {
    case .birth: birth != other.birth
    case .height: height != other.height
    case .weight: weight != other.weight
    case .basis: basis != other.basis
    case .gender: gender != other.gender
    case .activity: activity != other.activity
    case .goal: goal != other.goal
    case .goalWeight: goalWeight != other.goalWeight
    case .restriction: restriction != other.restriction
    case .maintenance: maintenance != other.maintenance
    case .diet: diet != other.diet
    case .pattern: pattern != other.pattern
    case .counts: counts != other.counts
    }
  }
}
