import Time

/// Which fast is in the way, and the command that would move it out of it.
struct OverlapSentence {
  private let id: String
  private let start: Instant
  private let end: Instant?
  private let wanted: (start: Instant, end: Instant)?

  /// In milliseconds, as the refusal has them.
  init(id: String, start: Int64, end: Int64?, wantedStart: Int64?, wantedEnd: Int64?) {
    self.id = PlainText.line(ShortIDs.alone(id))
    self.start = Instant(milliseconds: start)
    self.end = end.map { Instant(milliseconds: $0) }
    if let wantedStart, let wantedEnd {
      wanted = (Instant(milliseconds: wantedStart), Instant(milliseconds: wantedEnd))
    } else {
      wanted = nil
    }
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
    let before = wanted.start - Span(milliseconds: wanted.start.rest)
    let after = wanted.end + Span(milliseconds: wanted.end.restUp)
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
