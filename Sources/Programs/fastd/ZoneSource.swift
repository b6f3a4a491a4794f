import Host
import Time

/// The zone the person lives in, until it is read again.
struct ZoneSource {
  private(set) var current: Zone
  let source: String

  init() throws(LocalZoneError) {
    current = try LocalZone().find()
    source = Environment.process.exact("TZ") == nil ? LocalZone.localtime : "TZ"
  }

  mutating func reread() throws(LocalZoneError) {
    current = try LocalZone().find()
  }
}
