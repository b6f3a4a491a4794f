package import Time
package import Wire

extension Wording {
  /// One line of `fastctl watch`.
  package func line(for event: ChangeEvent) -> String {
    let at = Instant(milliseconds: event.at)
    return fullMoment(zone.local(at)) + "  " + sentence(for: event, at)
  }

  /// The change of a fast; nil where no row says anything that a person would see.
  package func sentence(before: Entry?, after: Entry?, at now: Instant) -> String? {
    ChangeSentence(wording: self, now: now).text(before: before, after: after)
  }

  private func sentence(for event: ChangeEvent, _ at: Instant) -> String {
    if let news = event.news { return sentence(for: news, at) }
    let change = ChangeSentence(wording: self, now: at)
    return change.text(before: event.before, after: event.after)
      ?? change.text(before: event.reminderBefore?.reminder, after: event.reminderAfter?.reminder)
      ?? change.text(before: event.rowBefore?.row, after: event.rowAfter?.row)
      ?? PlainText.line(event.verb)
  }

  private func sentence(for news: Announcement, _ at: Instant) -> String {
    guard news.kind == "goalReached" else { return what(news.kind, text: news.text) }
    let end = moment(Instant(milliseconds: news.at), now: at)
    return phrases(ChangeMessage.goalReached, "end", end)
  }
}
