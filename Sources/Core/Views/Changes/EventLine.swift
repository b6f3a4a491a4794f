import Time
package import Wire

extension Wording {
  /// One line of `fastctl watch`.
  package func line(for event: ChangeEvent) -> String {
    let at = Instant(milliseconds: event.at)
    return fullMoment(zone.local(at)) + "  " + sentence(for: event, at)
  }

  private func sentence(for event: ChangeEvent, _ at: Instant) -> String {
    if let news = event.news {
      guard news.kind == "goalReached" else { return PlainText.line(news.kind) }
      let end = moment(Instant(milliseconds: news.at), now: at)
      return phrases(ChangeMessage.goalReached, "end", end)
    }
    return ChangeSentence(wording: self, now: at).text(before: event.before, after: event.after)
      ?? PlainText.line(event.verb)
  }
}
