import Nouns
import Time

extension Engine {
  func addNeeds(of order: WeighingOrder, at now: Moment, to needs: inout Needs) {
    // No characters would begin every id.
    needs.row = order.id.flatMap { $0.isEmpty ? nil : RowPrefix(.weighing, $0) }
    if case .add(let new) = order {
      needs.weightBefore = now.days.day(of: new.at ?? now.instant)
    }
  }

  mutating func weigh(
    _ order: WeighingOrder, ids: () -> RowID, given facts: Facts, at now: Moment,
    into decision: inout Decision
  ) throws(Refusal) {
    switch order {
    case .add(let new):
      let weighing = Weighing(
        id: ids(), at: try mark(new.at ?? now.instant, at: now), grams: try checked(new.grams),
        note: try checkedNote(new.note, limit: Weighing.longestNote),
        written: now.mark(now.instant))
      let last = facts.weightBefore?.grams ?? standing.version(on: now.date)?.weight
      if Weighing.isJump(from: last, to: new.grams), !new.confirm.holds(.weightJump) {
        throw .needsConfirmation(
          [.weightJump], about: last == nil ? .weight(grams: new.grams) : nil)
      }
      let changes = [Change(before: nil, after: weighing.row)]
      let known = weighing.at.day > now.day - WeightForTargets.newestDays ? weighing.grams : nil
      record(
        try changes + profileChanges(from: nil, to: known, at: now),
        verb: .addWeighing, into: &decision)
    case .edit(let edit):
      let old = try facts.one(edit.id, of: Weighing.self)
      let new = try edited(old, edit, at: now)
      guard new != old else { throw .nothingToChange }
      let changes = [Change(before: old.row, after: new.row)]
      record(
        try changes + profileChanges(from: old.grams, to: new.grams, at: now),
        verb: .editWeighing, into: &decision)
    case .delete(let text):
      let gone = try facts.one(text, of: Weighing.self)
      let changes = [Change(before: gone.row, after: nil)]
      record(
        try changes + profileChanges(from: gone.grams, to: nil, at: now),
        verb: .deleteWeighing, into: &decision)
    }
  }

  /// A profile that knows no weight learns it, for its targets need one; what it learnt from a
  /// weighing goes with it.
  private func profileChanges(
    from old: Int64?, to new: Int64?, at now: Moment
  ) throws(Refusal) -> [Change] {
    guard var profile = standing.version(on: now.date), profile.weight == old, new != old else {
      return []
    }
    profile.weight = new
    return try standing.changes(to: profile, from: now.date)
  }

  private func edited(
    _ old: Weighing, _ order: WeighingEdit, at now: Moment
  ) throws(Refusal) -> Weighing {
    var new = old
    // The same instant again keeps the zone and the day that it was recorded with.
    if let at = order.at, at != old.at.instant {
      new.at = try mark(at, at: now)
      if new.at.day != old.at.day { new.moved = now.day }
    }
    if let grams = order.grams { new.grams = try checked(grams) }
    if let note = order.note { new.note = try checkedNote(note, limit: Weighing.longestNote) }
    return new
  }

  /// Of a moment that something is recorded for.
  func mark(_ at: Instant, at now: Moment) throws(Refusal) -> Mark {
    guard at <= now.instant else { throw .inTheFuture(at) }
    guard at >= Self.earliest else {
      let first = Zone.utc.day(of: Self.earliest)
      throw .dateOutOfRange(field: "at", now.zone.day(of: at), allowed: first...now.date)
    }
    return now.mark(at)
  }

  private func checked(_ grams: Int64) throws(Refusal) -> Int64 {
    guard Weighing.weights.contains(grams) else {
      throw .numberOutOfRange(field: "grams", grams, allowed: Weighing.weights)
    }
    return grams
  }
}

extension Weighing {
  /// More than a tenth: more often a slip of the fingers than a change. A first one is held against
  /// what most people weigh: outside of that, another unit may be meant.
  static func isJump(from old: Int64?, to new: Int64) -> Bool {
    guard let old = old?.clamped(to: weights) else { return !Weighing.usual.contains(new) }
    return (new - old).magnitude * 10 > old.magnitude
  }
}
