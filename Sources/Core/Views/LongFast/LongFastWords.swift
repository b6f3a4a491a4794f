package import Time

/// The sentences about a fast that is longer than people fast unasked.
package enum LongFastMessage: String, Message {
  case length = "From {start} to {end} the fast would last {length}."
  case year = "Is the year right? From {start} it would last {length}."
  case month = "Is the month right? From {start} it would last {length}."
  case day = "Is the day right? From {start} it would last {length}."
  case unsure = "Are both dates right?"
  case marked = "new, but over 72 hours. {question}"
}

extension Wording {
  /// How long it would be, and what was probably mistyped.
  package func longFast(from start: Instant, to end: Instant) -> [String] {
    let times = [start, end].map { fullMoment(zone.local($0)) }
    return [
      phrases(
        LongFastMessage.length, "start", times[0], "end", times[1], "length",
        span(seconds: (end - start).seconds)), likelyTypo(from: start, to: end),
    ]
  }

  func likelyTypo(from start: Instant, to end: Instant) -> String {
    guard let typo = LikelyTypo(start: start, end: end, in: zone) else {
      return phrases(LongFastMessage.unsure)
    }
    let message: LongFastMessage =
      switch typo.part {
      case .year: .year
      case .month: .month
      case .day: .day
      }
    return phrases(
      message, "start", fullMoment(zone.local(typo.start)), "length",
      span(seconds: (end - typo.start).seconds))
  }
}
