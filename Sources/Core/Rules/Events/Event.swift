package import Nouns
package import Time

/// Something that was done with the programs, for the person's own journal.
///
/// Nothing in it was typed by anybody, and no value says anything of a body.
package struct Event: Equatable, Sendable {
  package enum Value: Hashable, Sendable {
    /// A name that programs have for something.
    case word(String)
    case number(Int64)
    case flag(Bool)
  }

  package let at: Instant
  package let name: EventName
  package let payload: [EventKey: Value]

  /// Nil where the payload does not fit such an event.
  package init?(_ name: EventName, at: Instant, _ payload: [EventKey: Value] = [:]) {
    guard name.needs.isSubset(of: payload.keys), name.keys.isSuperset(of: payload.keys),
      payload.allSatisfy({ $0.key.takes($0.value) })
    else { return nil }
    self.at = at
    self.name = name
    self.payload = payload
  }
}

extension EventName {
  var needs: Set<EventKey> {
    switch self {
    case .onboardingStepCompleted: [.stepNumber, .stepName]
    case .articleOpened: [.topic]
    case .cyclePhaseSwitched: [.from, .to]
    case .viewOpened, .viewClosed: [.view]
    case .errorOccurred, .warningShown: [.type]
    default: []
    }
  }

  /// All that it may have.
  var keys: Set<EventKey> {
    switch self {
    case .onboardingCompleted, .sessionEnded: [.duration]
    case .cyclePhaseSwitched: [.from, .to, .dayNumber, .automatic]
    case .sessionStarted: [.client]
    case .viewClosed: [.view, .timeSpent]
    case .cycleRecovered: [.stored, .calculated]
    case .streakMilestoneReached: [.days, .type]
    case .streakBroken, .badgeEarned: [.type]
    case .pointsAwarded, .decayApplied: [.points]
    case .weightLogged, .drinkLogged: [.source]
    case .mealLogged: [.source, .slot, .hasMacros]
    default: needs
    }
  }

  /// Whether a client may tell of it; the rest the daemon knows best.
  package var isOfClients: Bool {
    switch self {
    case .onboardingStarted, .onboardingStepCompleted, .onboardingCompleted, .articleOpened,
      .sessionStarted, .viewOpened, .viewClosed, .errorOccurred:
      true
    default: false
    }
  }

  /// Whether a person was there and did something.
  var isOfPerson: Bool {
    switch self {
    case .cyclePhaseSwitched, .cycleRecovered, .warningShown, .streakBroken, .sessionEnded,
      .badgeEarned, .pointsAwarded, .decayApplied:
      false
    default: true
    }
  }
}

extension Event.Value {
  /// From the stored text of that key's value.
  package init(_ text: String, of key: EventKey) {
    switch key {
    case .automatic, .hasMacros: self = .flag(text == "true")
    case .stepNumber, .duration, .dayNumber, .timeSpent, .days, .points:
      self = .number(Int64(text) ?? -1)
    default: self = .word(text)
    }
  }
}

extension EventKey {
  private static let longestWord = 40
  private static let numbers: ClosedRange<Int64> = 0...1_000_000_000

  func takes(_ value: Event.Value) -> Bool {
    switch (self, value) {
    case (.automatic, .flag), (.hasMacros, .flag): true
    case (.stepNumber, .number(let number)), (.duration, .number(let number)),
      (.dayNumber, .number(let number)), (.timeSpent, .number(let number)),
      (.days, .number(let number)), (.points, .number(let number)):
      Self.numbers.contains(number)
    case (.stepNumber, _), (.duration, _), (.dayNumber, _), (.timeSpent, _), (.days, _),
      (.points, _),
      (.automatic, _), (.hasMacros, _):
      false
    case (_, .word(let word)): Self.isWord(word)
    case (_, .number), (_, .flag): false
    }
  }

  /// Names of things have no blanks: nothing that somebody wrote gets in by mistake.
  private static func isWord(_ text: String) -> Bool {
    (1...longestWord).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
