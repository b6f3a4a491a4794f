package import Nouns
package import Time

extension ChangeSentence {
  /// The change of a weighing.
  func weighing(_ before: Weighing?, _ after: Weighing?) -> String? {
    let phrases = wording.phrases
    switch (before, after) {
    case (nil, nil): return nil
    case (nil, let new?):
      return phrases(
        WeighingMessage.added, "weight", wording.weight(grams: new.grams), "time", time(of: new))
    case (let old?, nil):
      return phrases(
        WeighingMessage.deleted, "weight", wording.weight(grams: old.grams), "time", time(of: old))
    case (let old?, let new?):
      return phrases(
        WeighingMessage.changed, "time", time(of: isBack ? new : old), "changes",
        changes(old, new).joined(separator: ", "))
    }
  }

  private func time(of weighing: Weighing) -> String {
    wording.recorded(weighing.at, now: now)
  }

  /// Each value that is another one.
  private func changes(_ old: Weighing, _ new: Weighing) -> [String] {
    var changes: [String] = []
    func tell(_ change: String, was before: String?) {
      guard let before, !isBack else { return changes.append(change) }
      changes.append(wording.phrases(ChangeMessage.was, "change", change, "before", before))
    }
    let weights = [old, new].map { wording.weight(grams: $0.grams) }
    if old.grams != new.grams {
      tell(wording.phrases(WeighingMessage.weight, "weight", weights[1]), was: weights[0])
    }
    if old.at != new.at {
      tell(wording.phrases(WeighingMessage.time, "time", time(of: new)), was: time(of: old))
    }
    if old.note != new.note {
      let notes = [old, new].map { $0.note.map { PlainText.line($0) } }
      let change = notes[1].map { wording.phrases(ChangeMessage.note, "note", $0) }
      tell(change ?? wording.phrases(ChangeMessage.noteNone), was: notes[0])
    }
    return changes
  }
}

extension Wording {
  /// The change of a weighing; nil before it was there, or since it is gone.
  package func sentence(before: Weighing?, after: Weighing?, now: Instant) -> String {
    ChangeSentence(wording: self, now: now).weighing(before, after) ?? ""
  }
}
