package import Nouns

/// A value of an event: one of the three.
package struct EventFact: Record, Equatable {
  package var key = EventKey.stepNumber
  package var word: String?
  package var number: Int64?
  package var flag: Bool?

  package init(
    _ key: EventKey, word: String? = nil, number: Int64? = nil, flag: Bool? = nil
  ) {
    self.key = key
    self.word = word
    self.number = number
    self.flag = flag
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.choice("key", &key)
    try fields.string("word", &word)
    try fields.int("number", &number)
    try fields.bool("flag", &flag)
  }
}

/// A line of the journal.
package struct JournalEvent: Record, Equatable {
  package var seq: Int64 = 0
  package var at: Int64 = 0
  package var name = EventName.onboardingStarted
  package var payload: [EventFact] = []

  package init(seq: Int64, at: Int64, name: EventName, payload: [EventFact] = []) {
    self.seq = seq
    self.at = at
    self.name = name
    self.payload = payload
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("seq", &seq)
    try fields.int("at", &at)
    try fields.choice("name", &name)
    try fields.records("payload", &payload)
  }
}

/// How often something happened.
package struct EventCount: Record, Equatable {
  package var name = EventName.onboardingStarted
  package var count: Int64 = 0
  package var first: Int64 = 0
  package var last: Int64 = 0

  package init(name: EventName, count: Int64, first: Int64, last: Int64) {
    self.name = name
    self.count = count
    self.first = first
    self.last = last
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.choice("name", &name)
    try fields.int("count", &count)
    try fields.int("first", &first)
    try fields.int("last", &last)
  }
}
