import Nouns
import Time

extension Engine {
  func addNeeds(of order: WeighingOrder, to needs: inout Needs) {
    // No characters would begin every id.
    needs.row = order.id.flatMap { $0.isEmpty ? nil : RowPrefix(.weighing, $0) }
  }

  mutating func weigh(
    _ order: WeighingOrder, as id: RowID, given facts: Facts, at now: Moment,
    into decision: inout Decision
  ) throws(Refusal) {
    switch order {
    case .add(let new):
      let weighing = Weighing(
        id: id, at: try mark(new.at ?? now.instant, at: now), grams: try checked(new.grams),
        note: try checkedNote(new.note, limit: Weighing.longestNote))
      record([Change(before: nil, after: weighing.row)], verb: .addWeighing, into: &decision)
    case .edit(let edit):
      let old = try weighing(edit.id, facts)
      let new = try edited(old, edit, at: now)
      guard new != old else { throw .nothingToChange }
      record([Change(before: old.row, after: new.row)], verb: .editWeighing, into: &decision)
    case .delete(let text):
      let gone = try weighing(text, facts)
      record([Change(before: gone.row, after: nil)], verb: .deleteWeighing, into: &decision)
    }
  }

  private func edited(
    _ old: Weighing, _ order: WeighingOrder.Edit, at now: Moment
  ) throws(Refusal) -> Weighing {
    var new = old
    // The same instant again keeps the zone and the day that it was recorded with.
    if let at = order.at, at != old.at.instant { new.at = try mark(at, at: now) }
    if let grams = order.grams { new.grams = try checked(grams) }
    if let note = order.note { new.note = try checkedNote(note, limit: Weighing.longestNote) }
    return new
  }

  private func weighing(_ text: String, _ facts: Facts) throws(Refusal) -> Weighing {
    guard case .weighing(let weighing)? = facts.rows.first else { throw .notFound(text) }
    guard facts.rows.count == 1 else { throw .ambiguous(text, facts.rows.map(\.id)) }
    return weighing
  }

  private func mark(_ at: Instant, at now: Moment) throws(Refusal) -> Mark {
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
