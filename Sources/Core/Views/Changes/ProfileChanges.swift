import Nouns
import Time
import Wire

package enum ProfileChangeMessage: String, Message {
  case set = "Changed the profile ({values})"
  case removed = "Removed the profile of {date} ({values})"
  case reckoned = "Recalculated the energy targets"
}

extension ChangeSentence {
  /// The change of a version of the profile.
  func profile(_ before: Profile?, _ after: Profile?) -> String? {
    let phrases = wording.phrases
    guard let after else {
      return before.map { old in
        phrases(
          ProfileChangeMessage.removed, "date", wording.dated(old.from), "values",
          sentences(of: old, unlike: nil).joined(separator: ", "))
      }
    }
    let changed = sentences(of: after, unlike: before)
    guard !changed.isEmpty else { return phrases(ProfileChangeMessage.reckoned) }
    return phrases(ProfileChangeMessage.set, "values", changed.joined(separator: ", "))
  }

  /// "Weight: 82.5 kg" for each value that the other version has otherwise.
  private func sentences(of row: Profile, unlike other: Profile?) -> [String] {
    let changed = row.names(unlike: other ?? Profile())
    let entry = ProfileEntry(row, basisUsed: row.basis ?? .neutral)
    return ProfileField.allCases.filter { changed.contains($0.rawValue) }
      .map { wording.sentence(for: $0, of: entry) }
  }
}
