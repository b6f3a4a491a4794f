import Nouns
import Time

/// Which fast is in the way, and the command that would move it out of it.
struct OverlapSentence {
  private let id: String
  private let start: Instant
  private let end: Instant?
  private let wanted: Range<Instant>?

  init(id: RowID, start: Instant, end: Instant?, wanted: Range<Instant>?) {
    self.id = ShortIDs.alone(id.text)
    self.start = start
    self.end = end
    self.wanted = wanted
  }

  func text(_ wording: Wording, now: Instant) -> String {
    let start = wording.moment(start, now: now)
    let end = end.map { wording.moment($0, now: now) } ?? ""
    let (message, time) = remedy(now: now)
    return wording.phrases(
      message,
      ["id": id, "start": start, "end": end, "time": time.map { wording.typed($0) } ?? ""])
  }

  /// As little of the other fast as can be is given up.
  private func remedy(now: Instant) -> (RefusalMessage, Instant?) {
    guard let wanted else { return (end == nil ? .overlapsRunning : .overlaps, nil) }
    let before = wanted.lowerBound - Span(milliseconds: wanted.lowerBound.rest)
    let after = wanted.upperBound + Span(milliseconds: wanted.upperBound.restUp)
    guard let end else {
      // What has just begun cannot begin later: that has not come yet.
      let canMove = start < after && after <= now
      return canMove ? (.overlapsRunningStart, after) : (.overlapsRunning, nil)
    }
    if start < before, before < end { return (.overlapsEnd, before) }
    if start < after, after < end { return (.overlapsStart, after) }
    return (.overlapsDelete, nil)
  }
}

extension Instant {
  /// What is beyond the last whole minute.
  fileprivate var rest: Int64 { milliseconds.floorRemainder(by: Span.minute.milliseconds) }

  /// What is missing to the next whole minute.
  fileprivate var restUp: Int64 {
    rest == 0 ? 0 : Span.minute.milliseconds - rest
  }
}
