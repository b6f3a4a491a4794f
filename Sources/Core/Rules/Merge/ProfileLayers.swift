import Nouns

/// The versions of the profile, layered by day; on the same day, versions that say everything are
/// below the others.
struct ProfileLayers {
  /// The lowest first.
  private let versions: [ProfileVersion]

  init(_ versions: [ProfileVersion]) {
    self.versions = versions.sorted { one, other in
      if one.from != other.from { return one.from < other.from }
      if one.isWhole != other.isWhole { return one.isWhole }
      return one.id.text < other.id.text
    }
  }

  /// Each with everything that holds from its day on, whoever said it. A version in which nothing
  /// is said any more is left out.
  var rows: [Row] {
    let columns = ProfileVersion.numbers.registers.columns.count
    var cells = [Cell](repeating: .nothing, count: columns)
    return versions.compactMap { version in
      version.say(into: &cells)
      return version.isEmpty ? nil : version.row(cells)
    }
  }

  /// Versions of two days are two rows about the same person, so the conflict of a field spans all
  /// days.
  func conflicts(given knowledge: Knowledge) -> [Conflict] {
    ProfileVersion.fields.compactMap { field in
      guard let (last, losing) = contested(field, given: knowledge) else { return nil }
      return Conflict(
        last.version.subject, ProfileVersion.numbers.registers.names[field], inForce: last.edit,
        losing: losing.map(\.edit))
    }
  }

  private typealias Said = (version: ProfileVersion, edit: Edit)

  /// The operation that says a field last, and those with other values that no operation knew of;
  /// nil where nothing is said of the field.
  private func contested(
    _ field: Int, given knowledge: Knowledge
  ) -> (last: Said, losing: [Said])? {
    let numbers = ProfileVersion.numbers
    // The latest day wins, and within a day the greatest place.
    let last = versions.compactMap { version -> Said? in
      guard let edit = version.saying(field), !numbers.isEmpty(field, edit.cells) else {
        return nil
      }
      return (version, edit)
    }.max { ($0.version.from, $0.edit.place) < ($1.version.from, $1.edit.place) }
    guard let last else { return nil }
    let all = versions.flatMap { version in
      version.edits.lazy.filter { $0.sets(field) }.map { (version: version, edit: $0) }
    }
    let front = Front(all.lazy.map(\.edit), given: knowledge)
    let losing = all.filter { said in
      said.edit.place != last.edit.place
        && numbers.differ(in: field, said.edit.cells, last.edit.cells)
        && !isSilent(said, field) && !front.knows(said.edit.place)
    }
    return (last, losing)
  }

  /// Whether it says nothing about the field, and is still the operation in force in its row.
  private func isSilent(_ said: Said, _ field: Int) -> Bool {
    guard ProfileVersion.numbers.isEmpty(field, said.edit.cells) else { return false }
    return said.version.isWhole
      || said.version.heads[field]?.inForce.place == said.edit.place
  }
}

extension Edit {
  /// In words that mean something here.
  fileprivate func sets(_ register: Int) -> Bool {
    registers.contains(number: register) && !unclear.contains(number: register)
  }
}
