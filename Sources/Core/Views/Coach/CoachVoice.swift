package import Time

/// The coach as words: one line for what has happened, and a roar before it where one is earned.
package struct CoachVoice: Sendable {
  let wording: Wording
  private let book: CoachBook

  package init(_ wording: Wording, book: CoachBook = .empty) {
    self.wording = wording
    self.book = book
  }

  /// The same for a whole day, so that a view that is drawn again does not flicker.
  package func words(
    for event: CoachEvent, _ facts: CoachFacts = CoachFacts(), now: Instant
  ) -> String {
    if let care = facts.care { return wording.text(of: care) }
    let pose = CoachPose(event, facts)
    // A person's own lines were not written with a day without food in mind.
    let lines =
      facts.isLong
      ? CoachMessage.lines(for: event, pose.mood).map { wording.phrases($0) }
      : self.lines(for: event, pose.mood)
    guard !lines.isEmpty else { return "" }
    let day = wording.zone.day(of: now).number
    let line = lines[Int(day.magnitude % UInt64(lines.count))]
    return RoarMessage(pose.roar).map { wording.phrases($0) + " " + line } ?? line
  }

  /// All that it may say, our own lines first.
  func lines(for event: CoachEvent, _ mood: Mood) -> [String] {
    CoachMessage.lines(for: event, mood).map { wording.phrases($0) } + book.texts(for: event, mood)
  }
}
