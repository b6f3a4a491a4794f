package import Nouns
package import Time

// The person's answers and their profile, as one.
extension Standing {
  /// The gravest reason against longer goals on a day, of the answers and of the profile.
  package func obstacle(on day: Day) -> SafetyQuestion? {
    let seen = shown(on: day).filter { $0.isFinal || !hasAgreed(to: $0) }
    return (seen + [safety?.obstacle].compactMap(\.self)).gravest
  }

  /// Nil where a goal may be as long as anybody's.
  package func longestGoal(on day: Day) -> Span? {
    obstacle(on: day) == nil ? nil : SafetyQuestion.longestForAll
  }

  /// Why nothing is counted that could drive on: no streaks, no freezes, no milestones.
  package func reasonNotToCount(on day: Day) -> SafetyQuestion? {
    let answered = (safety?.applies ?? []).filter { $0 == .underAge || $0 == .eatingDisorder }
    return (shown(on: day) + answered).gravest
  }

  /// Why there is no number for what to eat, whatever the formula gives.
  package func reasonForNoEnergy(on day: Day) -> SafetyQuestion? {
    let answered = (answers(on: day)?.applies ?? []).filter { $0 == .underAge || $0 == .pregnancy }
    return (shown(on: day).filter(\.isFinal) + answered).gravest
  }

  /// Of answers only the last are known, and what they say is of the days since; which day that
  /// was where the person was then does not matter by one.
  func answers(on day: Day) -> SafetyAnswers? {
    guard let safety, day >= Zone.utc.day(of: safety.at) - 1 else { return nil }
    return safety
  }

  /// The profile answers yes, too, for as long as it says so.
  private func shown(on day: Day) -> [SafetyQuestion] {
    guard let profile = profile(on: day) else { return [] }
    return [isMinor(profile, on: day) ? .underAge : nil, profile.isUnderweight ? .lowWeight : nil]
      .compactMap(\.self)
  }

  /// By any birth that may be the right one.
  func isMinor(_ profile: Profile, on day: Day) -> Bool {
    (otherBirths + [profile.birth].compactMap(\.self)).contains { !$0.isAdult(on: day) }
  }

  private func hasAgreed(to question: SafetyQuestion) -> Bool {
    safety.map { $0.isAgreed && $0.applies.contains(question) } ?? false
  }
}
