package import Nouns

/// Records what the person weighs.
package struct NewWeighing: Record, Equatable {
  package var grams: Int64 = 0
  /// Nil for now.
  package var at: Int64?
  package var note: String?
  /// What the person confirms, by the keys of the refusal.
  package var confirm: String?

  package init(
    grams: Int64, at: Int64? = nil, note: String? = nil, confirm: String? = nil
  ) {
    self.grams = grams
    self.at = at
    self.note = note
    self.confirm = confirm
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("grams", &grams)
    try fields.int("at", &at)
    try fields.string("note", &note)
    try fields.string("confirm", &confirm)
  }
}

/// Corrects a weighing, by the beginning of its id.
package struct WeighingEdit: Record, Equatable {
  package var id = ""
  package var grams: Int64?
  package var at: Int64?
  /// No characters take the note away.
  package var note: String?

  package init(id: String, grams: Int64? = nil, at: Int64? = nil, note: String? = nil) {
    self.id = id
    self.grams = grams
    self.at = at
    self.note = note
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("id", &id)
    try fields.int("grams", &grams)
    try fields.int("at", &at)
    try fields.string("note", &note)
  }
}

/// The weighing that a call was about: as it is now, or was.
package struct WeighingAnswer: Record, Equatable {
  package var weighing = Weighing()
  /// As it was before it was corrected.
  package var before: Weighing?
  /// Where the weight stands after it; nil where that could not be read.
  package var weight: WeightState?

  package init(
    weighing: Weighing, before: Weighing? = nil, weight: WeightState? = nil
  ) {
    self.weighing = weighing
    self.before = before
    self.weight = weight
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.noun("weighing", &weighing)
    try fields.noun("before", &before)
    try fields.record("weight", &weight)
  }
}

/// Which weighings to list.
package struct WeighingQuestion: Record, Equatable {
  package var last: Int64?
  /// The id after which to go on.
  package var before: String?
  /// Only the one whose id begins so.
  package var id: String?

  package init(last: Int64? = nil, before: String? = nil, id: String? = nil) {
    self.last = last
    self.before = before
    self.id = id
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("last", &last)
    try fields.string("before", &before)
    try fields.string("id", &id)
  }
}

/// Some weighings, newest first.
package struct WeighingPage: Record, Equatable {
  package var weighings: [Weighing] = []
  package var isLast = false

  package init(weighings: [Weighing], isLast: Bool) {
    self.weighings = weighings
    self.isLast = isLast
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.nouns("weighings", &weighings)
    try fields.bool("isLast", &isLast)
  }
}
