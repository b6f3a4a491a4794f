/// `io.github.fastd.status`.
package enum StatusCalls {
  package static let interface = "io.github.fastd.status"

  package enum Get: Method {
    package static let name = "io.github.fastd.status.Get"
    package typealias Input = StatusQuestion
    package typealias Output = Snapshot
  }

  package enum Subscribe: Method {
    package static let name = "io.github.fastd.status.Subscribe"
    package typealias Input = StatusQuestion
    package typealias Output = StateChange
  }
}

/// One reply of a subscription.
package struct StateChange: Record, Equatable {
  package var ready = false
  package var state = Snapshot()

  package init(ready: Bool, state: Snapshot) {
    self.ready = ready
    self.state = state
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.bool("ready", &ready)
    try fields.record("state", &state)
  }
}
