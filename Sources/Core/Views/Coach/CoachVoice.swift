package import Time

/// The coach's words on an event, and how loud they are.
package struct CoachRemark: Equatable, Sendable {
  package let words: String
  package let roar: Roar
}

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
    remark(on: event, facts, now: now).words
  }

  package func remark(
    on event: CoachEvent, _ facts: CoachFacts = CoachFacts(), now: Instant
  ) -> CoachRemark {
    if let care = facts.care { return CoachRemark(words: wording.text(of: care), roar: .none) }
    let pose = CoachPose(event, facts)
    // A person's own lines were not written with a day without food in mind.
    let lines =
      facts.isLong
      ? CoachMessage.lines(for: event, pose.mood).map { wording.phrases($0) }
      : self.lines(for: event, pose.mood)
    guard !lines.isEmpty else { return CoachRemark(words: "", roar: .none) }
    let day = wording.zone.day(of: now).number
    let line = lines[Int(day.magnitude % UInt64(lines.count))]
    let roar = RoarMessage(pose.roar).map { wording.phrases($0) + " " } ?? ""
    return CoachRemark(words: roar + line, roar: pose.roar)
  }

  /// All that it may say, our own lines first.
  func lines(for event: CoachEvent, _ mood: Mood) -> [String] {
    CoachMessage.lines(for: event, mood).map { wording.phrases($0) } + book.texts(for: event, mood)
  }
}
