package import Nouns
package import Time
package import Wire

package enum ResolveMessage: String, Message {
  case deleted = "Deleted: {entry}"
  case staysDeleted = "{entry} stays deleted"
  case isBack = "{entry} is back"
  case stands = "{entry} is no longer held back"
  case inForce = "In force now: {value}"
  case staysInForce = "Still in force: {value}"
  case valueOf = "{value} ({entry})"
  case fieldOf = "{value} ({field}, {entry})"
  case gone = "The entry is deleted"
  case takesPlace = "{entry} is held back because of {other} and may take its place."
  case nothing =
    "There is nothing to decide about {id}. To see what there is: fastctl conflicts"
  case wayBack = "To undo that: fastctl undo"
}

extension Wording {
  /// The outcome of a decision, which was about that conflict where it is known: what was deleted for it
  /// comes first.
  package func sentences(
    for answer: ResolveAnswer, of conflict: OpenConflict?, _ choice: ConflictChoice, now: Instant
  ) -> [String] {
    let name = EntryName(wording: self, now: now)
    let deleted = answer.deleted.compactMap(\.row).map {
      phrases(ResolveMessage.deleted, "entry", name.text(of: $0))
    }
    return deleted + [outcome(answer, conflict, choice, name)]
  }

  /// Before another entry is deleted.
  package func sentence(for row: Row, heldBackBy other: Row, now: Instant) -> String {
    let name = EntryName(wording: self, now: now)
    return phrases(
      ResolveMessage.takesPlace, "entry", name.text(of: row), "other", name.text(of: other))
  }

  private func outcome(
    _ answer: ResolveAnswer, _ conflict: OpenConflict?, _ choice: ConflictChoice,
    _ name: EntryName
  ) -> String {
    guard let row = answer.row?.row else {
      guard let conflict else { return phrases(ResolveMessage.gone) }
      return phrases(
        ResolveMessage.staysDeleted, "entry", self.name(of: conflict, now: name.now))
    }
    let entry = name.text(of: row)
    switch conflict?.matter {
    case .deleted?: return phrases(ResolveMessage.isBack, "entry", entry)
    case .held?: return phrases(ResolveMessage.stands, "entry", entry)
    case .value?, .fasting?, nil: break
    }
    let value = conflict?.field.flatMap { self.value(of: $0, in: row, name) } ?? entry
    return phrases(
      choice == .keep ? ResolveMessage.staysInForce : .inForce, "value", value)
  }

  private func value(of field: String, in row: Row, _ name: EntryName) -> String? {
    let value = FieldValue(wording: self, now: name.now).text(of: field, in: row)
    return value.map {
      let isOnlyOne = Registers.of(row.kind).told.count == 1
      return phrases(
        isOnlyOne ? ResolveMessage.valueOf : .fieldOf, "value", $0, "field",
        self.field(field, of: row.kind), "entry", name.text(of: row))
    }
  }
}
