package import Nouns
package import Time

extension Standing {
  /// The version of today and what follows from it. A day has one version. Later ones, as a clock that
  /// was wrong for a while or a flight to where it is yesterday leaves them, keep what they say beside
  /// the fields that change now, or that are said as they are.
  func changes(
    to new: Profile, from today: Day, saying fields: Set<ProfileField> = []
  ) throws(Refusal) -> [Change] {
    let old = profiles.first { $0.from == today }
    guard old != nil || profiles.count < Profile.most else {
      throw .numberOutOfRange(
        field: "versions", Int64(profiles.count) + 1, allowed: 0...Int64(Profile.most))
    }
    let before = version(on: today) ?? Profile(from: today)
    let present = new.saying(from: today)
    var changes = [Change(before: old.map(Row.profile), after: .profile(present))]
    if let old, old.id != present.id {
      // Others gave it another name; it is another row then.
      changes = [
        Change(before: .profile(old), after: nil), Change(before: nil, after: .profile(present)),
      ]
    }
    var (known, next) = (before, present)
    for later in profiles where later.from > today {
      let moved = later.moved(from: known, to: next, changed: (before, present), fields)
      changes.append(
        Change(before: .profile(later), after: moved.says(as: next) ? nil : .profile(moved)))
      (known, next) = (later, moved)
    }
    return changes.filter { $0.before != $0.after }
  }
}

extension Profile {
  /// The version of a day, of which there is nothing yet.
  package init(from day: Day) { self.init(id: Self.id(on: day), from: day) }

  /// The same words from another day on.
  package func saying(from day: Day) -> Profile {
    var copy = self
    (copy.id, copy.from) = (Self.id(on: day), day)
    return copy
  }

  fileprivate func says(as other: Profile) -> Bool { saying(from: other.from) == other }

  /// As it is after a change of the version before it: a field in which it did not differ from that one
  /// follows, and so does one that was just said.
  fileprivate func moved(
    from known: Profile, to next: Profile, changed: (old: Profile, new: Profile),
    _ fields: Set<ProfileField>
  ) -> Profile {
    let values = zip(changed.old.row.cells, changed.new.row.cells)
    let said = zip(Registers.of(.profile).columns, values).map { column, values in
      values.0 != values.1 || ProfileField(rawValue: column.register).map(fields.contains) ?? false
    }
    let before = zip(known.row.cells, next.row.cells)
    let cells = zip(zip(row.cells, before), said).map { own, isSaid in
      isSaid || own.0 == own.1.0 ? own.1.1 : own.0
    }
    // They are those of two sound rows.
    guard case .profile(let moved)? = try? Row(.profile, cells: cells) else { return self }
    return moved.saying(from: from)
  }
}
