package import Nouns
package import Time
package import Wire

/// The text of `fastctl conflicts`.
package struct ConflictPage {
  private let wording: Wording
  private let screen: Screen
  private let names: MachineNames
  private let now: Instant
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen, machines: [Machine], now: Instant) {
    self.wording = wording
    self.screen = screen
    self.now = now
    names = MachineNames(machines, wording)
  }

  /// Each entry with its versions, and below each of them the command that decides for it.
  package func text(of list: ConflictList, hasAll: Bool = false) -> String {
    var page = Page(on: screen)
    let conflicts = list.conflicts
    if conflicts.isEmpty { page.add(phrases(ConflictMessage.nothing)) }
    let ids = ShortIDs(conflicts.flatMap { [$0.id, $0.by?.row?.id.text].compactMap(\.self) })
    for (number, conflict) in conflicts.enumerated() {
      if number > 0 { page.add("") }
      let isOneOfSeveral = conflicts.count { $0.id == conflict.id && $0.field != nil } > 1
      add(conflict, ids, needsField: isOneOfSeveral, to: &page)
    }
    if list.repeats > 0, !hasAll {
      if !conflicts.isEmpty { page.add("") }
      page.add(phrases(.repeats, list.repeats))
    }
    return page.text
  }

  private func add(
    _ conflict: OpenConflict, _ ids: ShortIDs, needsField: Bool, to page: inout Page
  ) {
    let id = ids[conflict.id]
    let label = screen.paint(id, .strong) + "  "
    page.add(heading(of: conflict), after: label, width: id.cells + 2)
    let field = conflict.field.map { wording.typed(field: $0, of: conflict.kind) }
    let resolve = ["fastctl resolve", id, needsField ? field : nil].compactMap(\.self)
      .joined(separator: " ")
    let lines =
      switch conflict.matter {
      case .value, .deleted: versions(of: conflict, resolve)
      case .held: held(conflict, id, ids, resolve)
      case .fasting: overlapping(conflict, id, ids)
      }
    for line in lines { page.add((screen.isLinear ? "" : "  ") + line) }
  }

  private func heading(of conflict: OpenConflict) -> String {
    let entry = wording.name(of: conflict, now: now)
    guard conflict.matter == .value, let field = conflict.field,
      conflict.kind.map({ Registers.of($0).told.count > 1 }) ?? true
    else { return entry }
    return entry + screen.separator + wording.field(field, of: conflict.kind)
  }

  // MARK: Versions

  private func versions(of conflict: OpenConflict, _ resolve: String) -> [String] {
    let isDeletion = conflict.matter == .deleted
    var lines: [String] = []
    if let present = conflict.present {
      lines.append(line(ConflictMessage.inForce, present, of: conflict))
      let message: ConflictMessage = isDeletion && present.row == nil ? .stayDeleted : .keep
      lines.append(phrases(message, "command", resolve + " --keep"))
    }
    for other in conflict.others {
      lines.append(line(.other, other, of: conflict))
      let message: ConflictMessage = isDeletion && other.row != nil ? .bringBack : .take
      let command = resolve + " --take " + names.typed(other.device)
      lines.append(phrases(message, "command", command))
    }
    return lines
  }

  private func line(
    _ message: ConflictMessage, _ side: ConflictSide, of conflict: OpenConflict
  ) -> String {
    let time = wording.moment(Instant(milliseconds: side.at), now: now)
    return phrases(
      message, "value", wording.value(of: side, in: conflict, now: now), "machine",
      names.name(of: side.device), "time", time)
  }

  // MARK: Entries in each other's place

  private func held(
    _ conflict: OpenConflict, _ id: String, _ ids: ShortIDs, _ resolve: String
  ) -> [String] {
    let other = other(of: conflict, ids)
    let endsFirst = conflict.reason == .contradiction && conflict.row?.row?.endsFirst == true
    let reason: ConflictMessage =
      conflict.reason == .contradiction && !endsFirst
      ? .impossible : conflict.reason.map { ConflictMessage($0) } ?? .held
    var lines = conflict.others.map { side in
      let time = wording.moment(Instant(milliseconds: side.at), now: now)
      return phrases(
        ConflictMessage.from, "machine", names.name(of: side.device), "time", time)
    }
    lines.append(
      phrases(other == nil && !reason.isOfItself ? .held : reason, "other", other ?? ""))
    if other != nil {
      lines.append(phrases(ConflictMessage.letStand, "command", resolve + " --take"))
    }
    if endsFirst {
      lines.append(phrases(ConflictMessage.correctEnd, "id", id))
    }
    if let command = conflict.kind?.deletion {
      lines.append(phrases(ConflictMessage.delete, "command", "fastctl \(command) \(id)"))
    }
    return lines
  }

  private func overlapping(_ conflict: OpenConflict, _ id: String, _ ids: ShortIDs) -> [String] {
    [
      phrases(ConflictMessage.fasting, "other", other(of: conflict, ids) ?? ""),
      phrases(ConflictMessage.correctStart, "id", id),
      phrases(ConflictMessage.delete, "command", "fastctl delete \(id)"),
    ]
  }

  /// With its id, as it can be changed as well.
  private func other(of conflict: OpenConflict, _ ids: ShortIDs) -> String? {
    guard let row = conflict.by?.row else { return nil }
    let name = EntryName(wording: wording, now: now).text(of: row)
    return phrases(EntryMessage.withID, "entry", name, "id", ids[row.id.text])
  }
}

extension OpenConflict {
  /// Nil for a kind of which a newer version alone knows.
  package var kind: Row.Kind? { Row.Kind(rawValue: noun) }

  /// The entry as it stands or would stand, if any machine has it.
  fileprivate var anyRow: Row? {
    row?.row ?? present?.row?.row ?? others.lazy.compactMap(\.row?.row).first
  }
}

extension Row {
  /// Whether it is a fast that ends before it starts.
  fileprivate var endsFirst: Bool {
    guard case .fast(let fast) = self, let end = fast.end else { return false }
    return end.instant < fast.start.instant
  }
}

extension Row.Kind {
  /// The command that deletes one by its id; nil where it goes by something else.
  fileprivate var deletion: String? {
    switch self {
    case .fast: "delete"
    case .reminder: "remind remove"
    case .weighing: "weight delete"
    case .mealItem: "meal delete"
    case .drink: "drink delete"
    case .schedule, .choice, .week, .vacation, .safety, .program, .profile, .food: nil
    case .completeDay, .target, .rule, .dayFact, .badge: nil
    }
  }
}

extension Wording {
  /// The entry that a conflict is about.
  package func name(of conflict: OpenConflict, now: Instant) -> String {
    conflict.anyRow.map { EntryName(wording: self, now: now).text(of: $0) }
      ?? PlainText.line(conflict.noun)
  }

  func value(of side: ConflictSide, in conflict: OpenConflict, now: Instant) -> String {
    guard let row = side.row?.row else { return phrases(ConflictMessage.deleted) }
    let entry = EntryName(wording: self, now: now).text(of: row)
    if conflict.matter == .deleted {
      let isNamed = entry == name(of: conflict, now: now)
      return isNamed
        ? phrases(ConflictMessage.edited) : phrases(ConflictMessage.edit, "entry", entry)
    }
    return conflict.field.flatMap {
      FieldValue(wording: self, now: now).text(of: $0, in: row)
    } ?? entry
  }
}
