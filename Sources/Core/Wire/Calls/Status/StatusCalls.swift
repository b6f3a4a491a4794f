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
  package var ready: Bool
  package var state: Snapshot

  package init(ready: Bool, state: Snapshot) {
    self.ready = ready
    self.state = state
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    ready = try fields.bool("ready")
    state = try fields.record("state")
  }

  package func write(to fields: inout FieldWriter) {
    fields.bool("ready", ready)
    fields.record("state", state)
  }
}
