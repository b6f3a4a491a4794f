/// `io.github.fastd.daemon`.
package enum DaemonCalls {
  package static let interface = "io.github.fastd.daemon"

  package enum Health: Method {
    package static let name = "io.github.fastd.daemon.Health"
    package typealias Input = NoFields
    package typealias Output = HealthAnswer
  }
}
