/// The fire's costume, which shows where the person stands.
package enum Costume: String, CaseIterable, Sendable {
  case usual = "default"
  /// For learning.
  case glasses
  /// For a milestone.
  case strong
  /// For the lead-in.
  case gentle
}

/// How the fire feels, whatever it wears.
package enum Mood: String, CaseIterable, Sendable {
  case happy, concerned, celebrating, sleeping

  /// By how much of the day's macros is eaten; what is celebrated is an event and no amount.
  package init(permille: Int64) {
    switch permille {
    case 700...: self = .happy
    case 400...: self = .concerned
    default: self = .sleeping
    }
  }
}

/// How loud something is celebrated: only what was earned is.
package enum Roar: Int, CaseIterable, Sendable {
  case none, single, double, triple
}

/// The facts of the state besides the event itself.
package struct CoachFacts: Equatable, Sendable {
  /// The diet program is in its first, easy days.
  package var isLeadIn: Bool
  /// The fast goes or went on for more than a day: from there on more is not better.
  package var isLong: Bool
  /// Something limits their goals: nobody cheers such a person on.
  package var isLimited: Bool
  /// Of the day's macros, per mille; nil where no meals are kept.
  package var progress: Int64?

  /// How to eat again: nothing else is said until that is past.
  package var care: Aftercare?

  package init(
    isLeadIn: Bool = false, isLong: Bool = false, isLimited: Bool = false,
    progress: Int64? = nil, care: Aftercare? = nil
  ) {
    self.isLeadIn = isLeadIn
    self.isLong = isLong
    self.isLimited = isLimited
    self.progress = progress
    self.care = care
  }
}

/// How the fire stands there when something has happened.
///
/// | earned by | roar |
/// |---|---|
/// | a goal reached, a fast that met its goal | single |
/// | a first: such a fast, a meal, a weight; a record, the end of a diet block | double |
/// | a milestone: a streak of 7, 30, 90 or 365 days, a whole cycle | triple |
///
/// What only begins, goes on or ends otherwise earns none, nothing does while a fast takes over a
/// day, and whoever has limits hears none. The words and the sound of it both go by this.
package struct CoachPose: Hashable, Sendable {
  package let costume: Costume
  package let mood: Mood
  package let roar: Roar

  package init(_ event: CoachEvent, _ facts: CoachFacts = CoachFacts()) {
    let mood = event.mood(facts)
    self.mood = mood
    costume = event.costume ?? (facts.isLeadIn ? .gentle : .usual)
    roar = mood == .celebrating && !facts.isLong && !facts.isLimited ? event.roar : .none
  }

  init(_ costume: Costume, _ mood: Mood) {
    self.costume = costume
    self.mood = mood
    roar = .none
  }
}
