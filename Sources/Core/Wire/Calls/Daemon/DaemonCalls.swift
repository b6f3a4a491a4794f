/// `io.github.fastd.daemon`.
package enum DaemonCalls {
  package static let interface = "io.github.fastd.daemon"

  package enum Health: Method {
    package static let name = "io.github.fastd.daemon.Health"
    package typealias Input = NoFields
    package typealias Output = HealthAnswer
  }

  package enum TestNotification: Method {
    package static let name = "io.github.fastd.daemon.TestNotification"
    package typealias Input = NoFields
    package typealias Output = TestNotificationAnswer
  }
}

/// Whether a pop-up that was made to be seen came to a screen.
package struct TestNotificationAnswer: Record, Equatable {
  package var shown = false
  package var trouble: String?

  package init(shown: Bool, trouble: String? = nil) {
    self.shown = shown
    self.trouble = trouble
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.bool("shown", &shown)
    try fields.string("trouble", &trouble)
  }
}
