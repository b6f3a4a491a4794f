/// `io.github.fastd.changes`.
package enum ChangeCalls {
  package static let interface = "io.github.fastd.changes"

  package enum Undo: Method {
    package static let name = "io.github.fastd.changes.Undo"
    package typealias Input = NoFields
    package typealias Output = StepAnswer
  }

  package enum Redo: Method {
    package static let name = "io.github.fastd.changes.Redo"
    package typealias Input = NoFields
    package typealias Output = StepAnswer
  }

  package enum List: Method {
    package static let name = "io.github.fastd.changes.List"
    package typealias Input = StepQuestion
    package typealias Output = StepList
  }

  package enum Follow: Method {
    package static let name = "io.github.fastd.changes.Follow"
    package typealias Input = FollowQuestion
    package typealias Output = FollowedEvent
  }

  package enum CheckOperations: Method {
    package static let name = "io.github.fastd.changes.CheckOperations"
    package typealias Input = NoFields
    package typealias Output = CheckedOperations
  }
}

/// The step that was taken back or done again.
package struct StepAnswer: Record, Equatable {
  package var step = RecordedCommand()

  package init(step: RecordedCommand) {
    self.step = step
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.record("step", &step)
  }
}

/// How many steps to list.
package struct StepQuestion: Record, Equatable {
  package var last: Int64?

  package init(last: Int64? = nil) {
    self.last = last
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("last", &last)
  }
}

/// Steps, newest first.
package struct StepList: Record, Equatable {
  package var steps: [RecordedCommand] = []

  package init(steps: [RecordedCommand]) {
    self.steps = steps
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.records("steps", &steps)
  }
}

/// Where to begin following.
package struct FollowQuestion: Record, Equatable {
  package var since: Int64?

  package init(since: Int64? = nil) {
    self.since = since
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("since", &since)
  }
}

/// One change; the first reply has only the number reached.
package struct FollowedEvent: Record, Equatable {
  package var seq: Int64 = 0
  package var event: ChangeEvent?

  package init(seq: Int64, event: ChangeEvent? = nil) {
    self.seq = seq
    self.event = event
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("seq", &seq)
    try fields.record("event", &event)
  }
}

/// Whether what was done and what is recorded agree, from the first operation on.
package struct CheckedOperations: Record, Equatable {
  /// Of those that do not, only so many of each list are named.
  package static let mostNamed = 20

  package var operations: Int64 = 0
  package var devices: Int64 = 0
  /// Rows that are not what their operations come to: "noun id".
  package var differing: [String] = []
  /// Operations that are no more what was written: "device seq".
  package var altered: [String] = []

  package init(operations: Int64, devices: Int64, differing: [String], altered: [String]) {
    self.operations = operations
    self.devices = devices
    self.differing = differing
    self.altered = altered
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("operations", &operations)
    try fields.int("devices", &devices)
    try fields.strings("differing", &differing)
    try fields.strings("altered", &altered)
  }
}
