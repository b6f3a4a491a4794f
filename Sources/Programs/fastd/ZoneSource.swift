import Host
import Time

/// The zone the person lives in, until it is read again.
struct ZoneSource {
  private(set) var current: Zone
  private(set) var isUnsaid: Bool
  let source: String

  /// The file to watch, where one decides.
  var file: String? { LocalZone().file }

  init() throws(LocalZoneError) {
    let zone = LocalZone()
    current = try zone.find()
    isUnsaid = zone.isUnsaid
    source = Environment.process.exact("TZ") == nil ? LocalZone.localtime : "TZ"
  }

  mutating func reread() throws(LocalZoneError) {
    let zone = LocalZone()
    current = try zone.find()
    isUnsaid = zone.isUnsaid
  }
}
