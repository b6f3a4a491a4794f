package import Nouns

/// `io.github.fastd.profile`.
package enum ProfileCalls {
  package static let interface = "io.github.fastd.profile"

  package enum GetSafety: Method {
    package static let name = "io.github.fastd.profile.GetSafety"
    package typealias Input = NoFields
    package typealias Output = SafetyAnswer
  }

  package enum SetSafety: Method {
    package static let name = "io.github.fastd.profile.SetSafety"
    package typealias Input = SafetyWish
    package typealias Output = SafetyAnswer
  }
}

/// What the person says to the questions.
package struct SafetyWish: Record, Equatable {
  package var applies: [SafetyQuestion] = []
  package var agreed: Bool?

  package init(applies: [SafetyQuestion], agreed: Bool? = nil) {
    self.applies = applies
    self.agreed = agreed
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.choices("applies", &applies)
    try fields.bool("agreed", &agreed)
  }
}

/// What the person said to them, and what follows.
package struct Safety: Record, Equatable {
  /// Nil where nothing was answered.
  package var at: Int64?
  package var applies: [SafetyQuestion] = []
  package var agreed = false
  package var longestGoal: Int64?

  package init(
    at: Int64? = nil, applies: [SafetyQuestion] = [], agreed: Bool = false,
    longestGoal: Int64? = nil
  ) {
    self.at = at
    self.applies = applies
    self.agreed = agreed
    self.longestGoal = longestGoal
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("at", &at)
    try fields.choices("applies", &applies)
    try fields.bool("agreed", &agreed)
    try fields.int("longestGoal", &longestGoal)
  }
}

package struct SafetyAnswer: Record, Equatable {
  package var safety = Safety()

  package init(safety: Safety) {
    self.safety = safety
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.record("safety", &safety)
  }
}
